import { expect, test } from 'vitest'
import {
  answersIn,
  begin,
  end,
  forgetOutcome,
  keepOutcome,
  keepUndelivered,
  resume,
  skip,
} from './training.ts'

const HOUR = 60 * 60 * 1000
const solution = { correctAnswer: 'B' as const, explanation: 'Porque sim.', whys: {} }
const outcome = { ...solution, chosen: 'B' as const, isCorrect: true, pointsEarned: 10 }
const parcel = { key: 'k', input: { selectedAnswer: 'A' as const, timeSpent: 9, doubt: false, revision: 1 } }
const newId = () => 'nova'

test('a sitting goes on after a short pause', () => {
  const first = keepOutcome(begin('a', 0), 7, outcome, HOUR)
  expect(resume(first, newId, 3 * HOUR)).toBe(first)
})

test('a long pause or an end begins another sitting', () => {
  expect(resume(begin('a', 0), newId, 4 * HOUR).id).toBe('nova')
  expect(resume(end(begin('a', 0)), newId, 1).id).toBe('nova')
  expect(resume(null, newId, 1)).toEqual(begin('nova', 1))
})

test('what was not delivered outlives its sitting', () => {
  const waiting = keepUndelivered(begin('a', 0), 7, parcel)
  expect(resume(waiting, newId, 9 * HOUR).undelivered).toEqual({ 7: parcel })
  expect(keepUndelivered(waiting, 7, null).undelivered).toEqual({})
})

test('counts answers and hits, one a question', () => {
  const some = keepOutcome(begin('a', 0), 7, outcome, 1)
  const more = keepOutcome(keepOutcome(some, 8, { ...outcome, isCorrect: false }, 2), 7, outcome, 3)
  expect(answersIn(more)).toEqual({ answers: 2, hits: 1 })
  expect(answersIn(forgetOutcome(more, 7))).toEqual({ answers: 1, hits: 0 })
})

test('remembers the last questions passed over, once each', () => {
  const many = Array.from({ length: 80 }, (_, id) => id).reduce(skip, begin('a', 0))
  expect(many.skipped).toHaveLength(60)
  expect(skip(many, 79)).toBe(many)
})
