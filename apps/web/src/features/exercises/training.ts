import type { Solution } from '@norteia/contract/question-bank'
import type { Letter } from '@norteia/domain/question'

/** What is kept of an answer, so that going back or a reload shows it as it was. */
export type Outcome = Solution & { chosen: Letter; isCorrect: boolean; pointsEarned: number }

/** `revision` is what the student read: a letter means an option of that text. */
export type Answer = { selectedAnswer: Letter; timeSpent: number; doubt: boolean; revision: number }
export type Undelivered = { key: string; input: Answer }

/** One sitting of practice in this tab: its id goes with every answer, and its report adds them up. */
export type Training = {
  id: string
  lastAt: number
  ended: boolean
  outcomes: Readonly<Record<number, Outcome>>
  undelivered: Readonly<Record<number, Undelivered>>
  /** Questions passed over, which an adaptive choice must not bring straight back. */
  skipped: readonly number[]
}

/** After so long a pause, what comes is another sitting. */
const LONGEST_PAUSE = 3 * 60 * 60 * 1000

export const begin = (id: string, now: number): Training => ({
  id,
  lastAt: now,
  ended: false,
  outcomes: {},
  undelivered: {},
  skipped: [],
})

/** The last sitting, unless it was ended or left alone for long. */
export const openSitting = (last: Training | null, now: number) =>
  last && !last.ended && now - last.lastAt <= LONGEST_PAUSE ? last : null

/** The sitting to go on with, or a new one. */
export function resume(last: Training | null, newId: () => string, now: number): Training {
  if (!last) return begin(newId(), now)
  if (openSitting(last, now)) return last
  // What could not be delivered is not lost with the sitting it was given in.
  return { ...begin(newId(), now), undelivered: last.undelivered }
}

export const keepOutcome = (
  training: Training,
  questionId: number,
  outcome: Outcome,
  now: number,
): Training => ({
  ...training,
  lastAt: now,
  outcomes: { ...training.outcomes, [questionId]: outcome },
})

export function keepUndelivered(
  training: Training,
  questionId: number,
  parcel: Undelivered | null,
): Training {
  const { [questionId]: _, ...others } = training.undelivered
  return { ...training, undelivered: parcel ? { ...others, [questionId]: parcel } : others }
}

/** Lets a question be answered again. */
export function forgetOutcome(training: Training, questionId: number): Training {
  const { [questionId]: _, ...outcomes } = training.outcomes
  return { ...training, outcomes }
}

export const skip = (training: Training, questionId: number): Training =>
  training.skipped.includes(questionId)
    ? training
    : { ...training, skipped: [...training.skipped, questionId].slice(-60) }

export const end = (training: Training): Training => ({ ...training, ended: true })

export const answersIn = ({ outcomes }: Training) => {
  const given = Object.values(outcomes)
  return { answers: given.length, hits: given.filter(({ isCorrect }) => isCorrect).length }
}
