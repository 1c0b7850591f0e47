import { type JudgedAchievement, judgeAchievements } from '@norteia/domain/achievements'
import { student } from '../../platform/access.ts'
import type { Db } from '../../platform/db.ts'
import { awardPoints } from '../progress/public.ts'
import { readFacts } from './read-facts.ts'
import { listUnlocked, takeFresh, unlock } from './store.ts'

/** Unlocks what was reached since the last look, with its points; the ledger gives them once. */
function unlockReached(db: Db, userId: string, reached: JudgedAchievement[], at: Date) {
  return db.transaction(async tx => {
    const within = tx as Db
    // Points first: giving them holds the person's row, and a second device waits there.
    for (const { id, points } of reached) {
      await awardPoints(within, { userId, reason: 'achievement', object: id, points, at })
    }
    const ids = reached.map(({ id }) => id)
    await unlock(within, userId, ids, at)
  })
}

const list = student.achievements.list.handler(async ({ context }) => {
  const { db, visitor } = context
  const now = context.now()
  const [facts, known] = await Promise.all([readFacts(db, visitor.id, now), listUnlocked(db, visitor.id)])
  const unlockedAt = new Map(known.map(({ achievement, at }) => [achievement, at]))
  const judged = judgeAchievements(facts)
  const reached = judged.filter(({ id, reached }) => reached && !unlockedAt.has(id))
  if (reached.length > 0) await unlockReached(db, visitor.id, reached, now)
  const unshown = reached.length > 0 || known.some(({ shown }) => !shown)
  const fresh = unshown ? await takeFresh(db, visitor.id) : new Set()
  return {
    success: true as const,
    data: judged.map(({ id, name, description, icon, goal, progress, reached }) => {
      const at = unlockedAt.get(id) ?? (reached ? now : null)
      // Once reached it stays, also when what it was measured by went down since.
      return {
        id,
        name,
        description,
        icon,
        unlocked: at !== null,
        unlockedAt: at,
        fresh: fresh.has(id),
        progress: at === null ? progress : goal,
        goal,
      }
    }),
  }
})

export const achievements = { list }
