import { expect, test } from 'vitest'
import {
  type ClockReading,
  callBetween,
  clockText,
  examSeconds,
  readClock,
  remainingAt,
  resync,
  spentAt,
  timeInWords,
} from './index.ts'

const wire = {
  serverNow: '2026-11-21T15:00:00.400Z',
  endsAt: '2026-11-21T16:00:00.000Z',
  remainingSeconds: 3600,
  spentSeconds: 60,
}
const timed: ClockReading = { remaining: 3600, spent: 0, heardAt: 0 }

test('reads the server’s instants to the millisecond, in the middle of asking and hearing', () => {
  expect(readClock(wire, 1000, 1200)).toEqual({ remaining: 3599.6, spent: 60, heardAt: 1100 })
  expect(readClock({ ...wire, endsAt: null, remainingSeconds: null }, 0, 0).remaining).toBeNull()
})

test('only what passed here since then counts, never the time of day of the device', () => {
  expect(remainingAt(timed, 90_000)).toBe(3510)
  expect(remainingAt(timed, 9e9)).toBe(0)
  expect(spentAt({ ...timed, remaining: null, spent: 100 }, 30_000)).toBe(130)
  expect(spentAt({ ...timed, remaining: null, spent: 100 }, 30_000, false)).toBe(100)
})

test('a hiccup of the network does not shake the clock; a real difference sets it', () => {
  const hiccup: ClockReading = { remaining: 3590.4, spent: 0, heardAt: 10_000 }
  expect(resync(timed, hiccup)).toBe(timed)
  const slept: ClockReading = { remaining: 3000, spent: 0, heardAt: 10_000 }
  expect(resync(timed, slept)).toBe(slept)
})

test('the seconds turns are made of only grow, and agree between devices', () => {
  const here = examSeconds(timed, 60_000)
  const there = examSeconds({ remaining: 3540, spent: 0, heardAt: 5_000_000 }, 5_000_000)
  expect(here).toBe(there)
  expect(examSeconds(timed, 61_000)).toBeGreaterThan(here)
})

test('says how much is left at 30, 10, 5 and 1 minute, once each', () => {
  expect(callBetween(1801, 1800)).toBe(30)
  expect(callBetween(1800, 1799)).toBeUndefined()
  expect(callBetween(601, 599)).toBe(10)
  expect(callBetween(301, 300)).toBe(5)
  expect(callBetween(61, 60)).toBe(1)
  expect(callBetween(59, 0)).toBeUndefined()
  expect(callBetween(4000, 250)).toBe(5)
})

test('writes times', () => {
  expect(clockText(19_800)).toBe('05:30:00')
  expect(clockText(59.2)).toBe('00:01:00')
  expect(clockText(-3)).toBe('00:00:00')
  expect([40, 95, 420, 3600, 7500].map(timeInWords)).toEqual([
    '40 s',
    '1 min 35 s',
    '7 min',
    '1 h',
    '2 h 05 min',
  ])
})
