import { createClient } from 'redis'
import type { Log } from './log.ts'

export type Redis = Awaited<ReturnType<typeof connectRedis>>

/** At the start a wrong address is worth a sentence; later, an absence is worth waiting out. */
const FIRST_TRIES = 5
const LONGEST_PAUSE_MS = 2_000

export async function connectRedis(url: string, log: Log) {
  let met = false
  const client = createClient({
    url,
    // A request that needs Redis hears at once that it is away, instead of hanging until it is back.
    disableOfflineQueue: true,
    commandOptions: { timeout: 2_000 },
    socket: {
      connectTimeout: 5_000,
      reconnectStrategy: (retries, cause) =>
        met || retries < FIRST_TRIES ? Math.min(100 * 2 ** retries, LONGEST_PAUSE_MS) : cause,
    },
  })
  client.on('error', error => log.warn({ err: error }, 'redis'))
  await client.connect().catch(error => {
    throw new Error(`Não consegui conectar ao Redis de REDIS_URL (${error.code ?? error.message}).`)
  })
  met = true
  return client
}
