import { addDays, type Day, mondayOf } from '../calendar/index.ts'

export type Streak = {
  /** Days studied in a row up to today; a frozen day keeps the row and adds nothing. */
  days: number
  longest: number
  studiedToday: boolean
  freezeLeft: boolean
}

/**
 * The streak as of today, from the days with work in them. One missed day a week (Monday to Sunday) is forgiven:
 * the freeze is spent by itself, and a new week brings a new one. Today still open never breaks a row.
 */
export function streakOf(studied: Iterable<Day>, today: Day): Streak {
  const days = new Set(studied)
  const ordered = [...days].filter(day => day <= today).sort()
  const first = ordered[0]
  const studiedToday = days.has(today)
  if (!first) return { days: 0, longest: 0, studiedToday, freezeLeft: true }

  let run = 0
  let longest = 0
  let frozenWeek: Day | undefined
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (days.has(day)) run++
    else if (day === today) break
    else if (run > 0 && frozenWeek !== mondayOf(day)) frozenWeek = mondayOf(day)
    else run = 0
    longest = Math.max(longest, run)
  }
  return { days: run, longest, studiedToday, freezeLeft: run === 0 || frozenWeek !== mondayOf(today) }
}
