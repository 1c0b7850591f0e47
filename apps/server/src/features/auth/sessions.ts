import type { Db } from '../../platform/db.ts'
import { fingerprint, type Random } from '../../platform/secrets.ts'
import { deviceOf } from './device.ts'
import { prepareFindSession, saveSession, touchSession } from './store.ts'

const DAY = 24 * 60 * 60 * 1000
/** Unused this long, a session ends; used, it lasts at most half a year. */
const IDLE = 30 * DAY
const LONGEST = 180 * DAY
/** Being seen is written down at most this often: reading is the common case. */
const SEEN_EVERY = 10 * 60 * 1000

type Opening = { userId: string; userAgent: string; now: Date; random: Random }

export async function openSession(db: Db, { userId, userAgent, now, random }: Opening) {
  const token = random.token()
  const expiresAt = new Date(now.getTime() + IDLE)
  await saveSession(db, {
    userId,
    tokenHash: fingerprint(token),
    device: deviceOf(userAgent),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return { token, expiresAt: new Date(now.getTime() + LONGEST) }
}

/** A finder of the session behind a token, in one query. */
export function createSessionFinder(db: Db) {
  const find = prepareFindSession(db)
  return async (token: string, now: Date) => {
    const [row] = await find.execute({ tokenHash: fingerprint(token), now })
    if (row && now.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY) {
      const end = Math.min(now.getTime() + IDLE, row.createdAt.getTime() + LONGEST)
      await touchSession(db, row.sessionId, now, new Date(end))
    }
    return row
  }
}
