import type { Summary } from '@norteia/contract/dashboard'
import { type Day, dayOf } from '@norteia/domain/calendar'
import { chooseNext, lastDaysOf, weeksOf } from '@norteia/domain/dashboard'
import { GRACE_SECONDS } from '@norteia/domain/exam'
import { levelOf, pointsForLevel } from '@norteia/domain/progress'
import { journalOf } from '../progress/public.ts'
import { reviewOf } from '../review/public.ts'
import type { readAll, StoredSitting } from './store.ts'

type Found = {
  all: Awaited<ReturnType<typeof readAll>>
  position: number | null
  now: Date
  today: Day
}

/** What was read of a person, as the dashboard shows it. */
export function summarise({ all, position, now, today }: Found): Summary {
  const journal = journalOf(all.journal, today)
  const { totalPoints, answers, hits, subjects, activities, days, streak } = journal
  const weeks = weeksOf(days, today)
  const { left } = reviewOf(all.review)
  const level = levelOf(totalPoints)
  const finished = all.sittings.flatMap(sitting =>
    sitting.finishedMs === null ? [] : { ...sitting, at: new Date(sitting.finishedMs) },
  )
  return {
    secondsStudied: journal.secondsStudied,
    exercises: answers,
    mockExams: activities['mock-exam'] ?? 0,
    hitRate: answers === 0 ? null : Math.round((1000 * hits) / answers) / 10,
    position,
    points: totalPoints,
    level,
    pointsInLevel: totalPoints - pointsForLevel(level),
    pointsToNextLevel: pointsForLevel(level + 1) - totalPoints,
    goal: {
      weeklyMinutes: all.weeklyMinutes,
      minutesThisWeek: Math.floor((weeks.at(-1)?.seconds ?? 0) / 60),
    },
    streak,
    reviewDue: left,
    weeks,
    days: lastDaysOf(days, today),
    subjects,
    scores: finished
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .flatMap(({ id, title, at, areas }) =>
        areas.map(({ area, score, error, estimated }) => ({
          attemptId: id,
          at,
          title,
          area,
          score,
          error,
          estimated,
        })),
      ),
    next: chooseNext({
      today,
      running: runningOf(all.sittings, now),
      reviewLeft: left,
      answers,
      subjects,
      lastExam: lastDayOf(finished),
      secondsToday: days.find(({ day }) => day === today)?.seconds ?? 0,
      weeklyMinutes: all.weeklyMinutes,
    }),
  }
}

/** The exam to go on with: the clock of a timed one runs, so it comes before those that wait. */
function runningOf(sittings: StoredSitting[], now: Date) {
  const open = sittings.filter(
    ({ status, endsMs }) =>
      status !== 'finished' && (endsMs === null || endsMs + GRACE_SECONDS * 1000 > now.getTime()),
  )
  const sitting = open.find(({ mode }) => mode === 'timed') ?? open[0]
  if (!sitting) return null
  const { id, title, mode, endsMs } = sitting
  const timed = mode === 'timed' && endsMs !== null
  const remainingSeconds = timed ? Math.max(0, Math.round((endsMs - now.getTime()) / 1000)) : null
  return { id, title, mode, remainingSeconds }
}

function lastDayOf(finished: { at: Date }[]): Day | null {
  const newest = Math.max(...finished.map(({ at }) => at.getTime()))
  return finished.length === 0 ? null : dayOf(new Date(newest))
}
