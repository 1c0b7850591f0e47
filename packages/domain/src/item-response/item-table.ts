import type { Letter } from './answer-sheet.ts'
import type { EnemArea } from './enem-scale.ts'
import { whyUnscorable } from './unscorable.ts'
import type { Language, StoredBooklet, StoredItem, YearTable } from './year-table.ts'

export type ReadTable =
  | { ok: true; years: YearTable[] }
  | { ok: false; reason: 'columns'; missing: string[] }
  | { ok: false; reason: 'row'; line: number }

const NEEDED = ['year', 'area', 'booklet', 'position', 'item', 'key', 'a', 'b', 'c'] as const
const WELCOME = ['colour', 'application', 'family', 'adapted', 'lang', 'skill', 'abandoned', 'unsupported']

type Row = {
  year: number
  area: EnemArea
  booklet: number
  position: number
  family: string
  colour: string
  application: string
  adapted: boolean
  unsupported: boolean
  item: StoredItem
}

/**
 * Reads a table of items (comma-separated, one row per booklet and position, columns in any order) into one
 * table per year. INEP's published files need the corrections of data/item-parameters/README.md beforehand.
 */
export function readItemTable(csv: string): ReadTable {
  const [head = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = head.split(',')
  const missing = NEEDED.filter(name => !columns.includes(name))
  if (missing.length > 0) return { ok: false, reason: 'columns', missing }

  const at = Object.fromEntries([...NEEDED, ...WELCOME].map(name => [name, columns.indexOf(name)]))
  const years = new Map<number, Map<number, Row[]>>()
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const row = readRow(line.split(','), at)
    if (!row) return { ok: false, reason: 'row', line: index + 2 }
    const booklets = groupAt(years, row.year, () => new Map<number, Row[]>())
    groupAt(booklets, row.booklet, (): Row[] => []).push(row)
  }
  return { ok: true, years: [...years].sort(byFirst).map(([year, booklets]) => tableOf(year, booklets)) }
}

const AREAS = new Set(['LC', 'CH', 'CN', 'MT'])

function readRow(cells: string[], at: Record<string, number>): Row | undefined {
  const text = (name: string) => cells[at[name]!] ?? ''
  const [year, booklet, position] = ['year', 'booklet', 'position'].map(name => Number(text(name)))
  const area = text('area')
  const [a, b, c] = ['a', 'b', 'c'].map(name => (text(name) === '' ? null : Number(text(name))))
  const sound =
    [year, booklet, position].every(value => Number.isInteger(value) && value! > 0) &&
    AREAS.has(area) &&
    [a, b, c].every(value => !Number.isNaN(value))
  if (!sound) return undefined

  // Annulled by flag, by a missing parameter or by a key that is no letter: out of the likelihood.
  const counts = text('abandoned') !== '1' && [a, b, c].every(value => value !== null)
  const key = /^[A-E]$/.test(text('key')) ? (text('key') as Letter) : null
  const skill = Number(text('skill')) || null
  const parameters = counts && key ? ([a!, b!, c!] as const) : ([null, null, null] as const)
  const item: StoredItem = [Number(text('item')) || 0, key, ...parameters, skill]
  if (text('lang') !== '') item.push(text('lang') as Language)
  return {
    year: year!,
    area: area as EnemArea,
    booklet: booklet!,
    position: position!,
    family: text('family') || text('booklet'),
    colour: text('colour'),
    application: text('application'),
    adapted: text('adapted') === '1',
    unsupported: text('unsupported') === '1',
    item,
  }
}

function tableOf(year: number, booklets: Map<number, Row[]>): YearTable {
  const table: YearTable = { year, families: [], orders: [], booklets: [] }
  const families = new Map<string, { index: number; places: Map<string, number> }>()
  const orders = new Map<string, number>()

  for (const [booklet, rows] of [...booklets].sort(byFirst)) {
    const { area, colour, application, adapted, unsupported, family } = rows[0]!
    const stored: StoredBooklet = { booklet, area, colour, application, order: null }
    if (adapted) stored.adapted = true
    table.booklets.push(stored)
    if (unsupported || whyUnscorable(booklet)) continue

    const { index, places } = groupAt(families, `${area} ${family}`, () => {
      table.families.push({ area, items: [] })
      return { index: table.families.length - 1, places: new Map<string, number>() }
    })
    const { items } = table.families[index]!
    const order = rows
      .sort((one, other) => one.position - other.position)
      .map(({ item }) => groupAt(places, JSON.stringify(item), () => items.push(item) - 1))
    stored.order = groupAt(
      orders,
      `${index}:${order}`,
      () => table.orders.push({ family: index, items: order }) - 1,
    )
  }
  return table
}

const byFirst = ([one]: [number, unknown], [other]: [number, unknown]) => one - other

function groupAt<Key, Value>(groups: Map<Key, Value>, key: Key, make: () => Value) {
  const found = groups.get(key)
  if (found !== undefined) return found
  const made = make()
  groups.set(key, made)
  return made
}
