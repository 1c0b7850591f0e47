import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readRecords } from '../source/read-records.ts'
import {
  faultyOpenSet,
  openQuestion,
  PRINTED,
  shippedTable,
  type Truth,
  truthOf,
} from '../testing/open-set.ts'
import { joinEdition } from './join-edition.ts'
import { type OpenRecord, readOpenRecord } from './open-record.ts'
import { slotOf } from './settle-languages.ts'

const SHARED = join(import.meta.dirname, '../../../../shared/data')
const YEARS = Array.from({ length: 15 }, (_, k) => 2009 + k)

const recordsOf = (values: unknown[]): OpenRecord[] =>
  values.map((value, place) => {
    const read = readOpenRecord(value, `registro ${place + 1}`)
    if (!read.ok) throw new Error(read.reason)
    return read.record
  })

const slot = ({ index, language }: { index: number; language: 'en' | 'es' | null }) =>
  slotOf({ index, language })

/** Every question has the official key and area, and an annulled one has none. */
function expectOfficial(year: number, values: unknown[], truth: Truth[]) {
  const { questions, report } = joinEdition(year, 'first', recordsOf(values), shippedTable(year))
  const official = new Map(truth.map(place => [slot(place), place]))
  expect(report.refused).toEqual([])
  for (const { record, figures, held } of questions) {
    const { area, key } = official.get(slot(record))!
    expect({
      at: slot(record),
      area: figures.area,
      key: figures.key,
      annulled: figures.annulled,
      held,
    }).toEqual({
      at: slot(record),
      area,
      key,
      annulled: key === null,
      held: [],
    })
  }
  return { questions, report }
}

describe.each(YEARS)('%i', year => {
  const truth = truthOf(year)

  test('leaves no wrong key and no wrong area, and tells each', () => {
    const values = faultyOpenSet(year, truth)
    const { questions, report } = expectOfficial(year, values, truth)
    expect(truth).toHaveLength(year === 2009 ? 180 : 185)
    expect(questions).toHaveLength(values.length)
    const official = new Map(truth.map(place => [slot(place), place]))
    const wrong = recordsOf(values).filter(record => {
      const { key } = official.get(slot(record))!
      return key !== null && key !== record.key
    })
    expect(report.conflicts.filter(({ field }) => field === 'gabarito')).toHaveLength(wrong.length)
    expect(report.conflicts.filter(({ field }) => field === 'anulada')).toHaveLength(
      questions.filter(({ figures }) => figures.annulled).length,
    )
    expect(report.conflicts.filter(({ field }) => field === 'área').length).toBeGreaterThan(5)
  })

  test('is right from any part of it: a day, an area, a handful', () => {
    const values = faultyOpenSet(year, truth)
    expectOfficial(year, values.slice(0, 60), truth)
    expectOfficial(year, values.slice(90, 135), truth)
    expectOfficial(year, values.slice(-4), truth)
  })
})

test('finds the order of a year nobody told it, by the keys', () => {
  // 2016 with the first day the other way round, as 2009 had it.
  const moved = truthOf(2016).map(place => {
    const index = place.index + (place.area === 'CH' ? 45 : place.area === 'CN' ? -45 : 0)
    return { ...place, index }
  })
  const { report } = expectOfficial(2016, faultyOpenSet(2016, moved), moved)
  expect(report.notes.filter(note => note.includes('fora da ordem de costume'))).toHaveLength(2)
})

test('refuses to join what agrees with no booklet, and holds it back', () => {
  const values = truthOf(2018).map(place =>
    openQuestion(2018, place.area === 'MT' ? { ...place, key: 'ABCDE'[(place.index * 7) % 5]! } : place),
  )
  const { questions, report } = joinEdition(2018, 'first', recordsOf(values), shippedTable(2018))
  const held = questions.filter(({ held }) => held.length > 0)
  expect(held.map(({ record }) => record.index)).toEqual(Array.from({ length: 45 }, (_, k) => 136 + k))
  expect(report.notes).toContainEqual(
    expect.stringMatching(/questões 136 a 180: NÃO juntei.*gabaritos iguais/),
  )
})

test('keeps a year without a table as its source has it, and says so', () => {
  const values = truthOf(2023).map(place => ({ ...openQuestion(2023, place), year: 2031 }))
  const { questions, report } = joinEdition(2031, 'first', recordsOf(values), undefined)
  expect(questions.every(({ held, figures }) => held.length === 0 && figures.parameters === null)).toBe(true)
  expect(report.notes).toEqual([expect.stringContaining('não há tabela oficial')])
})

