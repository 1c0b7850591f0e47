/** What the server said of time, and when it was heard on a clock of this device that nobody can move (ms). */
export type ClockReading = { remaining: number | null; spent: number; heardAt: number }

export type WireClock = {
  serverNow: string
  endsAt: string | null
  remainingSeconds: number | null
  spentSeconds: number
}

/**
 * To the millisecond where the server's own instants allow it: its whole seconds would make the clock jump.
 * `askedAt` and `answeredAt` stand round the moment the server spoke; it is taken to be the middle.
 */
export function readClock(wire: WireClock, askedAt: number, answeredAt: number): ClockReading {
  const { serverNow, endsAt, remainingSeconds, spentSeconds } = wire
  const exact = endsAt === null ? Number.NaN : (Date.parse(endsAt) - Date.parse(serverNow)) / 1000
  return {
    remaining:
      remainingSeconds === null ? null : Number.isFinite(exact) ? Math.max(0, exact) : remainingSeconds,
    spent: spentSeconds,
    heardAt: (askedAt + answeredAt) / 2,
  }
}

const since = ({ heardAt }: ClockReading, now: number) => Math.max(0, (now - heardAt) / 1000)

export function remainingAt(reading: ClockReading, now: number) {
  return reading.remaining === null ? null : Math.max(0, reading.remaining - since(reading, now))
}

export function spentAt(reading: ClockReading, now: number, runs = true) {
  return reading.spent + (runs ? since(reading, now) : 0)
}

const TOLERANCE_SECONDS = 1

/** A new reading counts only when it says something else: the network's hiccups must not shake the clock. */
export function resync(current: ClockReading, fresh: ClockReading, runs = true): ClockReading {
  const now = fresh.heardAt
  const [was, is] =
    current.remaining === null || fresh.remaining === null
      ? [spentAt(current, now, runs), spentAt(fresh, now, runs)]
      : [remainingAt(current, now)!, remainingAt(fresh, now)!]
  return Math.abs(was - is) < TOLERANCE_SECONDS ? current : fresh
}

const DAY = 86_400

/** Seconds that only grow while an exam goes on, and are about the same on every device: what turns are made of. */
export function examSeconds(reading: ClockReading, now: number) {
  const left = remainingAt(reading, now)
  return left === null ? spentAt(reading, now) : Math.max(0, DAY - left)
}

/** When a person should hear how much is left, in minutes. */
export const CALLS = [30, 10, 5, 1] as const

/** The call that falls between two looks at the clock; after a long absence only the last one. */
export function callBetween(before: number, after: number) {
  return CALLS.findLast(minutes => after <= minutes * 60 && before > minutes * 60)
}

/** hh:mm:ss. A clock that counts down shows the second it is in until it is over. */
export function clockText(seconds: number) {
  const whole = Math.max(0, Math.ceil(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map(part => String(part).padStart(2, '0')).join(':')
}

/** "2 h 05 min", "7 min", "40 s": for sentences and tables. */
export function timeInWords(seconds: number) {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  const minutes = Math.round(whole / 60)
  if (minutes < 60)
    return whole < 600 && whole % 60 ? `${Math.floor(whole / 60)} min ${whole % 60} s` : `${minutes} min`
  const left = minutes % 60
  return `${Math.floor(minutes / 60)} h${left ? ` ${String(left).padStart(2, '0')} min` : ''}`
}
