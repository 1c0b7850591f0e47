import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../../platform/db.ts'
import { anEmptyDatabase, query } from './cluster.ts'

let database: Awaited<ReturnType<typeof anEmptyDatabase>>
beforeAll(async () => {
  database = await anEmptyDatabase()
})
afterAll(() => database.drop())

test('of many that migrate an empty database at the same instant one works and the others wait', async () => {
  await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(database.url)))
  const rows = await query(database.url, 'select hash from drizzle.__drizzle_migrations')
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  await migrateDatabase(database.url)
  expect(await query(database.url, 'select hash from drizzle.__drizzle_migrations')).toEqual(rows)
})

test('a database that does not answer is said in a sentence without its password', async () => {
  const failed = migrateDatabase('postgres://ana:segredo@127.0.0.1:1/nada')
  await expect(failed).rejects.toThrow(
    'Não consegui conectar ao PostgreSQL (ECONNREFUSED). Confira DATABASE_URL.',
  )
})
