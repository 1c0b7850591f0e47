import { type Area, areas, type Letter, letters } from '@norteia/domain/question'
import { z } from 'zod'
import { cleanText, hasGarbledAccents } from '../source/clean-text.ts'
import { mendPictures, picturesIn } from './place-pictures.ts'

export type Language = 'en' | 'es'
export type Application = 'first' | 'second'

export type OpenOption = { text: string | null; picture: string | null }

/** A question of the open set: what it says of itself, cleaned, before anything official is known. */
export type OpenRecord = {
  where: string
  year: number
  application: Application
  index: number
  language: Language | null
  key: Letter | null
  area: Area | null
  support: string | null
  statement: string
  options: OpenOption[]
  /** Addresses of pictures the words do not mention. */
  loosePictures: string[]
  /** Why it cannot be shown as it is. */
  faults: string[]
}

export type ReadOpenRecord =
  | { ok: true; record: OpenRecord; strangers: string[] }
  | { ok: false; reason: string }

const words = z.string().nullish()
const openRecord = z.looseObject({
  title: words,
  index: z.coerce.number().int().min(1).max(180),
  year: z.coerce.number().int().min(1998).max(2100),
  language: words,
  discipline: words,
  context: words,
  files: z.array(z.string()).nullish(),
  correctAlternative: words,
  alternativesIntroduction: words,
  alternatives: z
    .array(z.looseObject({ letter: z.string(), text: words, file: words, isCorrect: z.boolean().nullish() }))
    .min(2)
    .max(5),
})
type Parsed = z.infer<typeof openRecord>

/** Names of the fields in a sentence a person can act on. */
const FIELDS: Record<string, string> = {
  index: 'o número da questão (index) não é de 1 a 180',
  year: 'o ano (year) não é um ano',
  alternatives: 'as alternativas (alternatives) não são de 2 a 5',
}

export function readOpenRecord(value: unknown, where: string): ReadOpenRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, reason: 'não é uma questão (um objeto JSON)' }
  const parsed = openRecord.safeParse(value)
  if (!parsed.success) {
    const [field, ...rest] = parsed.error.issues[0]!.path
    const name = [field, ...rest].join('.')
    return { ok: false, reason: FIELDS[name] ?? `o campo ${name} falta ou não é do tipo certo` }
  }
  const options = optionsOf(parsed.data)
  if (!options) return { ok: false, reason: 'as letras das alternativas se repetem ou não são A a E' }
  const language = languageOf(parsed.data.language)
  if (language === undefined) return { ok: false, reason: `o idioma "${parsed.data.language}" não é do ENEM` }
  const words = wordsOf(parsed.data)
  if (!words) return { ok: false, reason: 'não tem enunciado' }
  if (hasGarbledAccents(JSON.stringify([words, options])))
    return { ok: false, reason: 'os acentos estão trocados (texto gravado com a codificação errada)' }
  return {
    ok: true,
    strangers: Object.keys(parsed.data).filter(name => !(name in openRecord.shape)),
    record: {
      where,
      year: parsed.data.year,
      application: /segunda[\s-]aplica|2ª aplica|reaplica|\bppl\b/i.test(`${parsed.data.title} ${where}`)
        ? 'second'
        : 'first',
      index: parsed.data.index,
      language,
      key: keyOf(parsed.data),
      area: areas.find(({ slug }) => slug === parsed.data.discipline)?.code ?? null,
      ...words,
      options: options.list,
      loosePictures: loosePictures(parsed.data, [
        words.support,
        words.statement,
        ...options.list.flatMap(({ text, picture }) => [text, picture]),
      ]),
      faults: [...options.faults, ...contextFaults(parsed.data, words.statement)],
    },
  }
}

const LANGUAGES: Record<string, Language> = { ingles: 'en', inglês: 'en', espanhol: 'es', en: 'en', es: 'es' }

function languageOf(text: string | null | undefined) {
  if (!text) return null
  return LANGUAGES[text.trim().toLowerCase()]
}

function keyOf({ correctAlternative, alternatives }: Parsed): Letter | null {
  const marked = alternatives.filter(({ isCorrect }) => isCorrect)
  const said = correctAlternative || (marked.length === 1 ? marked[0]!.letter : '')
  return letters.find(letter => letter === said.trim().toUpperCase()) ?? null
}

function textOf(text: string | null | undefined) {
  const clean = cleanText(text)
  return clean && mendPictures(clean)
}

/** Support text and question. A question without its own sentence has it at the end of the context. */
function wordsOf({ context, alternativesIntroduction, files }: Parsed) {
  const support = textOf(context)
  const statement = textOf(alternativesIntroduction)
  if (statement) return { support, statement }
  if (support) return splitLong(support)
  return files?.length ? { support: null, statement: 'Observe a figura.' } : undefined
}

/** The bank's longest question. */
const LONGEST = 6_000

function splitLong(words: string) {
  if (words.length <= LONGEST) return { support: null, statement: words }
  const end = words.lastIndexOf('\n\n')
  return {
    support: words.slice(0, Math.max(end, 0)) || null,
    statement: words.slice(Math.max(end, 0)).trim(),
  }
}

/** A question that stands by itself is longer than this. */
export const SHORTEST_ALONE = 250

/** "No caso apresentado …", with no case: the set has lost some contexts. */
function contextFaults({ context, files }: Parsed, statement: string) {
  const lost = !textOf(context) && !files?.length && statement.length < SHORTEST_ALONE
  return lost ? ['sem o texto de apoio: pode estar incompleta'] : []
}

/** Pictures that come with a question and that neither its words nor its options show. */
function loosePictures({ files }: Parsed, shown: (string | null)[]) {
  const mentioned = new Set(shown.flatMap(text => (text ? [text, ...picturesIn(text)] : [])))
  return [...new Set(files ?? [])].filter(url => !mentioned.has(url))
}

/**
 * The options, each in the place of its letter. The key names a letter, so a lost option leaves a gap instead of
 * moving the others up.
 */
function optionsOf({ alternatives }: Parsed) {
  const byLetter = new Map(alternatives.map(option => [option.letter.trim().toUpperCase(), option]))
  if (byLetter.size !== alternatives.length) return undefined
  if ([...byLetter.keys()].some(letter => !letters.includes(letter as Letter))) return undefined
  const faults: string[] = []
  const seen = new Map<string, Letter>()
  const list = letters.map(letter => {
    const { text, picture } = optionOf(byLetter.get(letter))
    if (text === null && picture === null) {
      faults.push(`falta a alternativa ${letter}`)
      return { text: `(alternativa ${letter} ausente na fonte)`, picture }
    }
    const likeness = `${text?.replace(/\s+/g, ' ').toLowerCase() ?? ''}|${picture ?? ''}`
    const twin = seen.get(likeness)
    seen.set(likeness, letter)
    if (!twin) return { text, picture }
    faults.push(`as alternativas ${twin} e ${letter} são iguais na fonte`)
    return { text: `${text ?? ''} (na fonte, igual à ${twin})`.trim(), picture }
  })
  return { list, faults }
}

const ONLY_PICTURE = /^!\[[^\]]*\]\(\s*(\S+?)\s*\)$/

function optionOf(option: Parsed['alternatives'][number] | undefined): OpenOption {
  const text = textOf(option?.text)
  const picture = option?.file || null
  const only = text ? ONLY_PICTURE.exec(text) : null
  return only && !picture ? { text: null, picture: only[1]! } : { text, picture }
}
