import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { attempts, seenItems, standings, xpEntries } from './tables.ts'

/** The answer an act of this name recorded before, with what it brought. */
export async function findAnswerByKey(db: Db, userId: string, key: string) {
  const [found] = await db
    .select({
      itemId: attempts.itemId,
      revision: attempts.revision,
      chosen: attempts.chosen,
      hit: attempts.hit,
      seconds: attempts.seconds,
      answeredAt: attempts.answeredAt,
      points: xpEntries.points,
    })
    .from(attempts)
    .leftJoin(
      xpEntries,
      and(
        eq(xpEntries.userId, attempts.userId),
        eq(xpEntries.reason, 'answer'),
        eq(xpEntries.object, sql`${attempts.itemId}::text`),
        eq(xpEntries.at, attempts.answeredAt),
      ),
    )
    .where(and(eq(attempts.userId, userId), eq(attempts.key, key)))
    .limit(1)
  return found
}

/** The points something brought when it was done; none when it brought nothing. */
export async function findAward(
  db: Db,
  userId: string,
  { reason, object }: Pick<typeof xpEntries.$inferSelect, 'reason' | 'object'>,
) {
  const [award] = await db
    .select({ points: xpEntries.points })
    .from(xpEntries)
    .where(and(eq(xpEntries.userId, userId), eq(xpEntries.reason, reason), eq(xpEntries.object, object)))
  return award?.points ?? 0
}

/** Notes questions whose key was shown without an answer: no longer unseen, and worth no points that day. */
export async function noteMet(db: Db, userId: string, itemIds: number[], at: Date) {
  if (itemIds.length === 0) return
  await db
    .insert(seenItems)
    .values(
      itemIds.map(itemId => ({
        userId,
        itemId,
        tries: 0,
        hits: 0,
        lastHit: false,
        doubt: false,
        lastAt: at,
      })),
    )
    .onConflictDoNothing()
}

/** Shows somebody in the ranking, or takes them out of it, in every period. */
export async function setVisible(db: Db, userId: string, visible: boolean) {
  await db
    .update(standings)
    .set({ visible })
    .where(and(eq(standings.userId, userId), ne(standings.visible, visible)))
}
