/** Time that counts: it runs while the question is looked at. Instants are milliseconds of any one clock. */
export type Stopwatch = { kept: number; since: number | null }

export const stopped: Stopwatch = { kept: 0, since: null }

export const run = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch

export const pause = (watch: Stopwatch, now: number): Stopwatch => ({
  kept: elapsed(watch, now),
  since: null,
})

/** Milliseconds so far. A clock set back takes nothing away. */
export const elapsed = ({ kept, since }: Stopwatch, now: number) =>
  since === null ? kept : kept + Math.max(0, now - since)
