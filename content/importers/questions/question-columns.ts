/** The names a column or field may have; the first is the one we write. Accents, case and spaces do not matter. */
const NAMES = {
  code: ['codigo', 'code', 'id', 'ref'],
  subject: ['materia', 'disciplina', 'subject'],
  topic: ['topico', 'assunto', 'topic'],
  area: ['area'],
  skill: ['habilidade', 'skill'],
  difficulty: ['dificuldade', 'nivel', 'difficulty'],
  style: ['estilo', 'style'],
  source: ['fonte', 'source'],
  year: ['ano', 'year'],
  support: ['texto_base', 'texto', 'contexto', 'support'],
  statement: ['enunciado', 'pergunta', 'statement'],
  options: ['alternativas', 'options'],
  key: ['gabarito', 'resposta', 'key'],
  explanation: ['explicacao', 'resolucao', 'comentario', 'explanation'],
  points: ['pontos', 'points'],
  annulled: ['anulada', 'annulled'],
  a: ['alternativa_a', 'a'],
  b: ['alternativa_b', 'b'],
  c: ['alternativa_c', 'c'],
  d: ['alternativa_d', 'd'],
  e: ['alternativa_e', 'e'],
  whyA: ['por_que_a', 'comentario_a', 'why_a'],
  whyB: ['por_que_b', 'comentario_b', 'why_b'],
  whyC: ['por_que_c', 'comentario_c', 'why_c'],
  whyD: ['por_que_d', 'comentario_d', 'why_d'],
  whyE: ['por_que_e', 'comentario_e', 'why_e'],
} as const

export type FieldName = keyof typeof NAMES
export type Fields = Partial<Record<FieldName, unknown>>

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

const BY_NAME = new Map<string, FieldName>(
  Object.entries(NAMES).flatMap(([field, names]) => names.map(name => [name, field as FieldName])),
)

/** A record by our names, and the names nobody knows. */
export function nameFields(record: Record<string, unknown>) {
  const fields: Fields = {}
  const strangers: string[] = []
  for (const [name, value] of Object.entries(record)) {
    const field = BY_NAME.get(plain(name))
    if (field === undefined) strangers.push(name)
    else if (value !== '' && value !== null && value !== undefined) fields[field] = value
  }
  return { fields, strangers }
}

export const columnFor = (field: FieldName) => NAMES[field][0]
