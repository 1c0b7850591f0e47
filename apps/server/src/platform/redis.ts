import { createClient } from 'redis'
import type { Log } from './log.ts'

export type Redis = Awaited<ReturnType<typeof connectRedis>>

export async function connectRedis(url: string, log: Log) {
  const client = createClient({ url, socket: { connectTimeout: 5_000 } })
  client.on('error', error => log.warn({ err: error }, 'redis'))
  await client.connect()
  return client
}
