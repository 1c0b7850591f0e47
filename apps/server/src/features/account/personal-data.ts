import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { listMailsAbout } from '../../platform/mail.ts'

type Rows = Record<string, unknown>[]
type Reference = { table: string; column: string }

/** Secrets, not data about a person: of no use to them and dangerous in a file. */
const SECRET = /_hash$/

/**
 * Everything stored of a person, by table. Which tables those are is asked of the database itself: whatever
 * refers to `users` belongs to somebody, so a later feature is exported without being added here.
 */
export async function collectPersonalData(db: Db, id: string) {
  const data: Record<string, Rows> = {}
  for (const { table, column } of [{ table: 'users', column: 'id' }, ...(await listReferences(db))]) {
    const found = await db.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    )
    data[table] = [...(data[table] ?? []), ...found.rows.map(withoutSecrets)]
  }
  // A letter's text may carry a link that still works; that it was sent, and where, is what is told.
  data.mails = (await listMailsAbout(db, id)).map(({ body: _, ...mail }) => mail)
  return data
}

async function listReferences(db: Db) {
  const found = await db.execute<Reference>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    order by 1, 2`)
  return found.rows
}

function withoutSecrets(row: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column)))
}
