import type { Letter, SheetItem } from './answer-sheet.ts'
import type { EnemArea } from './enem-scale.ts'

export type Language = 'en' | 'es'

/**
 * One year of the ENEM as data/item-parameters keeps it. Booklets of a family print the same items in other
 * orders, so parameters are stored once per family. See the README there.
 */
export type YearTable = {
  year: number
  families: { area: EnemArea; items: StoredItem[] }[]
  orders: { family: number; items: number[] }[]
  booklets: StoredBooklet[]
}

/** Code, key, a, b, c (null when annulled), skill, and the language where the item is of one. */
export type StoredItem = [
  code: number,
  key: Letter | null,
  discrimination: number | null,
  difficulty: number | null,
  guess: number | null,
  skill: number | null,
  language?: Language,
]

export type StoredBooklet = {
  booklet: number
  area: EnemArea
  colour: string
  /** `first`, `reapplication`, `digital` …; empty where INEP's tables do not tell. */
  application: string
  adapted?: true
  /** Place in `orders`; `null` when the order of its items is lost. */
  order: number | null
}

/** The languages a student could choose in this booklet: none outside Linguagens and in 2009. */
export function languagesOf({ families, orders }: YearTable, { order }: StoredBooklet): Language[] {
  const found = order === null ? undefined : orders[order]
  const printed = new Set(found?.items.map(place => families[found.family]!.items[place]![6]))
  return (['en', 'es'] as const).filter(language => printed.has(language))
}

/** The items as they stand on the answer sheet of one language; none when their order is lost. */
export function sheetItems(
  { families, orders }: YearTable,
  { order }: StoredBooklet,
  language: Language | null,
): SheetItem[] {
  const found = order === null ? undefined : orders[order]
  if (!found) return []
  const { items } = families[found.family]!
  return found.items
    .map(place => items[place]!)
    .filter(item => item[6] === undefined || item[6] === language)
    .map(readItem)
}

function readItem([code, key, discrimination, difficulty, guess, skill]: StoredItem): SheetItem {
  const counts = key !== null && discrimination !== null && difficulty !== null && guess !== null
  return { code, key, item: counts ? { discrimination, difficulty, guess } : null, skill }
}
