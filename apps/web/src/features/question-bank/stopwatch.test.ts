import { expect, test } from 'vitest'
import { elapsed, pause, run, stopped } from './stopwatch.ts'

test('counts only while it runs', () => {
  const away = pause(run(stopped, 1_000), 4_000)
  expect(elapsed(away, 60_000)).toBe(3_000)
  const back = run(away, 60_000)
  expect(elapsed(back, 62_000)).toBe(5_000)
})

test('starting twice or pausing twice changes nothing', () => {
  expect(run(run(stopped, 1_000), 9_000)).toEqual({ kept: 0, since: 1_000 })
  expect(pause(pause(run(stopped, 0), 5), 90)).toEqual({ kept: 5, since: null })
})

test('a clock set back takes nothing away', () => {
  expect(elapsed({ kept: 2_000, since: 9_000 }, 1_000)).toBe(2_000)
})
