import type { StoredItem, YearTable } from '@norteia/domain/item-response'
import type { Conflict } from '../import-report.ts'

/**
 * The shipped table of a year with an imported one's figures, item by item: which booklet has which item where
 * does not change, so that a row missing from the file moves no other. Tells each difference.
 */
export function mergeTables(shipped: YearTable, imported: YearTable) {
  // An item may have more than one set of figures in a year: one key was wrong in one booklet alone.
  const given = new Map<string, StoredItem[]>()
  for (const { area, items } of imported.families)
    for (const item of items) {
      const name = `${area} ${item[0]}`
      given.set(name, [...(given.get(name) ?? []), item])
    }
  const conflicts: Conflict[] = []
  const told = new Set<string>()
  const families = shipped.families.map(({ area, items }) => ({
    area,
    items: items.map((item): StoredItem => {
      const name = `${area} ${item[0]}`
      const found = given.get(name)?.[0]
      if (item[0] === 0 || !found || given.get(name)!.some(one => figures(one) === figures(item))) return item
      if (!told.has(name)) {
        told.add(name)
        conflicts.push({
          record: `item ${item[0]} (${area}) de ${shipped.year}`,
          field: found[2] === null && item[2] !== null ? 'anulada' : 'gabarito',
          source: `${words(item)} nos dados do projeto`,
          official: words(found),
        })
      }
      const [, key, a, b, c, skill] = found
      const merged: StoredItem = [item[0], key, a, b, c, skill]
      if (item[6]) merged.push(item[6])
      return merged
    }),
  }))
  return { table: { ...shipped, families }, conflicts }
}

const figures = ([, key, a, b, c, skill]: StoredItem) => JSON.stringify([key, a, b, c, skill])
const words = ([, key, a, b, c, skill]: StoredItem) =>
  a === null ? 'anulado' : `${key}, a ${a}, b ${b}, c ${c}${skill === null ? '' : `, H${skill}`}`
