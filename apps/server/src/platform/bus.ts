import { EventEmitter, on, setMaxListeners } from 'node:events'
import pg from 'pg'
import type { Log } from './log.ts'
import type { Redis } from './redis.ts'

/**
 * "Something changed in X", told to every process. What changed is read from the database, so a listener
 * may be called for nothing: after an interruption each is, once, because something may have been missed.
 */
export type Bus = {
  /** Never fails what was already done and stored: a message that cannot leave is heard here and logged. */
  publish(topic: string, message?: string): Promise<void>
  /** Calls back for each message until the returned function is called. */
  subscribe(topic: string, hear: (message: string) => void): () => void
  /** The messages as they come, until the signal: the form an event stream wants. */
  listen(topic: string, signal?: AbortSignal): AsyncIterable<string>
  /** Ends every `listen`, so that open streams do not hold up a shutdown. */
  hush(): void
  close(): Promise<void>
}

const CHANNEL = 'norteia'
const PAUSES = [100, 500, 2_000, 5_000]

type Envelope = { topic: string; message: string }

type Carrier = (text: string) => Promise<unknown>

function localEars() {
  const ears = new EventEmitter().setMaxListeners(0)
  const hushing = new AbortController()
  setMaxListeners(0, hushing.signal)
  const hear = (text: string) => {
    const { topic, message } = JSON.parse(text) as Envelope
    ears.emit(topic, message)
  }
  return {
    hear,
    /** Calls every listener once. */
    rouse() {
      // `on` below also waits for "error", which is no topic.
      for (const topic of ears.eventNames()) if (topic !== 'error') ears.emit(topic, '')
    },
    publishThrough:
      (carry: Carrier, log: Log) =>
      async (topic: string, message = '') => {
        const text = JSON.stringify({ topic, message } satisfies Envelope)
        await carry(text).catch(error => {
          log.warn({ err: error }, 'bus message heard in this process only')
          hear(text)
        })
      },
    subscribe(topic: string, hear: (message: string) => void) {
      ears.on(topic, hear)
      return () => void ears.off(topic, hear)
    },
    async *listen(topic: string, signal?: AbortSignal) {
      const end = signal ? AbortSignal.any([signal, hushing.signal]) : hushing.signal
      try {
        for await (const [message] of on(ears, topic, { signal: end })) yield message as string
      } catch (error) {
        if (!end.aborted) throw error
      }
    },
    hush: () => hushing.abort(),
  }
}

/** LISTEN on a connection of its own, made anew when it breaks. */
export async function postgresBus(url: string, pool: pg.Pool, log: Log): Promise<Bus> {
  const { hear, rouse, publishThrough, ...ears } = localEars()
  let closed = false
  let listener = await listen()

  async function listen(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', ({ payload }) => payload && hear(payload))
    client.on('error', error => log.warn({ err: error }, 'bus connection'))
    await client.connect()
    await client.query(`listen ${CHANNEL}`).catch(async error => {
      await client.end().catch(() => {})
      throw error
    })
    client.once('end', () => void reconnect())
    return client
  }

  async function reconnect() {
    for (let attempt = 0; !closed; attempt++) {
      await new Promise(resolve => setTimeout(resolve, PAUSES[Math.min(attempt, PAUSES.length - 1)]))
      try {
        if (closed) return
        listener = await listen()
        if (closed) await listener.end()
        else rouse()
        return
      } catch (error) {
        log.warn({ err: error }, 'bus reconnect')
      }
    }
  }

  return {
    ...ears,
    publish: publishThrough(text => pool.query('select pg_notify($1, $2)', [CHANNEL, text]), log),
    async close() {
      closed = true
      await listener.end().catch(() => {})
    },
  }
}

export async function redisBus(redis: Redis, log: Log): Promise<Bus> {
  const { hear, rouse, publishThrough, ...ears } = localEars()
  const listener = redis.duplicate()
  listener.on('error', error => log.warn({ err: error }, 'bus connection'))
  await listener.connect()
  await listener.subscribe(CHANNEL, hear)
  listener.on('ready', rouse) // from here on this means "back again", subscriptions included
  return {
    ...ears,
    publish: publishThrough(text => redis.publish(CHANNEL, text), log),
    close: async () => listener.destroy(),
  }
}
