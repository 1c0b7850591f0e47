/** A calendar day in São Paulo, as `YYYY-MM-DD`. Limits, streaks and ages are counted in these. */
export type Day = string

// Intl, not a fixed −3 h: Brazil dropped summer time in 2019 and may bring it back.
const saoPaulo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export function dayOf(instant: Date): Day {
  return saoPaulo.format(instant)
}

/** Whole years from one day to another. Someone born on 29 February turns a year older on 1 March. */
export function yearsBetween(from: Day, to: Day) {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  const anniversaryPassed = to.slice(5) >= from.slice(5)
  return anniversaryPassed ? years : years - 1
}

const HOUR_MS = 60 * 60 * 1000

/** The instant a São Paulo day begins. */
export function startOfDay(day: Day) {
  // Midnight there is between 1 and 5 h UTC in every year the rules have known.
  for (let hour = 1; hour <= 5; hour++) {
    const instant = new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS)
    if (dayOf(instant) === day) return instant
  }
  throw new RangeError(`no such day: ${day}`)
}