test('joins a second application with its own booklets, not with the first', () => {
  const table = shippedTable(2017)
  const swapped = { ...table, booklets: table.booklets.map(one => ({ ...one })) }
  for (const booklet of swapped.booklets)
    booklet.application = booklet.application === 'first' ? 'reapplication' : 'first'
  const values = truthOf(2017).map(place => ({
    ...openQuestion(2017, place),
    title: `Questão ${place.index} da prova azul do Enem 2017 Segunda Aplicação`,
  }))
  const { questions } = joinEdition(2017, 'second', recordsOf(values), swapped)
  expect(questions.every(({ held }) => held.length === 0)).toBe(true)
  const asFirst = joinEdition(2017, 'first', recordsOf(values), swapped)
  expect(asFirst.questions.every(({ held }) => held.length > 0)).toBe(true)
})

/** Keys as the open set's own repository has them, seen one by one: the order of a year is no guess of ours. */
test.each([
  [2009, 20, null, 'CN', 'E'],
  [2009, 60, null, 'CH', 'E'],
  [2011, 91, 'en', 'LC', 'E'],
  [2011, 91, 'es', 'LC', 'D'],
  [2011, 100, null, 'LC', 'D'],
  [2012, 20, null, 'CH', 'E'],
  [2013, 20, null, 'CH', 'C'],
  [2014, 20, null, 'CH', 'E'],
  [2015, 20, null, 'CH', 'C'],
  [2016, 20, null, 'CH', 'D'],
  [2016, 60, null, 'CN', 'D'],
  [2016, 110, null, 'LC', 'C'],
  [2018, 20, null, 'LC', 'B'],
  [2020, 20, null, 'LC', 'D'],
  [2020, 110, null, 'CN', 'D'],
  [2022, 110, null, 'CN', 'D'],
  [2023, 60, null, 'CH', 'D'],
] as const)('%i, question %i (%s) is of %s and its key is %s', (year, index, language, area, key) => {
  const place: Truth = { index, language, area, key }
  const { questions } = joinEdition(year, 'first', recordsOf([openQuestion(year, place)]), shippedTable(year))
  expect(questions[0]!.figures).toMatchObject({ area, key })
})

const ITEMS = join(SHARED, 'tri/items.csv.gz')

describe.skipIf(!existsSync(ITEMS))('against the table of items in ../shared, read another way,', () => {
  const rows = existsSync(ITEMS)
    ? gunzipSync(readFileSync(ITEMS))
        .toString('utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map(line => line.split(','))
        .filter(cells => cells[3] === 'azul' && cells[4] === 'first')
    : []

  /** Straight from the rows: sorted by position within an area, languages counted apart. */
  function independentTruth(year: number): Truth[] {
    return PRINTED[year]!.flatMap((area, block) => {
      const own = rows
        .filter(cells => cells[0] === String(year) && cells[1] === area)
        .sort((one, other) => Number(one[7]) - Number(other[7]))
      const keyOf = (cells: string[]) => (cells[12] === '1' || cells[13] === '' ? null : cells[11]!)
      const of = (language: string) => own.filter(cells => cells[8] === language)
      const place = (rank: number, cells: string[], language: 'en' | 'es' | null): Truth => ({
        index: block * 45 + rank + 1,
        language,
        area,
        key: keyOf(cells),
      })
      return [
        ...of('en').map((cells, rank) => place(rank, cells, 'en')),
        ...of('es').map((cells, rank) => place(rank, cells, 'es')),
        ...of('').map((cells, rank) => place(rank + of('en').length, cells, null)),
      ]
    })
  }

  test.each(YEARS)('%i is right, key by key', year => {
    const truth = independentTruth(year)
    expect(truth).toHaveLength(year === 2009 ? 180 : 185)
    expectOfficial(year, faultyOpenSet(year, truth), truth)
  })

  test.each([2017, 2021])('the real set of %i is right, key by key', year => {
    const text = readFileSync(join(SHARED, `enem/${year}.json`), 'utf8')
    const values = readRecords(text, `${year}.json`).map(raw => 'value' in raw && raw.value)
    const { questions } = expectOfficial(year, values, independentTruth(year))
    expect(questions).toHaveLength(185)
  })
})
