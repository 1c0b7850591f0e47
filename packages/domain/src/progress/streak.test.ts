import { expect, test } from 'vitest'
import { addDays } from '../calendar/index.ts'
import { streakOf } from './streak.ts'

// A Saturday; the week began on the 16th.
const today = '2026-11-21'

test('nobody who never studied has a streak, and nothing is lost', () => {
  expect(streakOf([], today)).toEqual({ days: 0, longest: 0, studiedToday: false, freezeLeft: true })
})

test('counts days in a row, and today still open does not break it', () => {
  expect(streakOf(['2026-11-19', '2026-11-20'], today)).toMatchObject({ days: 2, studiedToday: false })
  expect(streakOf(['2026-11-19', '2026-11-20', today], today)).toMatchObject({ days: 3, studiedToday: true })
})

test('one missed day a week is forgiven, the second ends the row', () => {
  const one = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20']
  expect(streakOf(one, today)).toMatchObject({ days: 4, freezeLeft: false })
  expect(streakOf(['2026-11-16', '2026-11-18', '2026-11-20'], today)).toMatchObject({ days: 1 })
})

test('a new week brings a new freeze', () => {
  const days = [
    '2026-11-12',
    '2026-11-13',
    '2026-11-15',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]
  expect(streakOf(days, today)).toMatchObject({ days: 7, freezeLeft: false })
})

test('the longest row stays known after it broke', () => {
  const long = Array.from({ length: 30 }, (_, i) => addDays('2026-09-01', i))
  expect(streakOf([...long, today], today)).toMatchObject({ days: 1, longest: 30 })
})

test('a row that broke does not spend the week’s freeze', () => {
  expect(streakOf(['2026-11-01'], today)).toMatchObject({ days: 0, freezeLeft: true })
})
