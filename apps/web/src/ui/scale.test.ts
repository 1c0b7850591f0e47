import { expect, test } from 'vitest'
import { linearScale, niceDomain, niceTicks } from './scale.ts'

test('ticks are round numbers inside the interval', () => {
  expect(niceTicks(0, 100)).toEqual([0, 50, 100])
  expect(niceTicks(583, 690, 5)).toEqual([600, 650])
  expect(niceTicks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
})

test('a domain holds every value, even when there is one or none', () => {
  const [low, high] = niceDomain([583, 690])
  expect(low).toBeLessThanOrEqual(583)
  expect(high).toBeGreaterThanOrEqual(690)
  expect(niceDomain([5])).toEqual([4, 6])
  expect(niceDomain([])).toEqual([0, 1])
})

test('a scale places the ends of its domain at the ends of its range', () => {
  const place = linearScale([500, 700], [100, 0])
  expect([place(500), place(600), place(700)]).toEqual([100, 50, 0])
})
