import type { PublicQuestion, Solution } from '@norteia/contract/question-bank'
import {
  type Difficulty,
  indexOfLetter,
  type Letter,
  letterAt,
  pointsFor,
  type Subject,
} from '@norteia/domain/question'
import type { QuestionStatus } from './admin-words.ts'

/** A picture belongs to its option and is no part of the form: the server keeps it where it is. */
export type DraftOption = { id: number; text: string; why: string; image?: string | null }

/** A question as it is being written: every field is what stands in its box. */
export type Draft = {
  subject: Subject | ''
  topic: string
  skill: string
  difficulty: Difficulty
  style: PublicQuestion['style']
  source: string
  year: string
  support: string
  question: string
  options: readonly DraftOption[]
  correct: number
  explanation: string
  points: string
  status: QuestionStatus
  annulled: boolean
  outdated: boolean
}

type Managed = PublicQuestion & Solution & { status: QuestionStatus }

export const emptyDraft: Draft = {
  subject: '',
  topic: '',
  skill: '',
  difficulty: 'medium',
  style: 'enem',
  source: 'Norteia',
  year: '',
  support: '',
  question: '',
  options: Array.from({ length: 5 }, (_, id) => ({ id, text: '', why: '' })),
  correct: 0,
  explanation: '',
  points: String(pointsFor('medium')),
  status: 'draft',
  annulled: false,
  outdated: false,
}

export function draftOf(managed: Managed): Draft {
  const { difficulty, style, source, status, annulled, outdated, whys, correctAnswer } = managed
  return {
    difficulty,
    style,
    source,
    status,
    annulled,
    outdated,
    subject: managed.subject ?? '',
    topic: managed.topic?.slug ?? '',
    skill: managed.skill?.toString() ?? '',
    year: managed.year?.toString() ?? '',
    support: managed.support ?? '',
    question: managed.question,
    options: managed.options.map(({ letter, text, image }, id) => ({
      id,
      text: text ?? '',
      why: whys[letter] ?? '',
      image,
    })),
    correct: correctAnswer ? indexOfLetter(correctAnswer) : 0,
    explanation: managed.explanation ?? '',
    points: String(managed.points),
  }
}

export type DraftErrors = Partial<
  Record<'subject' | 'question' | 'explanation' | 'options' | 'year' | 'skill' | 'points', string>
>

const MISSING = 'Preencha este campo.'
const whole = (text: string, low: number, high: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= low && Number(text) <= high

export function checkDraft(draft: Draft): DraftErrors {
  const { subject, question, explanation, options, year, skill, points } = draft
  const texts = options.map(({ text }) => text.trim())
  const repeated = texts.some((text, place) => text && texts.indexOf(text) !== place)
  const found: DraftErrors = {
    ...(!subject && { subject: 'Escolha a matéria.' }),
    ...(!question.trim() && { question: MISSING }),
    ...(!explanation.trim() && { explanation: MISSING }),
    ...(texts.some(text => !text) && { options: 'Preencha todas as alternativas, ou retire as que sobram.' }),
    ...(repeated && { options: 'Há duas alternativas iguais.' }),
    ...(year.trim() && !whole(year, 2000, 2100) && { year: 'Um ano de 2000 em diante.' }),
    ...(skill.trim() && !whole(skill, 1, 30) && { skill: 'De 1 a 30.' }),
    ...(!whole(points, 1, 20) && { points: 'De 1 a 20.' }),
  }
  return found
}

const orNull = (text: string) => text.trim() || null
const numberOrNull = (text: string) => (text.trim() ? Number(text) : null)

/** What is sent; the draft has been checked. */
export function inputOf(draft: Draft) {
  const { difficulty, style, question, explanation, status } = draft
  return {
    subject: draft.subject as Subject,
    topic: orNull(draft.topic),
    skill: numberOrNull(draft.skill),
    difficulty,
    style,
    source: draft.source.trim() || 'Norteia',
    year: numberOrNull(draft.year),
    support: orNull(draft.support),
    question: question.trim(),
    options: draft.options.map(({ text, why }) => ({ text: text.trim(), why: orNull(why) })),
    correctAnswer: letterAt(draft.correct),
    explanation: explanation.trim(),
    points: Number(draft.points),
    status,
  }
}

/** The draft as a student would see it before and after answering. */
export function previewOf(draft: Draft) {
  const options = draft.options.map(({ text, image = null }, place) => ({
    letter: letterAt(place),
    text,
    image,
  }))
  const whys = draft.options.flatMap(({ why }, place): [Letter, string][] =>
    why.trim() ? [[letterAt(place), why]] : [],
  )
  const solution: Solution = {
    correctAnswer: letterAt(draft.correct),
    explanation: orNull(draft.explanation),
    whys: Object.fromEntries(whys),
  }
  return { support: orNull(draft.support), question: draft.question, language: null, options, solution }
}

/** One option less; the key stays on the option it was on. */
export function withoutOption(draft: Draft, place: number): Draft {
  const options = draft.options.filter((_, index) => index !== place)
  const correct = draft.correct > place ? draft.correct - 1 : Math.min(draft.correct, options.length - 1)
  return { ...draft, options, correct }
}

export function withOneMore(draft: Draft): Draft {
  const id = Math.max(-1, ...draft.options.map(option => option.id)) + 1
  return { ...draft, options: [...draft.options, { id, text: '', why: '' }] }
}

/** Options that are only pictures have no text to write, and the form would refuse them. */
export const fitsForm = ({ options }: Pick<PublicQuestion, 'options'>) => options.every(({ text }) => text)
export const hasPictures = ({ options }: Draft) => options.some(({ image }) => image)
