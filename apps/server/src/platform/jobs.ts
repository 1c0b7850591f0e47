import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from './db.ts'
import type { Log } from './log.ts'

type Work<T extends object> = (payload: T) => Promise<void>

/** Work done later, at least once, by any process. A job must bear being run twice. */
export type Jobs = {
  /** Says how a job is done; the returned function asks for one, within the caller's transaction if given. */
  define<T extends object>(name: string, work: Work<T>): (payload: T, within?: Db) => Promise<void>
  /** Does something at a time of day in São Paulo, by one process only. */
  daily(name: string, cron: string, work: () => Promise<void>): void
  start(): Promise<void>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

export function createJobs(pool: pg.Pool, log: Log): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: 'jobs',
    application_name: 'norteia-jobs',
  })
  boss.on('error', error => log.error({ err: error }, 'jobs'))
  const defined: { name: string; work: Work<object>; cron?: string }[] = []
  let started = false

  return {
    define(name, work) {
      defined.push({ name, work: work as Work<object> })
      return async (payload, within) => {
        const db = within && { db: fromDrizzle(within, sql) }
        await boss.send(name, payload, { retryLimit: 8, retryBackoff: true, ...db })
      }
    },
    daily(name, cron, work) {
      defined.push({ name, work, cron })
    },
    async start() {
      await boss.start()
      started = true
      for (const { name, work, cron } of defined) {
        await boss.createQueue(name)
        if (cron) await boss.schedule(name, cron, {}, { tz: 'America/Sao_Paulo' })
        await boss.work<object>(name, async jobs => {
          for (const job of jobs) await work(job.data)
        })
      }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
