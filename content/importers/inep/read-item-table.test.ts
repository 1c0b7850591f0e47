import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sheetItems, type YearTable } from '@norteia/domain/item-response'
import { describe, expect, test } from 'vitest'
import { readText } from '../source/read-text.ts'
import { shippedTable } from '../testing/open-set.ts'
import { readCorrections } from './corrections.ts'
import { mergeTables } from './merge-tables.ts'
import { readInepItems } from './read-item-table.ts'

const HEAD =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO'

/** A booklet in INEP's form: 45 rows of Matemática, counted over the day as INEP does. */
const rows = (change: (position: number) => Record<string, string | number> = () => ({})) =>
  Array.from({ length: 45 }, (_, k) => {
    const usual: Record<string, string | number> = {
      CO_POSICAO: 136 + k,
      SG_AREA: 'MT',
      CO_ITEM: 1000 + k,
      TX_GABARITO: 'ABCDE'[k % 5]!,
      CO_HABILIDADE: 1 + (k % 30),
      IN_ITEM_ABAN: 0,
      NU_PARAM_A: '1.5',
      NU_PARAM_B: '0.5',
      NU_PARAM_C: '0.2',
      TX_COR: 'AZUL',
      CO_PROVA: 9001,
      IN_ITEM_ADAPTADO: 0,
    }
    const row = { ...usual, ...change(k + 1) }
    return HEAD.split(';')
      .map(name => row[name] ?? '')
      .join(';')
  })
const csv = (lines: string[]) => [HEAD, ...lines].join('\r\n')
const read = (lines: string[], name = 'ITENS_PROVA_2030.csv') => readInepItems(csv(lines), name)
const sheet = ({ years }: { years: YearTable[] }) => sheetItems(years[0]!, years[0]!.booklets[0]!, null)

describe('refuses, in words,', () => {
  test.each([
    ['a file without the columns', 'a;b\n1;2', 'ITENS_PROVA_2030.csv', /faltam as colunas SG_AREA, CO_PROVA/],
    ['a file of no year', csv(rows()), 'itens.csv', /De que ano/],
    ['a file without items', HEAD, 'ITENS_PROVA_2030.csv', /nenhum item/],
  ])('%s', (_, text, name, why) => {
    expect(() => readInepItems(text, name)).toThrow(why)
  })

  test.each([
    ['no area', { SG_AREA: 'XX' }, /área "XX"/],
    ['no position', { CO_POSICAO: '' }, /CO_POSICAO/],
    ['no number for a parameter', { NU_PARAM_B: 'alto' }, /parâmetro/],
    ['no letter for a key', { TX_GABARITO: 'AB' }, /gabarito "AB"/],
    ['an unknown language', { TP_LINGUA: 7 }, /idioma/],
  ])('a row with %s, and no other', (_, broken, why) => {
    const { report } = read([...rows(), ...rows(() => ({ CO_PROVA: 9002, ...broken })).slice(0, 1)])
    expect(report).toMatchObject({ read: 46, accepted: 45, refused: [{ record: 'linha 47' }] })
    expect(report.refused[0]!.reason).toMatch(why)
  })
})

test('reads INEP’s file: position over the day, decimal commas, colours in capitals', () => {
  const found = read(rows(position => ({ NU_PARAM_B: position === 1 ? '-0,25' : '0.5' })))
  expect(found.years[0]).toMatchObject({ year: 2030, booklets: [{ booklet: 9001, colour: 'azul' }] })
  expect(sheet(found)[0]).toEqual({
    code: 1000,
    key: 'A',
    item: { discrimination: 1.5, difficulty: -0.25, guess: 0.2 },
    skill: 1,
  })
})

test.each([
  ['its flag', { IN_ITEM_ABAN: 1 }],
  ['a missing parameter', { NU_PARAM_A: '' }],
  ['the key X', { TX_GABARITO: 'X' }],
])('takes an item as annulled by %s, and keeps its place', (_, change) => {
  const found = sheet(read(rows(position => (position === 7 ? change : {}))))
  expect([found.length, found[6]!.item, found[7]!.code]).toEqual([45, null, 1007])
})

test('does not use a booklet with a row missing: every later answer would be another item’s', () => {
  const { years, report } = read(rows().toSpliced(20, 1))
  expect(years[0]!.booklets[0]!.order).toBeNull()
  expect(report.notes).toEqual([expect.stringMatching(/caderno 9001 não tem as 45 posições/)])
})

test('counts a repeated row once and refuses another one in its place', () => {
  const lines = rows()
  const other = lines[3]!.replace(';D;', ';E;')
  const { report } = read([...lines, lines[3]!, other])
  expect(report).toMatchObject({ accepted: 45, repeated: 1, refused: [{ record: 'linha 48' }] })
})

test('names the columns it does not know', () => {
  const { report } = readInepItems(csv(rows()).replace('TX_COR', 'TX_CORES'), 'ITENS_PROVA_2030.csv')
  expect(report.notes).toContainEqual(expect.stringContaining('TX_CORES'))
})

