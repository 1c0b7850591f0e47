import { expect, test } from 'vitest'
import { readKey } from './index.ts'

const press = (key: string, { shift = false, armed = false, options = 5 } = {}) =>
  readKey({ key, shift }, armed, options)

test.each(['z', '6', '0', 'Enter', ' ', 'ArrowUp', 'f', 'F5'])('%s means nothing here', key => {
  expect(press(key)).toBeUndefined()
})

test('no key reaches an option the question does not have', () => {
  expect(press('e', { options: 4 })).toBeUndefined()
  expect(press('3', { options: 2 })).toBeUndefined()
})

test('letters and digits choose, also with Caps Lock', () => {
  expect(press('c')).toEqual({ act: 'choose', letter: 'C' })
  expect(press('C')).toEqual({ act: 'choose', letter: 'C' })
  expect(press('5')).toEqual({ act: 'choose', letter: 'E' })
})

test('Shift, or X before it, strikes out', () => {
  expect(press('B', { shift: true })).toEqual({ act: 'strike', letter: 'B' })
  expect(press('x')).toEqual({ act: 'arm-strike' })
  expect(press('b', { armed: true })).toEqual({ act: 'strike', letter: 'B' })
  expect(press('Escape', { armed: true })).toEqual({ act: 'disarm' })
  expect(press('Escape')).toBeUndefined()
})

test('R marks, arrows turn the page, G opens the sheet, ? tells the keys', () => {
  expect(['r', 'ArrowLeft', 'ArrowRight', 'G', '?'].map(key => press(key)?.act)).toEqual([
    'doubt',
    'previous',
    'next',
    'sheet',
    'keys',
  ])
})
