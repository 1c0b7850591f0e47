import { letters } from '@norteia/domain/question'
import { expect, test } from 'vitest'
import { actOfKey, nameOfOption } from './answer-keys.ts'

const five = letters.map(letter => ({ letter, text: `Texto ${letter}` }))
const rightOrWrong = [
  { letter: 'A' as const, text: 'Certo' },
  { letter: 'B' as const, text: 'Errado' },
]
const press = (key: string, options = five, held = {}) =>
  actOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, options)

test.each([
  ['c', 'C'],
  ['E', 'E'],
  ['1', 'A'],
  ['5', 'E'],
])('%s chooses %s', (key, letter) => {
  expect(press(key)).toEqual({ does: 'choose', letter })
})

test.each(['f', '6', '0', 'Tab', ' ', 'ArrowDown'])('%j means nothing', key => {
  expect(press(key)).toBeUndefined()
})

test('a letter the question does not have means nothing', () => {
  expect(press('e', five.slice(0, 4))).toBeUndefined()
  expect(press('5', five.slice(0, 4))).toBeUndefined()
})

test('Ctrl+C copies and chooses nothing', () => {
  expect(press('c', five, { ctrlKey: true })).toBeUndefined()
})

test('right-or-wrong questions hear C and E, and are named by their words', () => {
  expect(press('c', rightOrWrong)).toEqual({ does: 'choose', letter: 'A' })
  expect(press('e', rightOrWrong)).toEqual({ does: 'choose', letter: 'B' })
  expect(press('a', rightOrWrong)).toBeUndefined()
  expect(nameOfOption(rightOrWrong, 'B')).toBe('Errado')
  expect(nameOfOption(five, 'B')).toBe('B')
})
