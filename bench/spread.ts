/** What repeated measures of one thing come to. */
export type Spread = { median: number; least: number; most: number }

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
  return { median, least: sorted[0]!, most: sorted.at(-1)! }
}
