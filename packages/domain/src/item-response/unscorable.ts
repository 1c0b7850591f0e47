/** Booklets no score can be told for, as far as INEP's open tables go, and why. */
const LOST_ORDER = new Set([187, 188, 189, 190, 252, 896, 897])
const UNPUBLISHED = new Set([81, 82, 83, 84])

export type Unscorable = 'lost-order' | 'unpublished'

export function whyUnscorable(booklet: number): Unscorable | undefined {
  if (LOST_ORDER.has(booklet)) return 'lost-order'
  return UNPUBLISHED.has(booklet) ? 'unpublished' : undefined
}
