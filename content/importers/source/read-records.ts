import { isHtml } from './read-text.ts'
import { SourceError } from './source-error.ts'

/** A record as it stood in the source, and where, in words. Without a value it could not be read. */
export type RawRecord = { where: string; value: unknown } | { where: string; broken: string }

/**
 * The records of a JSON text: a list, or an object with a list in `questions`. What breaks off or has one bad
 * record still gives the others.
 */
export function readRecords(text: string, name: string): RawRecord[] {
  let whole: unknown
  try {
    whole = JSON.parse(text)
  } catch {
    return salvage(text, name)
  }
  const list = listOf(whole)
  if (!list) throw new SourceError(`${name}: ${whyNoList(whole)}`)
  if (list.length === 0) throw new SourceError(`${name} não tem nenhuma questão.`)
  return list.map((value, place) => ({ where: `${name}, registro ${place + 1}`, value }))
}

function listOf(whole: unknown): unknown[] | undefined {
  if (Array.isArray(whole)) return whole
  if (typeof whole !== 'object' || whole === null) return undefined
  const { questions, questoes, alternatives } = whole as Record<string, unknown>
  if (Array.isArray(questions)) return questions
  if (Array.isArray(questoes)) return questoes
  // One question by itself, as the repository keeps them.
  return Array.isArray(alternatives) ? [whole] : undefined
}

function whyNoList(whole: unknown) {
  const message = (whole as { error?: { message?: unknown } } | null)?.error?.message
  if (typeof message === 'string') return `o serviço respondeu com um erro: ${message.slice(0, 200)}`
  return 'o JSON não tem uma lista de questões.'
}

/** Goes through a text that is no JSON as a whole and gives every record that is one by itself. */
function salvage(text: string, name: string): RawRecord[] {
  if (isHtml(text)) throw new SourceError(`${name} é uma página HTML, não JSON.`)
  const start = /^\s*(\[|\{[^[{]*(?:\{[^{}[\]]*\}[^[{]*)?"(?:questions|questoes)"\s*:\s*\[)/.exec(text)
  if (!start) throw new SourceError(`${name} não é JSON.`)
  const records: RawRecord[] = []
  let at = start[0].length
  for (;;) {
    at = skipSeparators(text, at)
    if (at >= text.length || text[at] === ']') break
    const where = `${name}, registro ${records.length + 1}`
    const end = text[at] === '{' ? endOfObject(text, at) : -1
    if (end < 0) {
      records.push({ where, broken: 'o arquivo está cortado ou estragado a partir daqui' })
      return records
    }
    records.push(parsed(text.slice(at, end), where))
    at = end
  }
  if (at >= text.length)
    records.push({ where: `${name}, fim`, broken: 'o arquivo está cortado: a lista não termina' })
  return records
}

const skipSeparators = (text: string, from: number) => {
  let at = from
  while (/[\s,]/.test(text[at] ?? '')) at++
  return at
}

/** The place after the brace that closes the one at `from`; -1 when there is none. */
function endOfObject(text: string, from: number) {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return -1
}

function parsed(text: string, where: string): RawRecord {
  try {
    return { where, value: JSON.parse(text) }
  } catch {
    return { where, broken: 'o registro não é JSON' }
  }
}
