import { addDays, type Day } from '../calendar/index.ts'

export const DAILY_FORECAST = 30

/** How many cards are due on each of the next days, today first; what is overdue waits today. */
export function forecastOf(due: readonly { day: Day; count: number }[], today: Day) {
  const days = Array.from({ length: DAILY_FORECAST }, (_, i) => ({ day: addDays(today, i), count: 0 }))
  for (const { day, count } of due) {
    const place = days.find(shown => shown.day === (day < today ? today : day))
    if (place) place.count += count
  }
  return days
}
