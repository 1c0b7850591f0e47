import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Db } from './db.ts'

type Session = {
  prepareQuery(
    query: { sql: string; params: unknown[] },
    fields: undefined,
    name: string,
    arrays: boolean,
  ): { execute(): Promise<{ rows: unknown[] }> }
}

/**
 * Runs a statement too large for the query builder, planned once a connection under its name. Works on the pool
 * and within a transaction; the text of a name never changes.
 */
export async function runStatement<Row>(db: Db, name: string, text: string, params: unknown[]) {
  const { session } = (db as NodePgDatabase)._ as unknown as { session: Session }
  const { rows } = await session.prepareQuery({ sql: text, params }, undefined, name, false).execute()
  return rows as Row[]
}
