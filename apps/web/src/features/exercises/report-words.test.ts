import { expect, test } from 'vitest'
import { percentOf, shownDuration } from './report-words.ts'

test.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [60, '1 min'],
  [725, '12 min 05 s'],
  [3_600, '1 h'],
  [4_830, '1 h 20 min'],
  [-3, '0 s'],
])('%i seconds are %s', (seconds, words) => expect(shownDuration(seconds)).toBe(words))

test('no answers have no share', () => {
  expect(percentOf(0, 0)).toBe('–')
  expect(percentOf(2, 3)).toBe('67%')
})
