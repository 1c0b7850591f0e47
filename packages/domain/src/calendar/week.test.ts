import { expect, test } from 'vitest'
import { addDays, dayOf, daysBetween, firstOfNextMonth, mondayOf, startOfDay } from './index.ts'

test('a week starts on Monday', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-21')).toBe('2026-11-16')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-03-01')).toBe('2026-02-23')
})

test('days are added and counted across months and leap years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(daysBetween('2025-12-31', '2026-03-01')).toBe(60)
  expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01')
  expect(firstOfNextMonth('2026-01-01')).toBe('2026-02-01')
})

test('a day begins at midnight in São Paulo, also when there was summer time', () => {
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-21T03:00:00.000Z')
  expect(startOfDay('2018-12-25').toISOString()).toBe('2018-12-25T02:00:00.000Z')
  // Clocks went from midnight to one o'clock that night.
  expect(startOfDay('2018-11-04').toISOString()).toBe('2018-11-04T03:00:00.000Z')
  for (const day of ['2015-02-22', '2020-02-29', '2026-07-01']) {
    expect(dayOf(startOfDay(day))).toBe(day)
    expect(dayOf(new Date(startOfDay(day).getTime() - 1))).toBe(addDays(day, -1))
  }
})
