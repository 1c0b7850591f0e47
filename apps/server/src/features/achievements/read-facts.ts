import type { Facts } from '@norteia/domain/achievements'
import { dayOf } from '@norteia/domain/calendar'
import { levelOf } from '@norteia/domain/progress'
import type { Db } from '../../platform/db.ts'
import { readJournal } from '../progress/public.ts'
import { bestScores } from './store.ts'

/** All that achievements are judged by, in two queries. */
export async function readFacts(db: Db, userId: string, now: Date): Promise<Facts> {
  const [journal, scores] = await Promise.all([readJournal(db, userId, dayOf(now)), bestScores(db, userId)])
  const { answers, hits, subjects, activities, totalPoints } = journal
  const done = (kind: keyof typeof activities) => activities[kind] ?? 0
  return {
    answers,
    hits,
    subjects,
    longestStreak: journal.streak.longest,
    mockExams: done('mock-exam'),
    pastExams: done('past-exam'),
    reviewDays: done('review-day'),
    level: levelOf(totalPoints),
    bestScores: scores,
  }
}
