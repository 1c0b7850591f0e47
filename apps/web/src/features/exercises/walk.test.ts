import { expect, test } from 'vitest'
import { nextInList } from './walk.ts'

const list = [1, 2, 3, 4].map(id => ({ id }))
const next = (from: number, ...done: number[]) => nextInList(list, from, id => done.includes(id))?.id

test('goes on after the question it comes from, past those answered', () => {
  expect(next(1)).toBe(2)
  expect(next(1, 2, 3)).toBe(4)
})

test('does not turn back at the end', () => {
  expect(next(4)).toBeUndefined()
  expect(next(3, 4)).toBeUndefined()
})

test('from outside the list, begins with the first one open', () => {
  expect(next(99)).toBe(1)
  expect(next(99, 1, 2)).toBe(3)
})
