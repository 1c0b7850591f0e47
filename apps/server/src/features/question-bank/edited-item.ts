import {
  areaOfSubject,
  type Difficulty,
  guessedParameters,
  indexOfLetter,
  type Letter,
  type Subject,
} from '@norteia/domain/question'
import { refuse } from '../../platform/refusal.ts'
import type { TopicNames } from './show-question.ts'

type Edited = {
  subject: Subject
  topic: string | null
  skill: number | null
  difficulty: Difficulty
  style: 'enem' | 'fuvest' | 'unicamp' | 'oab' | 'cebraspe' | 'outro'
  source: string
  year: number | null
  support: string | null
  question: string
  options: { text: string; why: string | null }[]
  correctAnswer: Letter
  explanation: string
  points: number
}

// Case matters: `Aa` and `aa` are two genotypes.
const same = (text: string) => text.replace(/\s+/g, ' ').trim()
const orNothing = (text: string | null) => text?.trim() || null

/** What an administrator wrote, as the bank keeps it; refused where the parts contradict each other. */
export function itemFrom(edited: Edited, topics: TopicNames) {
  const fields: Record<string, string> = {}
  const { options, correctAnswer, topic } = edited
  if (indexOfLetter(correctAnswer) >= options.length) {
    fields.correctAnswer = 'O gabarito aponta uma alternativa que não existe.'
  }
  if (new Set(options.map(({ text }) => same(text))).size < options.length) {
    fields.options = 'Há duas alternativas iguais.'
  }
  if (topic && !topics.has(topic)) fields.topic = 'Escolha um assunto da lista.'
  if (Object.keys(fields).length > 0) throw refuse('validacao', { fields })

  const area = edited.style === 'oab' || edited.style === 'cebraspe' ? null : areaOfSubject(edited.subject)
  return {
    subject: edited.subject,
    area,
    topic: orNothing(topic),
    skill: area ? edited.skill : null,
    difficulty: edited.difficulty,
    style: edited.style,
    source: edited.source,
    year: edited.year,
    support: orNothing(edited.support),
    statement: edited.question,
    options: options.map(({ text, why }) => ({ text, image: null, why: orNothing(why) })),
    key: correctAnswer,
    explanation: edited.explanation,
    points: edited.points,
    guessed: guessedParameters(area, edited.difficulty, options.length),
  }
}
