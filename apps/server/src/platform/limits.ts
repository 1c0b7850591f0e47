import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import type { Redis } from './redis.ts'
import { refuse } from './refusal.ts'
import { pseudonym } from './secrets.ts'
import { rateLimits } from './tables.ts'

export type Rule = { name: string; most: number; seconds: number }

/** Counts attempts across all processes. A store counts; the rules and the refusal are here. */
export type Limits = {
  /** Counts one attempt of `who` and refuses when there were too many in the window. */
  spend(rule: Rule, who: string): Promise<void>
  /** Forgets the attempts of `who`, as after a right password. */
  forgive(rule: Rule, who: string): Promise<void>
}

export type CountStore = {
  /** Adds one and says how many there are and when the window ends. */
  add(key: string, seconds: number): Promise<{ count: number; secondsLeft: number }>
  drop(key: string): Promise<void>
}

export function createLimits(store: CountStore, secret: string): Limits {
  const keyOf = (rule: Rule, who: string) => `${rule.name}:${pseudonym(secret, who)}`
  return {
    async spend(rule, who) {
      const { count, secondsLeft } = await store.add(keyOf(rule, who), rule.seconds)
      if (count > rule.most)
        throw refuse('muitas_tentativas', { retryAfterSeconds: Math.max(1, secondsLeft) })
    },
    forgive: (rule, who) => store.drop(keyOf(rule, who)),
  }
}

export function postgresCounts(db: Db, now: () => Date): CountStore {
  return {
    async add(key, seconds) {
      const at = now()
      const endsAt = new Date(at.getTime() + seconds * 1000)
      const over = lt(rateLimits.endsAt, at)
      const [row] = await db
        .insert(rateLimits)
        .values({ key, count: 1, endsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
            endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
          },
        })
        .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
      return { count: row!.count, secondsLeft: Math.ceil((row!.endsAt.getTime() - at.getTime()) / 1000) }
    },
    async drop(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key))
    },
  }
}

export function redisCounts(redis: Redis): CountStore {
  // One step on the server, so that a process that dies between the two never leaves a count without an end.
  const script = `
    local count = redis.call('INCR', KEYS[1])
    if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
    return {count, redis.call('TTL', KEYS[1])}`
  return {
    async add(key, seconds) {
      const reply = await redis.eval(script, { keys: [`norteia:limit:${key}`], arguments: [String(seconds)] })
      const [count, secondsLeft] = reply as unknown as [number, number]
      return { count, secondsLeft }
    },
    async drop(key) {
      await redis.del(`norteia:limit:${key}`)
    },
  }
}

/**
 * Counts in the first store and, while it cannot, in the second: a Redis that restarts must neither let
 * everybody try without end nor keep everybody out.
 */
export function countsWithSpare(first: CountStore, spare: CountStore, log: Log): CountStore {
  return {
    add: (key, seconds) =>
      first.add(key, seconds).catch(error => {
        log.warn({ err: error }, 'counting in the spare store')
        return spare.add(key, seconds)
      }),
    async drop(key) {
      await Promise.all([
        first.drop(key).catch(error => log.warn({ err: error }, 'count kept')),
        spare.drop(key),
      ])
    },
  }
}

/** Rows whose window is over; a daily job calls it. */
export async function purgeLimits(db: Db, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now))
}
