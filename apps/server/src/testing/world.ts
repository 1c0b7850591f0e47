import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeEach, inject } from 'vitest'
import { createApp } from '../app.ts'
import { postgresBus } from '../platform/bus.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { createLimits, type Limits, postgresCounts } from '../platform/limits.ts'
import { createLog } from '../platform/log.ts'
import { outboxMail } from '../platform/mail.ts'
import { systemRandom } from '../platform/secrets.ts'
import { seed } from '../seed.ts'

const START = new Date('2026-11-21T15:00:00Z')

/**
 * The real application over a database of its own, with a clock the test turns.
 * Call it once at the top of a test file: it empties the database before each test.
 */
export async function openTestWorld({
  limits: ownLimits,
  ...overrides
}: Partial<Config> & { limits?: Limits } = {}) {
  const { url, drop } = await cloneTemplate()
  const log = createLog('silent')
  const database = openDatabase(url, { size: 5, onError: () => {} })
  const bus = await postgresBus(url, database.pool, log)
  const clock = { now: START }
  const now = () => clock.now
  const config = { ...readConfig({ NODE_ENV: 'test' }), ...overrides }
  const limits = ownLimits ?? createLimits(postgresCounts(database.db, now), config.secret)
  const { app, settle } = await createApp({
    config,
    log,
    now,
    random: systemRandom,
    database,
    bus,
    mail: outboxMail,
    limits,
  })

  beforeEach(async () => {
    await settle()
    clock.now = START
    await database.db.execute(
      sql`truncate users, mails, rate_limits, plans, audit_trail, items, topics, loaded_packs, item_images cascade`,
    )
    await seed(database.db, { demo: false, now: START })
  })
  afterAll(async () => {
    await app.close()
    await bus.close()
    await database.close()
    await drop()
  })

  return {
    app,
    db: database.db,
    pool: database.pool,
    bus,
    /** Moves the server's clock forward. */
    wait: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    now,
    /** Waits for what answers did not wait for. */
    settle,
  }
}

/** For tests that ask more often than any person would. */
export const noLimits: Limits = { spend: async () => {}, forgive: async () => {} }

export type TestWorld = Awaited<ReturnType<typeof openTestWorld>>

async function cloneTemplate() {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const own = new URL(template)
  own.pathname = `/${name}`
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: new URL('/postgres', template).href })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administer(`create database ${name} template ${template.pathname.slice(1)}`)
  return { url: own.href, drop: () => administer(`drop database ${name} with (force)`) }
}
