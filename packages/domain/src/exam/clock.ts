export type Sat = {
  mode: 'timed' | 'own-pace'
  status: 'running' | 'paused' | 'finished'
  startedAt: Date
  endsAt: Date | null
  /** Of one at own pace: what was counted up to `seenAt`. */
  spentSeconds: number
  seenAt: Date
}

/** An answer on its way when the clock reaches zero still counts; nothing later does. */
export const GRACE_SECONDS = 5

/** Silence longer than this at one's own pace was a closed browser, not work. */
const LONGEST_SILENCE_SECONDS = 300

const secondsBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1000)

/** Seconds worked so far. Timed: from the start to now or the end. Own pace: pauses and absences left out. */
export function spentSeconds(sat: Sat, now: Date) {
  if (sat.mode === 'timed') {
    const until = sat.endsAt && sat.endsAt < now ? sat.endsAt : now
    return Math.round(secondsBetween(sat.startedAt, until))
  }
  const since = sat.status === 'running' ? secondsBetween(sat.seenAt, now) : 0
  return Math.round(sat.spentSeconds + Math.min(since, LONGEST_SILENCE_SECONDS))
}

export function remainingSeconds({ mode, endsAt }: Sat, now: Date) {
  return mode === 'timed' && endsAt ? Math.round(secondsBetween(now, endsAt)) : null
}

/** The time is up, the grace included. */
export function isOver({ mode, endsAt }: Sat, now: Date) {
  return mode === 'timed' && endsAt !== null && now.getTime() > endsAt.getTime() + GRACE_SECONDS * 1000
}
