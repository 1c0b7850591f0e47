import { expect, test } from 'vitest'
import { languagesOf, readItemTable, sheetItems } from './index.ts'

const HEAD =
  'year,area,booklet,colour,application,family,adapted,position,lang,item,skill,key,abandoned,a,b,c,unsupported'
const row = (over: Record<string, string | number> = {}) => {
  const usual: Record<string, string | number> = {
    year: 2030,
    area: 'LC',
    booklet: 5,
    colour: 'azul',
    application: 'first',
    family: 1,
    adapted: 0,
    position: 1,
    lang: '',
    item: 10,
    skill: 3,
    key: 'A',
    abandoned: 0,
    a: 1.5,
    b: 0.5,
    c: 0.2,
    unsupported: 0,
  } // prettier-ignore
  return HEAD.split(',')
    .map(name => ({ ...usual, ...over })[name])
    .join(',')
}
const read = (...rows: string[]) => {
  const table = readItemTable([HEAD, ...rows].join('\n'))
  if (!table.ok) throw new Error(JSON.stringify(table))
  return table.years
}

test('refuses a table without the columns it needs, and names them', () => {
  expect(readItemTable('year,area\n2024,MT')).toEqual({
    ok: false,
    reason: 'columns',
    missing: ['booklet', 'position', 'item', 'key', 'a', 'b', 'c'],
  })
  expect(readItemTable('')).toMatchObject({ ok: false, reason: 'columns' })
})

test.each([
  ['a year', { year: 'x' }],
  ['an area', { area: 'XX' }],
  ['a position', { position: 0 }],
  ['a parameter', { a: 'abc' }],
])('refuses a row without %s, and says which', (_, over) => {
  expect(readItemTable([HEAD, row(), row(over)].join('\n'))).toEqual({ ok: false, reason: 'row', line: 3 })
})

test('leaves the other language out and sorts the rest by position', () => {
  const [table] = read(
    row({ position: 7, item: 77 }),
    row({ position: 6, item: 66, lang: 'es' }),
    row({ position: 1, item: 11, lang: 'en' }),
  )
  const [stored] = table!.booklets
  const codes = (language: 'en' | 'es') => sheetItems(table!, stored!, language).map(({ code }) => code)
  expect(languagesOf(table!, stored!)).toEqual(['en', 'es'])
  expect(codes('en')).toEqual([11, 77])
  expect(codes('es')).toEqual([66, 77])
})

test.each([
  ['its flag', { abandoned: 1 }],
  ['a missing parameter', { b: '' }],
  ['the key X', { key: 'X' }],
])('takes an item as annulled by %s', (_, over) => {
  const [table] = read(row(over))
  expect(sheetItems(table!, table!.booklets[0]!, null)[0]!.item).toBeNull()
})

test('keeps booklets whose order is lost, without an order', () => {
  const [table] = read(row({ booklet: 187 }), row({ booklet: 5 }), row({ booklet: 6, unsupported: 1 }))
  expect(table!.booklets.map(({ booklet, order }) => [booklet, order])).toEqual([
    [5, 0],
    [6, null],
    [187, null],
  ])
  expect(sheetItems(table!, table!.booklets[1]!, null)).toEqual([])
})
