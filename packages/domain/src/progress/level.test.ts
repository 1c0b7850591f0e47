import { expect, test } from 'vitest'
import { levelOf, pointsForLevel } from './level.ts'

test('a newcomer is at level one', () => {
  expect(levelOf(0)).toBe(1)
  expect(levelOf(-5)).toBe(1)
})

test('a level starts exactly at its points, and not one point before', () => {
  for (let level = 2; level <= 200; level++) {
    expect(levelOf(pointsForLevel(level))).toBe(level)
    expect(levelOf(pointsForLevel(level) - 1)).toBe(level - 1)
  }
})
