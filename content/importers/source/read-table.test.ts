import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const rows = (text: string, quotes = true) =>
  readTable(text, 'x.csv', { quotes }).rows.map(row => ('cells' in row ? row.cells : [row.line, row.broken]))

test.each([';', ',', '\t'])('reads a table separated by "%s"', sign => {
  expect(rows(`a${sign}b\n1${sign}2\n\n3${sign}4\r\n`)).toEqual([
    { a: '1', b: '2' },
    { a: '3', b: '4' },
  ])
})

test('passes over the line in which Excel names its separator', () => {
  expect(rows('sep=;\na;b\n1;2')).toEqual([{ a: '1', b: '2' }])
})

test('reads quotes, separators and lines within a cell', () => {
  expect(rows('a;b\n"um; ""dois""\ntrês";4')).toEqual([{ a: 'um; "dois"\ntrês', b: '4' }])
})

test('refuses a row with too few or too many cells, and no other', () => {
  expect(rows('a;b\n1\n2;3;4\n5;6')).toEqual([
    [2, expect.stringMatching(/1 colunas em vez de 2/)],
    [3, expect.stringMatching(/3 colunas/)],
    { a: '5', b: '6' },
  ])
})

test('a quote that never closes costs its own line', () => {
  expect(rows('a;b\n1;2\n"3;4\n5;6\n7;8')).toEqual([
    { a: '1', b: '2' },
    [3, expect.stringMatching(/aspas/)],
    { a: '5', b: '6' },
    { a: '7', b: '8' },
  ])
})

test('refuses what has no columns', () => {
  expect(() => rows('olá')).toThrow(/não é uma tabela/)
})
