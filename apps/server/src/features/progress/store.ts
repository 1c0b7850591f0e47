import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { attempts, standings, xpEntries } from './tables.ts'

/** The answer an act of this name recorded before, with what it brought. */
export async function findAnswerByKey(db: Db, userId: string, key: string) {
  const [found] = await db
    .select({
      itemId: attempts.itemId,
      revision: attempts.revision,
      chosen: attempts.chosen,
      hit: attempts.hit,
      points: xpEntries.points,
    })
    .from(attempts)
    .leftJoin(
      xpEntries,
      and(
        eq(xpEntries.userId, attempts.userId),
        eq(xpEntries.reason, 'answer'),
        eq(xpEntries.at, attempts.answeredAt),
      ),
    )
    .where(and(eq(attempts.userId, userId), eq(attempts.key, key)))
    .limit(1)
  return found
}

/** Shows somebody in the ranking, or takes them out of it, in every period. */
export async function setVisible(db: Db, userId: string, visible: boolean) {
  await db.update(standings).set({ visible }).where(eq(standings.userId, userId))
}
