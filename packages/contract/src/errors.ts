import { z } from 'zod'

/**
 * Every code the API may answer: status and the sentence a person reads. Codes are Portuguese because
 * they are part of the wire (`limite_do_plano` in the specification); one code means one thing everywhere.
 */
export const catalogue = {
  validacao: { status: 400, message: 'Alguns campos precisam de atenção.' },
  json_invalido: { status: 400, message: 'O pedido não está em um formato que entendemos.' },
  token_invalido: {
    status: 400,
    message: 'Este link já foi usado ou passou da validade. Peça um novo.',
  },
  nao_autenticado: { status: 401, message: 'Entre na sua conta para continuar.' },
  credenciais_invalidas: { status: 401, message: 'Credenciais inválidas. Tente novamente.' },
  senha_atual_incorreta: { status: 403, message: 'A senha atual não confere.' },
  sem_permissao: { status: 403, message: 'Você não tem permissão para isso.' },
  origem_recusada: { status: 403, message: 'Este pedido veio de outro site e foi recusado.' },
  nao_encontrado: { status: 404, message: 'Não encontramos o que você procura.' },
  email_em_uso: { status: 409, message: 'Já existe uma conta com este e-mail. Que tal entrar?' },
  conflito: { status: 409, message: 'Isto mudou enquanto você editava. Recarregue e tente de novo.' },
  questao_anulada: { status: 409, message: 'Esta questão foi anulada e não conta.' },
  alternativa_inexistente: { status: 400, message: 'Esta questão não tem essa alternativa.' },
  questao_em_prova: {
    status: 409,
    message: 'Esta questão está em uma prova sua que ainda corre. Termine a prova primeiro.',
  },
  prova_encerrada: { status: 409, message: 'Esta prova já terminou: o que estava salvo foi corrigido.' },
  prova_em_andamento: { status: 409, message: 'Esta prova ainda não terminou.' },
  poucas_questoes: { status: 409, message: 'Não há questões suficientes com essas escolhas.' },
  fora_de_hora: { status: 409, message: 'Esta revisão ainda não está na hora.' },
  corpo_grande: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  tipo_nao_aceito: { status: 415, message: 'Este tipo de conteúdo não é aceito aqui.' },
  muitas_tentativas: { status: 429, message: 'Muitas tentativas seguidas. Espere um pouco e tente de novo.' },
  limite_do_plano: { status: 429, message: 'Você chegou ao limite do seu plano.' },
  erro_interno: { status: 500, message: 'Erro interno. Tente novamente.' },
  sobrecarga: { status: 503, message: 'Estamos com muita gente agora. Tente de novo em instantes.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof catalogue

export const errorBody = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** What a refusal may carry beside its code. */
export const refusalData = z.object({
  fields: z.record(z.string(), z.string()).optional(),
  retryAfterSeconds: z.number().optional(),
})
export type RefusalData = z.infer<typeof refusalData>

type Declared<C extends ErrorCode> = {
  [K in C]: {
    status: (typeof catalogue)[K]['status']
    message: string
    data: z.ZodOptional<typeof refusalData>
  }
}

/** Declares on a route which codes it may answer, for the server's `errors` and the client's types. */
export function codes<const C extends ErrorCode>(...names: C[]): Declared<C> {
  const declared = names.map(name => [name, { ...catalogue[name], data: refusalData.optional() }])
  return Object.fromEntries(declared) as Declared<C>
}
