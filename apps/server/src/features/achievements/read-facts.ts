import type { Facts } from '@norteia/domain/achievements'
import { addDays, dayOf } from '@norteia/domain/calendar'
import { levelOf, STREAK_DAYS, streakOf } from '@norteia/domain/progress'
import type { Db } from '../../platform/db.ts'
import { readJournal } from '../progress/public.ts'
import { bestScores } from './store.ts'

/** All that achievements are judged by, in two queries. */
export async function readFacts(db: Db, userId: string, now: Date): Promise<Facts> {
  const today = dayOf(now)
  const [journal, scores] = await Promise.all([
    readJournal(db, userId, addDays(today, -STREAK_DAYS)),
    bestScores(db, userId),
  ])
  const { answers, hits, subjects, activities, totalPoints } = journal
  const done = (kind: keyof typeof activities) => activities[kind]?.count ?? 0
  const studied = journal.days.filter(({ answers, seconds }) => answers > 0 || seconds > 0)
  return {
    answers,
    hits,
    subjects,
    longestStreak: streakOf(
      studied.map(({ day }) => day),
      today,
    ).longest,
    mockExams: done('mock-exam'),
    pastExams: done('past-exam'),
    reviewDays: done('review-day'),
    level: levelOf(totalPoints),
    bestScores: scores,
  }
}
