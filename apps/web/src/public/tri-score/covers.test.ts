import type { YearTable } from '@norteia/domain/item-response'
import { expect, test } from 'vitest'
import of2013 from '../../../../../data/item-parameters/2013.json'
import of2024 from '../../../../../data/item-parameters/2024.json'
import of2025 from '../../../../../data/item-parameters/2025.json'
import { applicationsOf, coversOf } from './covers.ts'
import { blankExam } from './exam.ts'
import { paperOf } from './paper.ts'

const tables = [of2013, of2024, of2025] as unknown as YearTable[]
const [t2013, t2024, t2025] = tables as [YearTable, YearTable, YearTable]
const exam = { ...blankExam, year: 2024 }

test('the first day of 2024 has four colours, each with a booklet of both areas', () => {
  const covers = coversOf(t2024, 'first', ['LC', 'CH'])
  expect(covers.map(({ label }) => label)).toEqual(['Azul', 'Amarelo', 'Verde', 'Branco'])
  expect(covers[3]!.booklets.LC!.booklet).toBe(1398)
  expect(covers[3]!.booklets.CH!.booklet).toBe(1385)
})

test.each(tables.map(table => ({ year: table.year, table })))(
  '$year: every booklet that can be scored is offered, and no two look alike',
  ({ table }) => {
    const offered = new Set<number | null>()
    for (const { value } of applicationsOf(table)) {
      for (const areas of [['LC', 'CH'] as const, ['CN', 'MT'] as const]) {
        const covers = coversOf(table, value, areas)
        expect(new Set(covers.map(({ label }) => label)).size).toBe(covers.length)
        for (const { booklets } of covers) {
          for (const { order } of Object.values(booklets)) offered.add(order)
        }
      }
    }
    expect(offered.size).toBe(new Set(table.booklets.map(({ order }) => order)).size)
  },
)

test('a booklet whose order is lost has no paper, and says so', () => {
  const special = { ...exam, year: 2013, application: 'special', covers: { 1: 'branca 0', 2: 'cinza 0' } }
  expect(paperOf(t2013, special, 'CH')).toEqual({ missing: 'order' })
})

test('an application without this area says so instead of taking another booklet', () => {
  expect(paperOf(t2024, { ...exam, application: 'digital' }, 'MT')).toEqual({ missing: 'booklet' })
})

test('a colour the other year did not have falls back to its first', () => {
  const paper = paperOf(t2025, { ...exam, year: 2025, covers: { 1: 'rosa 0', 2: 'rosa 0' } }, 'MT')
  expect(paper).toMatchObject({ number: 1471 })
})
