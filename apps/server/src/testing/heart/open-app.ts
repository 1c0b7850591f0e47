import { createApp } from '../../app.ts'
import { postgresBus } from '../../platform/bus.ts'
import { readConfig } from '../../platform/config.ts'
import { openDatabase } from '../../platform/db.ts'
import { createLog } from '../../platform/log.ts'
import { outboxMail } from '../../platform/mail.ts'
import { systemRandom } from '../../platform/secrets.ts'
import { overhear } from './overhear.ts'

/** The real application in this process over an existing database, with an ear at its statements. */
export async function openApp(url: string) {
  const log = createLog('silent')
  const database = openDatabase(url, { size: 4, onError: () => {} })
  const heard = overhear(database.pool)
  const bus = await postgresBus(url, database.pool, log)
  const { app, settle } = await createApp({
    config: { ...readConfig({ NODE_ENV: 'test' }), shedLoad: false },
    log,
    now: () => new Date(),
    random: systemRandom,
    database,
    bus,
    mail: outboxMail,
    limits: { spend: async () => {}, forgive: async () => {} },
  })
  heard()
  return {
    db: database.db,
    pool: database.pool,
    /** Answers with the statements that the request took. */
    async ask({
      method = 'GET',
      path,
      token,
      body,
    }: {
      method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
      path: string
      token: string
      body?: object
    }) {
      heard()
      const reply = await app.inject({
        method,
        url: path,
        payload: body,
        headers: { authorization: `Bearer ${token}` },
      })
      await settle()
      return { status: reply.statusCode, body: reply.body, statements: heard() }
    },
    /** The statements some other work takes. */
    async listen(work: () => Promise<unknown>) {
      heard()
      await work()
      return heard()
    },
    async close() {
      await app.close()
      await bus.close()
      await database.close()
    },
  }
}

export type HeartApp = Awaited<ReturnType<typeof openApp>>
