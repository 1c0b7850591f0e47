import { expect, test } from 'vitest'
import { sayMinutes, saySeconds } from './duration-words.ts'
import { readGoal, writeGoal } from './goal-words.ts'

test.each(['', '  ', 'muito', '0', '0,4', '-3', '85', '1e9', 'Infinity'])('refuses the goal %j', text => {
  expect(readGoal(text)).toHaveProperty('problem')
})

test.each([
  ['4', 240],
  [' 2,5 ', 150],
  ['1.25', 75],
  ['0,5', 30],
  ['84', 5_040],
])('reads %j as minutes', (text, minutes) => {
  expect(readGoal(text)).toEqual({ minutes })
})

test.each([30, 75, 100, 150, 5_040])('a goal of %i minutes survives being edited', minutes => {
  expect(readGoal(writeGoal(minutes))).toEqual({ minutes })
})

test('writes durations as people do', () => {
  expect([0, 35, 60, 65, 1770].map(sayMinutes)).toEqual(['0 min', '35 min', '1h', '1h05', '29h30'])
  expect(saySeconds(119)).toBe('1 min')
})
