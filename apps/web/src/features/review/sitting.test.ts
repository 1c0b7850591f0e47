import { expect, test } from 'vitest'
import { currentOf, finish, leftIn, postpone } from './sitting.ts'

const start = { cards: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], done: [] }
const none = new Set<string>()

test('goes through the queue in order, and once', () => {
  expect(currentOf(start, none)?.id).toBe('a')
  const after = finish(finish(start, 'a'), 'a')
  expect(currentOf(after, none)?.id).toBe('b')
  expect(after.done).toEqual(['a'])
  expect(currentOf(finish(finish(after, 'b'), 'c'), none)).toBeUndefined()
})

test('what was put away is passed over, and back where it was when that is undone', () => {
  const hidden = new Set(['a'])
  expect(currentOf(start, hidden)?.id).toBe('b')
  expect(leftIn(start, hidden)).toBe(2)
  expect(currentOf(start, none)?.id).toBe('a')
})

test('a postponed card comes after the others', () => {
  expect(postpone(start, 'a').cards.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})
