import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateInterval } from './hit-rate.ts'

test('knows nothing without answers', () => {
  expect(rateInterval(0, 0)).toEqual({ low: 0, high: 100 })
})

test('agrees with the published interval for 8 of 10 at 90 %', () => {
  const { low, high } = rateInterval(8, 10)
  expect(low).toBeCloseTo(54.1, 1)
  expect(high).toBeCloseTo(93.1, 1)
})

test('holds the rate, stays within 0 and 100 and narrows with more answers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (answers, seed) => {
      const hits = seed % (answers + 1)
      const { low, high } = rateInterval(hits, answers)
      const more = rateInterval(hits * 4, answers * 4)
      const rate = (100 * hits) / answers
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(100)
      expect(low - 1e-9).toBeLessThanOrEqual(rate)
      expect(high + 1e-9).toBeGreaterThanOrEqual(rate)
      expect(more.high - more.low).toBeLessThan(high - low)
    }),
  )
})
