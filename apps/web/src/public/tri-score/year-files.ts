import type { YearTable } from '@norteia/domain/item-response'

/** Hashed addresses only: a year's figures come when somebody chooses it. */
const addresses: Record<string, string> = import.meta.glob('../../../../../data/item-parameters/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const files = new Map(
  Object.entries(addresses).map(([path, address]) => [Number(path.slice(-9, -5)), address]),
)

export const years = [...files.keys()].sort((one, other) => other - one)

export const latestYear = years[0]!

const tables = new Map<number, Promise<YearTable>>()

export function readYear(year: number) {
  const table = tables.get(year) ?? fetchYear(year)
  tables.set(year, table)
  // What failed once may arrive at the next try.
  table.catch(() => tables.delete(year))
  return table
}

async function fetchYear(year: number): Promise<YearTable> {
  const response = await fetch(files.get(year)!)
  if (!response.ok) throw new Error(`${response.status} for the figures of ${year}`)
  return response.json()
}
