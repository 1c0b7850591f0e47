import {
  areaOfSubject,
  areas,
  type Difficulty,
  guessedParameters,
  letters,
  pointsFor,
  subjectFrom,
} from '@norteia/domain/question'
import { examStyles } from '../../schema/item.ts'
import { type PackedQuestion, packedQuestion } from '../../schema/pack.ts'
import { columnFor, type FieldName, type Fields } from './question-columns.ts'

/** Topics of the syllabus by slug, and the subject each belongs to. */
export type Topics = ReadonlyMap<string, { subject: string; name: string }>

class Refusal extends Error {}

export function makeQuestion(fields: Fields, topics: Topics): PackedQuestion | { refused: string } {
  try {
    return read(fields, topics)
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

function read(fields: Fields, topics: Topics): PackedQuestion {
  const text = (name: FieldName) => textOf(fields[name], name)
  const code = slugOf(needed(text('code'), 'code'))
  if (code === '') throw new Refusal('o codigo não tem letras nem números')
  const subject = subjectOf(needed(text('subject'), 'subject'))
  const difficulty = difficultyOf(text('difficulty'))
  const style = styleOf(text('style'))
  const options = optionsOf(fields)
  const annulled = yes(text('annulled'))
  const key = keyOf(text('key'), options, annulled)
  const area = style === 'oab' || style === 'cebraspe' ? null : areaOf(text('area'), subject)
  const parsed = packedQuestion.safeParse({
    ref: `professor/${code}`,
    subject,
    area,
    topic: topicOf(text('topic'), subject, topics),
    skill: whole(text('skill'), 'skill', 1, 30),
    difficulty,
    style,
    source: text('source') ?? 'Questão de professor',
    year: whole(text('year'), 'year', 1990, 2100),
    language: subject === 'ingles' ? 'en' : subject === 'espanhol' ? 'es' : null,
    support: text('support'),
    statement: needed(text('statement'), 'statement'),
    options,
    key,
    explanation: text('explanation'),
    points: whole(text('points'), 'points', 1, 20) ?? pointsFor(difficulty),
    parameters: annulled
      ? null
      : { ...guessedParameters(area, difficulty, options.length), origin: 'estimated' },
    annulled,
    outdated: false,
    status: 'published',
    official: false,
  })
  if (parsed.success) {
    refusePictures(parsed.data)
    return parsed.data
  }
  const { path, message } = parsed.error.issues[0]!
  throw new Refusal(SCHEMA_WORDS[message] ?? `${path.join('.')}: ${message}`)
}

const SCHEMA_WORDS: Record<string, string> = {
  'the key names an option that is not there': 'o gabarito é uma alternativa que não existe',
  'two options are the same': 'duas alternativas são iguais',
}

const EATEN =
  'tem um caractere de controle: uma barra invertida de LaTeX foi lida como escape? (em JSON escreva \\\\frac)'
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\t(?:imes|ext|heta|an|au|o)\b/

/** Looked at before the ends are trimmed: a form feed there was the beginning of a fraction. */
function clean(text: string) {
  if (CONTROL.test(text)) throw new Refusal(EATEN)
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()
}

function textOf(value: unknown, name: FieldName): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') throw new Refusal(`${columnFor(name)} não é um texto`)
  return clean(value) || null
}

function needed(text: string | null, name: FieldName) {
  if (text === null) throw new Refusal(`falta ${columnFor(name)}`)
  return text
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
const slugOf = (text: string) =>
  plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

function subjectOf(text: string) {
  const subject = subjectFrom(text)
  if (!subject) throw new Refusal(`a matéria "${text}" não é das nossas`)
  return subject
}

function areaOf(text: string | null, subject: ReturnType<typeof subjectOf>) {
  if (text === null) return areaOfSubject(subject)
  const wanted = slugOf(text)
  const found = areas.find(
    ({ code, slug, name }) => code.toLowerCase() === wanted || slug === wanted || slugOf(name) === wanted,
  )
  if (!found) throw new Refusal(`a área "${text}" não é das quatro do ENEM`)
  return found.code
}

const DIFFICULTIES: Record<string, Difficulty> = {
  facil: 'easy',
  easy: 'easy',
  medio: 'medium',
  media: 'medium',
  medium: 'medium',
  dificil: 'hard',
  hard: 'hard',
}

function difficultyOf(text: string | null) {
  const found = DIFFICULTIES[plain(text ?? 'médio')]
  if (!found) throw new Refusal(`a dificuldade "${text}" não é fácil, médio nem difícil`)
  return found
}

function styleOf(text: string | null) {
  const found = examStyles.find(style => style === plain(text ?? 'outro'))
  if (!found) throw new Refusal(`o estilo "${text}" não é um destes: ${examStyles.join(', ')}`)
  return found
}

function topicOf(text: string | null, subject: string, topics: Topics) {
  if (text === null) return null
  const wanted = slugOf(text)
  for (const [slug, topic] of topics)
    if (topic.subject === subject && (slug === wanted || slugOf(topic.name) === wanted)) return slug
  throw new Refusal(`o tópico "${text}" não está no programa de ${subject}`)
}

function whole(text: string | null, name: FieldName, least: number, most: number) {
  if (text === null) return null
  const value = Number(/^H?(\d+)$/i.exec(text)?.[1])
  if (!(value >= least && value <= most))
    throw new Refusal(`${columnFor(name)} "${text}" não é um número de ${least} a ${most}`)
  return value
}

const yes = (text: string | null) => text !== null && /^(s|sim|x|1|true|yes)$/i.test(text)

const WHYS = ['whyA', 'whyB', 'whyC', 'whyD', 'whyE'] as const
const OPTIONS = ['a', 'b', 'c', 'd', 'e'] as const

function optionsOf(fields: Fields) {
  const listed = Array.isArray(fields.options) ? fields.options.map(listedOption) : undefined
  const options =
    listed ??
    OPTIONS.map((name, place) => ({
      text: textOf(fields[name], name),
      image: null,
      why: textOf(fields[WHYS[place]!], WHYS[place]!),
    }))
  while (options.at(-1)?.text === null) options.pop()
  const gap = options.findIndex(({ text }) => text === null)
  if (gap >= 0) throw new Refusal(`falta a alternativa ${letters[gap]}`)
  if (options.length < 2 || options.length > 5) throw new Refusal('uma questão tem de 2 a 5 alternativas')
  return options
}

/** In JSON: `"texto"`, or `{"texto": …, "por_que": …}`. */
function listedOption(option: unknown) {
  if (typeof option !== 'object' || option === null)
    return { text: textOf(option, 'options'), image: null, why: null }
  const { texto, text, por_que, why } = option as Record<string, unknown>
  return { text: textOf(texto ?? text, 'options'), image: null, why: textOf(por_que ?? why, 'options') }
}

function keyOf(text: string | null, options: { text: string | null }[], annulled: boolean) {
  if (annulled && text === null) return null
  const wanted = needed(text, 'key')
  const letter = letters.find(letter => letter === wanted.toUpperCase())
  // Right or wrong: the key may be written as the word.
  const place = letter
    ? letters.indexOf(letter)
    : options.findIndex(one => plain(one.text!) === plain(wanted))
  if (place < 0) throw new Refusal(`o gabarito "${wanted}" não é uma letra de A a E`)
  return letters[place]!
}

function refusePictures(question: PackedQuestion) {
  const texts = [
    question.support,
    question.statement,
    question.explanation,
    ...question.options.map(o => o.text),
  ]
  if (texts.some(text => text && /!\[[^\]]*\]\(/.test(text)))
    throw new Refusal('tem uma figura: neste formato só entram textos e fórmulas')
}
