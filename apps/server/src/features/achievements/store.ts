import type { Area } from '@norteia/domain/question'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'
import { unlockedAchievements } from './tables.ts'

/** The best TRI score of each area over all finished exams. */
export async function bestScores(db: Db, userId: string) {
  const rows = await runStatement<{ area: Area; score: number }>(db, 'best_scores', BEST_SCORES, [userId])
  return Object.fromEntries(rows.map(({ area, score }) => [area, score])) as Partial<Record<Area, number>>
}

const BEST_SCORES = `
select scored.area, max(scored.score) as score
from sittings cross join lateral jsonb_to_recordset(sittings.areas) as scored(area text, score double precision)
where sittings.user_id = $1::uuid and sittings.status = 'finished'
group by scored.area`

export function listUnlocked(db: Db, userId: string) {
  return db.select().from(unlockedAchievements).where(eq(unlockedAchievements.userId, userId))
}

export async function unlock(db: Db, userId: string, achievements: string[], at: Date) {
  await db
    .insert(unlockedAchievements)
    .values(achievements.map(achievement => ({ userId, achievement, at })))
    .onConflictDoNothing()
}

/** Takes those not yet shown as shown now, and answers which they were. */
export async function takeFresh(db: Db, userId: string) {
  const rows = await db
    .update(unlockedAchievements)
    .set({ shown: true })
    .where(and(eq(unlockedAchievements.userId, userId), eq(unlockedAchievements.shown, false)))
    .returning({ achievement: unlockedAchievements.achievement })
  return new Set(rows.map(({ achievement }) => achievement))
}
