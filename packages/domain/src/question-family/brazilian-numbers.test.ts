import { expect, test } from 'vitest'
import {
  counted,
  money,
  percent,
  readNumber,
  tex,
  texAsFraction,
  texFraction,
  texMeasure,
  tidy,
  written,
} from './brazilian-numbers.ts'

test('writes thousands with a point and decimals with a comma', () => {
  expect(written(1_234_567.5)).toBe('1.234.567,5')
  expect(written(999)).toBe('999')
  expect(written(1000)).toBe('1.000')
  expect(tex(1234.5)).toBe('1.234{,}5')
})

test('shows no dust of binary fractions and no negative zero', () => {
  expect(written(0.1 + 0.2)).toBe('0,3')
  expect(written(-0)).toBe('0')
  expect(written(-0.00001)).toBe('0')
  expect(Object.is(tidy(-0), 0)).toBe(true)
  expect(tidy(0.1 + 0.2)).toBe(0.3)
  expect(tidy(1.1 * 3_000_000)).toBe(3_300_000)
})

test('writes a minus that reads as one in a sentence and in a formula', () => {
  expect(written(-2.5)).toBe('−2,5')
  expect(tex(-2.5)).toBe('-2{,}5')
})

test('writes money with its cents and keeps the sign beside it', () => {
  expect(money(1234.5)).toBe('R$\u00a01.234,50')
  expect(money(0.999)).toBe('R$\u00a01,00')
})

test('writes percentages without a space', () => {
  expect(percent(12.5)).toBe('12,5%')
})

test.each([
  [0.5, '0,5\u00a0dia'],
  [1, '1\u00a0dia'],
  [1.5, '1,5\u00a0dia'],
  [2, '2\u00a0dias'],
  [21, '21\u00a0dias'],
])('counts %d as %s', (value, text) => {
  expect(counted(value, 'dia', 'dias')).toBe(text)
})

test('raises the powers of a unit in a formula', () => {
  expect(texMeasure(2, 'm/s²')).toBe('2\\ \\text{m/s}^2')
  expect(texMeasure(2, 'Ω')).toBe('2\\ \\Omega')
})

test('writes fractions in lowest terms', () => {
  expect(texFraction(6, 8)).toBe('\\frac{3}{4}')
  expect(texFraction(8, 4)).toBe('2')
  expect(texAsFraction(7 / 22)).toBe('\\frac{7}{22}')
})

test.each([
  ['R$\u00a01.234,50.', 1234.5],
  ['−2,5 °C.', -2.5],
  ['$\\frac{3}{4}$.', 0.75],
  ['1.000 m.', 1000],
])('reads %s back as %d', (text, value) => {
  expect(readNumber(text)).toBe(value)
})
