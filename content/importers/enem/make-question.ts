import { type Area, difficulties, guessedParameters, pointsFor } from '@norteia/domain/question'
import { type PackedQuestion, packedQuestion } from '../../schema/pack.ts'
import type { Official } from './join-year.ts'
import type { Application, OpenRecord } from './open-record.ts'
import { slotOf } from './settle-languages.ts'
import { subjectOf } from './subject-of.ts'

/** The folder an edition's references live in: `enem/2017`, `enem/2017-2` for a year's second application. */
export const editionRef = (year: number, application: Application) =>
  `enem/${year}${application === 'second' ? '-2' : ''}`

export const editionName = (year: number, application: Application) =>
  `ENEM ${year}${application === 'second' ? ' (2ª aplicação)' : ''}`

export const questionRef = (record: Pick<OpenRecord, 'year' | 'application' | 'index' | 'language'>) =>
  `${editionRef(record.year, record.application)}/${slotOf(record)}`

/** Easy, medium or hard: whichever is typical of an item with this parameter b in its area. */
export function difficultyOf(area: Area, b: number | undefined) {
  if (b === undefined) return 'medium'
  const distance = (difficulty: (typeof difficulties)[number]) =>
    Math.abs(guessedParameters(area, difficulty).b - b)
  return [...difficulties].sort((one, other) => distance(one) - distance(other))[0]!
}

/** What the official table says of a question, as the bank keeps it. */
export function figuresOf(official: Official, language: OpenRecord['language']) {
  const { area, key, annulled, skill, parameters } = official
  const difficulty = difficultyOf(area, parameters?.b)
  return {
    subject: subjectOf(area, language, skill),
    area,
    skill,
    difficulty,
    key,
    points: pointsFor(difficulty),
    parameters: parameters && { ...parameters, origin: 'inep' as const },
    annulled,
  }
}

type Figures = ReturnType<typeof figuresOf>

/** What stands in for the figures where there are no official ones: the source's own word. */
export function unofficialFigures(area: Area, record: OpenRecord): Figures {
  return {
    subject: subjectOf(area, record.language, null),
    area,
    skill: null,
    difficulty: 'medium',
    key: record.key,
    points: pointsFor('medium'),
    parameters: null,
    annulled: record.key === null,
  }
}

export type Made = { ok: true; question: PackedQuestion } | { ok: false; reason: string }

export function makeQuestion(record: OpenRecord, figures: Figures, status: PackedQuestion['status']): Made {
  const parsed = packedQuestion.safeParse({
    ref: questionRef(record),
    topic: null,
    style: 'enem',
    source: `${editionName(record.year, record.application)}, questão ${record.index}`,
    year: record.year,
    language: record.language,
    support: record.support,
    statement: record.statement,
    options: record.options.map(({ text, picture }) => ({ text, image: picture, why: null })),
    explanation: null,
    outdated: false,
    status,
    official: true,
    ...figures,
  })
  if (parsed.success) return { ok: true, question: parsed.data }
  const { path, message } = parsed.error.issues[0]!
  return { ok: false, reason: `${path.join('.')}: ${message}` }
}
