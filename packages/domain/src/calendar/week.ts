import type { Day } from './day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A day so many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one to the other. */
export function daysBetween(from: Day, to: Day) {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS)
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** The first day of a day's month, and of the one after. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
export const firstOfNextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31))
