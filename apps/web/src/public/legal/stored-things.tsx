const things = [
  {
    what: 'Nome, e-mail e nome de usuário',
    why: 'Criar e proteger a conta',
    basis: 'Execução do contrato (art. 7º, V)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'Data de nascimento e e-mail do responsável, se informados',
    why: 'Proteger menores nas funções sociais',
    basis: 'Obrigação legal e melhor interesse (art. 7º, II, e art. 14)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'Preferências: tema, apelido, aparecer ou não no ranking',
    why: 'Mostrar a plataforma como você quer',
    basis: 'Execução do contrato (art. 7º, V)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'Senha, só como um código que não se desfaz',
    why: 'Saber que é você',
    basis: 'Execução do contrato (art. 7º, V)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'Sessões abertas: navegador e sistema, data e hora',
    why: 'Manter você conectado e deixar você encerrar um aparelho',
    basis: 'Execução do contrato (art. 7º, V)',
    until: '30 dias sem uso, ou 180 dias ao todo',
  },
  {
    what: 'Respostas a questões, provas feitas, tempo em cada questão, cartões de revisão, meta da semana, pontos e conquistas',
    why: 'Corrigir, mostrar seu progresso e escolher o que vale estudar a seguir',
    basis: 'Execução do contrato (art. 7º, V)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'Avisos de erro em questões e a resposta que demos',
    why: 'Corrigir a questão e contar a você o que foi feito',
    basis: 'Execução do contrato (art. 7º, V)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'E-mails que enviamos a você ou ao seu responsável',
    why: 'Entregar e conferir o envio',
    basis: 'Execução do contrato (art. 7º, V)',
    until: '90 dias, ou até você apagar a conta',
  },
  {
    what: 'Mensagens do formulário de contato',
    why: 'Responder a você',
    basis: 'Legítimo interesse (art. 7º, IX)',
    until: '90 dias',
  },
  {
    what: 'Registros de acesso do servidor de entrada (data, hora, endereço IP)',
    why: 'Marco Civil da Internet, art. 15',
    basis: 'Obrigação legal (art. 7º, II)',
    until: '6 meses, com quem opera esta instalação',
  },
]

/** A list on a phone, where a table of four columns would have to be scrolled sideways. */
export function StoredThings() {
  return (
    <ul className="!list-none !pl-0">
      {things.map(({ what, why, basis, until }) => (
        <li key={what} className="border-t border-line py-3">
          <b>{what}</b>
          <dl className="!mt-1 grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-1 text-step--1">
            <dt className="text-muted">Para quê</dt>
            <dd>{why}</dd>
            <dt className="text-muted">Base legal</dt>
            <dd>{basis}</dd>
            <dt className="text-muted">Até quando</dt>
            <dd>{until}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
