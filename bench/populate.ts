import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listUsers } from '../apps/server/src/features/account/store.ts'
import { createSessionFinder, openSession } from '../apps/server/src/features/auth/sessions.ts'
import { users } from '../apps/server/src/features/auth/tables.ts'
import { migrateDatabase, openDatabase } from '../apps/server/src/platform/db.ts'
import { systemRandom } from '../apps/server/src/platform/secrets.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seed } from '../apps/server/src/seed.ts'

const PEOPLE = 10_000

export const student = { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD }

/** Migrates, seeds, adds ten thousand people and signs the administrator in. */
export async function populate(url: string) {
  await migrateDatabase(url)
  const { db, close } = openDatabase(url, { size: 2, onError: () => {} })
  const now = new Date()
  await seed(db, { demo: true, now })
  await db.execute(sql`
    insert into users (email, username, first_name, last_name, password_hash, total_points, created_at)
    select 'pessoa' || n || '@exemplo.br', 'pessoa' || n, 'Pessoa', 'Número ' || n, '-', n % 9000,
           now() - n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(PEOPLE))}) n`)
  await db.execute(sql`vacuum analyze`)
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@norteia.local'))
  const { token } = await openSession(db, { userId: admin!.id, userAgent: '', now, random: systemRandom })
  await close()
  return { token }
}

export type Statement = { text: string; values: unknown[] }

/** The very statements the server sends for a session and for the list, overheard from its own store. */
export async function overhearStatements(url: string, token: string, limit: number) {
  const heard: Statement[] = []
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const logger = { logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }) }
  const db = drizzle(pool, { casing: 'snake_case', logger })
  await createSessionFinder(db)(token, new Date())
  await listUsers(db, { limit })
  await pool.end()
  const [session, list] = heard
  if (!session || !list || heard.length > 2) throw new Error('expected one statement for each question')
  return { session, list }
}
