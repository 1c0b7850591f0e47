import { expect, test } from 'vitest'
import { dayOf, yearsBetween } from './day.ts'

test('a day turns at midnight in São Paulo, not in Greenwich', () => {
  expect(dayOf(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20')
  expect(dayOf(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21')
})

test('a summer-time day of the past keeps its own midnight', () => {
  expect(dayOf(new Date('2018-12-01T02:30:00Z'))).toBe('2018-12-01')
})

test.each([
  ['2010-11-21', '2026-11-20', 15],
  ['2010-11-21', '2026-11-21', 16],
  ['2008-02-29', '2024-02-28', 15],
  ['2008-02-29', '2025-02-28', 16],
  ['2008-02-29', '2025-03-01', 17],
])('from %s to %s are %i whole years', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years)
})