test('reads a file in Latin-1, as INEP writes it', () => {
  const bytes = Buffer.from(csv(rows(() => ({ TX_MOTIVO_ABAN: 'Não convergência' }))), 'latin1')
  expect(readInepItems(readText(bytes, 'x').text, 'ITENS_PROVA_2030.csv').report.accepted).toBe(45)
})

describe('the corrections', () => {
  const correct = readCorrections()

  test('apply to exactly what was published', () => {
    const name = { year: 2011, area: 'CN', item: 70057, booklet: 121 }
    expect(correct(name, { key: 'E', a: 0.77959, b: 1.8193, c: 0.12995 })).toEqual({
      key: 'E',
      a: 1.33898,
      b: 0.81039,
      c: 0.11803,
    })
    expect(correct(name, { key: 'E', a: 1.33898, b: 0.81039, c: 0.11803 })).toBeUndefined()
  })

  test('annul an item that was published with another one’s parameters, and the other way round', () => {
    const annulled = { year: 2018, area: 'CN', item: 111637, booklet: 447 }
    expect(correct(annulled, { key: 'E', a: 2.65752, b: 1.59508, c: 0.15058 })).toMatchObject({ a: null })
    const sound = { year: 2011, area: 'CN', item: 73305, booklet: 121 }
    expect(correct(sound, { key: 'A', a: null, b: null, c: null })).toMatchObject({ a: 0.8253 })
  })

  test('may be of one booklet alone', () => {
    const published = { key: 'B', a: 1.42754, b: 1.60842, c: 0.22691 }
    const name = { year: 2009, area: 'CH', item: 58542 }
    expect(correct({ ...name, booklet: 72 }, published)).toMatchObject({ key: 'A' })
    expect(correct({ ...name, booklet: 71 }, published)).toBeUndefined()
  })
})

const SHARED = join(import.meta.dirname, '../../../../shared/data/tri')

describe.skipIf(!existsSync(SHARED))('on the table of ../shared, made raw again,', () => {
  const text = existsSync(SHARED)
    ? gunzipSync(readFileSync(join(SHARED, 'items.csv.gz')))
        .toString('utf8')
        .trim()
    : ''
  const corrections = existsSync(SHARED)
    ? readFileSync(join(SHARED, 'corrections.csv'), 'utf8').trim().split('\n').slice(1)
    : []
  const published = new Map(
    corrections.map(line => {
      const cells = line.split(',')
      return [[...cells.slice(0, 3), cells[11]].join(' '), cells.slice(3, 7)] as const
    }),
  )
  const OFFSETS: Record<string, number> = { CH: 0, CN: 45, LC: 90, MT: 135 }

  const rawYear = (year: number) => {
    const lines = text.split('\n').flatMap(line => {
      const [own, area, booklet, colour, , , adapted, position, lang, item, skill, key, flag, a, b, c] =
        line.split(',')
      if (own !== String(year)) return []
      const wrong =
        published.get([own, area, item, booklet].join(' ')) ?? published.get([own, area, item, ''].join(' '))
      const [key2, a2, b2, c2] = wrong ?? [key, a, b, c]
      const place = position && Number(position) + (year === 2016 || year === 2017 ? 0 : OFFSETS[area!]!)
      const abandoned = wrong ? Number(a2 === '') : flag
      const language = lang === 'en' ? '0' : lang === 'es' ? '1' : ''
      return [
        [
          place,
          area,
          item,
          key2,
          skill,
          abandoned,
          '',
          a2,
          b2,
          c2,
          colour!.toUpperCase(),
          booklet,
          language,
          adapted,
        ].join(';'),
      ]
    })
    return csv(lines)
  }

  test.each(Array.from({ length: 17 }, (_, k) => 2009 + k))(
    '%i says the same as the shipped figures, item by item',
    year => {
      const { years, report } = readInepItems(rawYear(year), `ITENS_PROVA_${year}.csv`, {
        known: shippedTable,
      })
      expect(report.refused).toEqual([])
      expect(mergeTables(shippedTable(year), years[0]!).conflicts).toEqual([])
      for (const booklet of years[0]!.booklets) {
        const shipped = shippedTable(year).booklets.find(one => one.booklet === booklet.booklet)!
        expect(booklet.order === null).toBe(shipped.order === null)
        for (const language of ['en', 'es', null] as const)
          expect(sheetItems(years[0]!, booklet, language)).toEqual(
            sheetItems(shippedTable(year), shipped, language),
          )
      }
    },
  )

  test('without the corrections it would not', () => {
    const options = { known: shippedTable, correct: () => undefined }
    const { years } = readInepItems(rawYear(2019), 'ITENS_PROVA_2019.csv', options)
    expect(mergeTables(shippedTable(2019), years[0]!).conflicts.length).toBeGreaterThan(10)
  })
})

test('a year we ship takes figures of the file, tells them, and keeps its booklets', () => {
  const shipped = shippedTable(2019)
  const changed = structuredClone(shipped)
  const item = changed.families[0]!.items[4]!
  item[1] = item[1] === 'A' ? 'B' : 'A'
  changed.booklets = []
  const { table, conflicts } = mergeTables(shipped, changed)
  expect(conflicts).toHaveLength(1)
  expect(table.booklets).toEqual(shipped.booklets)
  expect(table.families[0]!.items[4]).toEqual(item)
})
