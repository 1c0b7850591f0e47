// Wilson's score interval at 90 %: honest also with few answers, where the plain one reaches beyond 0 and 100 %.
const Z = 1.645

/** Where the true rate of hits probably is, in percent. */
export function rateInterval(hits: number, answers: number): { low: number; high: number } {
  if (answers === 0) return { low: 0, high: 100 }
  const rate = hits / answers
  const spread = Z ** 2 / answers
  const middle = (rate + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((rate * (1 - rate)) / answers + spread / (4 * answers))) / (1 + spread)
  return { low: 100 * Math.max(0, middle - half), high: 100 * Math.min(1, middle + half) }
}
