import { expect, test } from 'vitest'
import { measure } from './brazilian-numbers.ts'
import { arrange, type Path, type Solution } from './options.ts'

const solution = (errors: readonly Path[], more?: Partial<Solution>): Solution => ({
  key: [10, 'right'],
  errors: () => errors,
  show: value => measure(value, 'm', 1),
  ...more,
})

test('refuses too few errors on either side of the key', () => {
  const errors: Path[] = [
    [5, 'half'],
    [20, 'double'],
    [30, 'triple'],
    [40, 'more'],
  ]
  expect(arrange(solution(errors), 0)).toBeUndefined()
  expect(arrange(solution(errors), 2)).toBeUndefined()
  expect(arrange(solution(errors), 1)?.map(({ value }) => value)).toEqual([5, 10, 20, 30, 40])
})

test('passes over an error that meets the key or another one, that cannot be written, or that is implausible', () => {
  const errors: Path[] = [
    [10, 'the key by a wrong way'],
    [20, 'first'],
    [20, 'second way to the same'],
    [100 / 3, 'endless decimals'],
    [Number.NaN, 'nothing'],
    [-5, 'negative'],
    [1000, 'out of size'],
    [25, 'next'],
    [30, 'next but one'],
    [35, 'last'],
  ]
  expect(arrange(solution(errors), 0)?.map(({ why }) => why)).toEqual([
    'right',
    'first',
    'next',
    'next but one',
    'last',
  ])
})

test('refuses a key that cannot be written exactly', () => {
  const errors: Path[] = [
    [20, 'a'],
    [25, 'b'],
    [30, 'c'],
    [35, 'd'],
  ]
  expect(arrange(solution(errors, { key: [10.25, 'right'] }), 0)).toBeUndefined()
})
