import type { YearTable } from '@norteia/domain/item-response'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { items, officialFigures } from './tables.ts'

/** INEP's figures of a year as somebody imported them here; nothing where those shipped with the project hold. */
export async function findImportedFigures(db: Db, year: number): Promise<YearTable | undefined> {
  const [found] = await db.select().from(officialFigures).where(eq(officialFigures.year, year))
  return found?.figures
}

export async function saveImportedFigures(db: Db, figures: YearTable, source: string, now: Date) {
  const row = { year: figures.year, figures, source, importedAt: now }
  await db.insert(officialFigures).values(row).onConflictDoUpdate({ target: officialFigures.year, set: row })
}

export async function dropImportedFigures(db: Db, year: number) {
  await db.delete(officialFigures).where(eq(officialFigures.year, year))
}

/** The questions of an edition, by the start of their references: `enem/2017`. */
export function listEdition(db: Db, edition: string) {
  return db
    .select()
    .from(items)
    .where(sql`starts_with(${items.ref}, ${`${edition}/`})`)
}
