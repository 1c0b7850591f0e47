import { expect, test } from 'vitest'
import { asText, fromText, readAnswers, withAnswers } from './answers.ts'
import { areasOf, emptySheet, firstQuestion } from './areas.ts'

test.each([
  ['ABCDE', 'ABCDE'],
  [' abc de\n', 'ABCDE'],
  ['A.B_C-*', 'A.B.C.*'],
  ['1-A 2-B 3) c 4. D 46: E', 'ABCDE'],
  ['xyz 123', ''],
])('reads %j as %j', (text, answers) => {
  expect(readAnswers(text)).toBe(answers)
})

test('puts pasted answers in from the current place and drops what is too much', () => {
  expect(withAnswers('.....', 3, 'ABCD')).toBe('...AB')
  expect(withAnswers('EEEEE', 1, 'AB')).toBe('EABEE')
})

test('a sheet as text and back is the same sheet', () => {
  const sheet = fromText('AB..C')
  expect(sheet).toHaveLength(45)
  expect(asText(sheet)).toBe('AB..C')
  expect(fromText(asText(sheet))).toBe(sheet)
  expect(asText(emptySheet)).toBe('')
})

test('numbers the questions as they were printed, which changed in 2010 and 2017', () => {
  const numbers = (year: number) => areasOf(year).map(area => `${area} ${firstQuestion(year, area)}`)
  expect(numbers(2009)).toEqual(['CN 1', 'CH 46', 'LC 91', 'MT 136'])
  expect(numbers(2016)).toEqual(['CH 1', 'CN 46', 'LC 91', 'MT 136'])
  expect(numbers(2017)).toEqual(['LC 1', 'CH 46', 'CN 91', 'MT 136'])
})
