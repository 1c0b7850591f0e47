import {
  type EnemArea,
  type Language,
  languagesOf,
  prepareBooklet,
  type StoredBooklet,
  sheetItems,
  type YearTable,
} from '@norteia/domain/item-response'
import { areasOf, dayOf } from './areas.ts'
import { coversOf } from './covers.ts'
import type { Exam } from './exam.ts'

/** The booklet of one area that the student's choices come to, or why there is none to score. */
export type Paper = ReturnType<typeof preparePaper> | { missing: 'booklet' | 'order' }

export function paperOf(table: YearTable, exam: Exam, area: EnemArea): Paper {
  const stored = coverOf(table, exam, area)?.booklets[area]
  if (!stored) return { missing: 'booklet' }
  return stored.order === null ? { missing: 'order' } : preparePaper(table, stored, exam.language)
}

export function coverOf(table: YearTable, { year, application, covers }: Exam, area: EnemArea) {
  const day = dayOf(year, area)
  const offered = coversOf(table, application, areasOf(year).slice(2 * day - 2, 2 * day))
  return offered.find(({ value }) => value === covers[day]) ?? offered[0]
}

function preparePaper(table: YearTable, stored: StoredBooklet, wanted: Language) {
  const languages = languagesOf(table, stored)
  const items = sheetItems(table, stored, languages.includes(wanted) ? wanted : (languages[0] ?? null))
  const booklet = prepareBooklet(
    stored.area,
    items.map(({ item }) => item),
  )
  return { missing: undefined, number: stored.booklet, languages, items, booklet }
}
