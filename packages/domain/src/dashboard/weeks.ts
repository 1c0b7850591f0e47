import { addDays, type Day, mondayOf } from '../calendar/index.ts'
import type { StudyDay } from '../progress/index.ts'

const WEEKS = 12
const DAYS = 7

/** The last twelve weeks, oldest first, each from its Monday; empty ones are there too. */
export function weeksOf(days: readonly StudyDay[], today: Day) {
  const first = addDays(mondayOf(today), -7 * (WEEKS - 1))
  const weeks = Array.from({ length: WEEKS }, (_, i) => ({
    week: addDays(first, 7 * i),
    seconds: 0,
    answers: 0,
    hits: 0,
    points: 0,
  }))
  const byMonday = new Map(weeks.map(week => [week.week, week]))
  for (const { day, seconds, answers, hits, points } of days) {
    const week = byMonday.get(mondayOf(day))
    if (!week) continue
    week.seconds += seconds
    week.answers += answers
    week.hits += hits
    week.points += points
  }
  return weeks
}

/** The last seven days, today last. */
export function lastDaysOf(days: readonly StudyDay[], today: Day) {
  const known = new Map(days.map(studied => [studied.day, studied]))
  return Array.from({ length: DAYS }, (_, i) => {
    const day = addDays(today, i - DAYS + 1)
    const { seconds = 0, answers = 0 } = known.get(day) ?? {}
    return { day, seconds, answers }
  })
}
