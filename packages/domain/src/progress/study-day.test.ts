import { expect, test } from 'vitest'
import { isStudied } from './study-day.ts'

test('a day with points only was not studied; an answer or a second of work is enough', () => {
  expect(isStudied({ answers: 0, seconds: 0 })).toBe(false)
  expect(isStudied({ answers: 1, seconds: 0 })).toBe(true)
  expect(isStudied({ answers: 0, seconds: 1 })).toBe(true)
})
