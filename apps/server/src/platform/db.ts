import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** The pool or a transaction: store functions take either. */
export type Db = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
>

export type Database = { db: NodePgDatabase; pool: pg.Pool; close(): Promise<void> }

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
const MIGRATION_LOCK = 20261122

export function openDatabase(
  url: string,
  { size, onError }: { size: number; onError: (error: Error) => void },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    // A request that waits longer than this has lost its reader anyway.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // PostgreSQL's own 4 stands for a disk that turns: with it a student's hundred cards look dearer than a whole table.
    options: '-c random_page_cost=1.1',
  })
  pool.on('error', onError) // an idle connection cut by the server must not end the process
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}

/** Brings the schema up to date. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch(error => {
    throw new Error(
      `Não consegui conectar ao PostgreSQL (${error.code ?? error.message}). Confira DATABASE_URL.`,
    )
  })
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    if (Number(rows[0]?.version) < 150_000)
      throw new Error('O PostgreSQL precisa ser da versão 15 ou mais nova.')
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}
