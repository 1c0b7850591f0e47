import { purgeExpired } from './features/auth/public.ts'
import { finishOverdue } from './features/sittings/public.ts'
import { postgresBus, redisBus } from './platform/bus.ts'
import type { Config } from './platform/config.ts'
import { migrateDatabase, openDatabase } from './platform/db.ts'
import { createJobs } from './platform/jobs.ts'
import { countsWithSpare, createLimits, postgresCounts, purgeLimits, redisCounts } from './platform/limits.ts'
import type { Log } from './platform/log.ts'
import { outboxMail, purgeMails, smtpMail } from './platform/mail.ts'
import { type Cluster, openCluster } from './platform/postgres/cluster.ts'
import { connectRedis } from './platform/redis.ts'
import { repeat } from './platform/repeat.ts'
import { systemRandom } from './platform/secrets.ts'

/** An exam whose browser is gone ends at most this long after its time. */
const OVERDUE_SECONDS = 5
const MAILS_KEPT_MS = 90 * 24 * 60 * 60 * 1000

type Options = {
  /** A server owns the embedded database; a command visits it. */
  owner: boolean
  say: (sentence: string) => void
}

/** Opens the database alone, migrated: all that most commands need. */
export async function openMigratedDatabase(config: Config, log: Log, { owner, say }: Options) {
  const cluster: Cluster = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await openCluster({ dataDir: config.dataDir, owner, say })
  try {
    await migrateDatabase(cluster.url)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  const onError = (error: Error) => log.warn({ err: error }, 'idle database connection')
  const database = openDatabase(cluster.url, { size: config.databasePool, onError })
  return {
    url: cluster.url,
    database,
    async close() {
      await database.close()
      await cluster.stop()
    },
  }
}

/** Everything outside the process that the server stands on, opened in order and closed in reverse. */
export async function openWorld(config: Config, log: Log, options: Options) {
  const now = () => new Date()
  const { url, database, close } = await openMigratedDatabase(config, log, options)
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : undefined
  const bus = redis ? await redisBus(redis, log) : await postgresBus(url, database.pool, log)
  const jobs = createJobs(database.pool, log)
  const mail = config.smtpUrl
    ? smtpMail(database.db, jobs, { url: config.smtpUrl, from: config.mailFrom })
    : outboxMail
  jobs.daily('purge', '17 4 * * *', async () => {
    await purgeExpired(database.db, now())
    await purgeLimits(database.db, now())
    await purgeMails(database.db, new Date(now().getTime() - MAILS_KEPT_MS))
  })
  await jobs.start()
  // Not a queued job per exam: what is overdue is asked of the exams themselves, so that a restart forgets nothing.
  const sweep = repeat(OVERDUE_SECONDS, () => finishOverdue(database.db, now(), log), log)
  const counts = postgresCounts(database.db, now)

  return {
    parts: {
      config,
      log,
      now,
      random: systemRandom,
      database,
      bus,
      mail,
      limits: createLimits(redis ? countsWithSpare(redisCounts(redis), counts, log) : counts, config.secret),
    },
    async close() {
      await sweep.stop()
      await jobs.stop()
      await bus.close()
      await redis?.close()
      await close()
    },
  }
}
