export type Order = { key: string; direction: 'ascending' | 'descending' }

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

/** Rows without a value stay at the end in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => string | number | null,
  direction: Order['direction'],
) {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((rowA, rowB) => {
    const a = sortBy(rowA)
    const b = sortBy(rowB)
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * collator.compare(String(a), String(b))
  })
}
