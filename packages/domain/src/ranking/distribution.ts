/** How many have each number of points, the most points first, with how many are above them. */
export type Distribution = { points: number[]; above: number[]; participants: number }

/** From rows of points and how many have them, in any order. */
export function distributionOf(rows: readonly { points: number; count: number }[]): Distribution {
  const ordered = [...rows].sort((one, other) => other.points - one.points)
  let participants = 0
  const above = ordered.map(({ count }) => {
    const before = participants
    participants += count
    return before
  })
  return { points: ordered.map(({ points }) => points), above, participants }
}

/** One more than those with more points: equal points share a position. */
export function positionOf({ points, above, participants }: Distribution, own: number) {
  let from = 0
  let to = points.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (points[middle]! > own) from = middle + 1
    else to = middle
  }
  return (above[from] ?? participants) + 1
}

/**
 * Positions of people in a row, the most points first, around the one at `place` whose position is known. The
 * distribution may be a minute old, the row is not: where the two disagree the row decides, so that nobody with more
 * points is shown at the same place or below.
 */
export function placeAmong(
  row: readonly { points: number }[],
  { place, position, estimate }: { place: number; position: number; estimate: (points: number) => number },
): number[] {
  const positions = row.map(() => position)
  const best = (points: number) => 1 + row.filter(person => person.points > points).length
  for (let i = place - 1; i >= 0; i--) {
    const below = positions[i + 1]!
    const { points } = row[i]!
    const tied = points === row[i + 1]!.points
    positions[i] = tied ? below : Math.max(best(points), Math.min(estimate(points), below - 1))
  }
  for (let i = place + 1; i < row.length; i++) {
    const above = positions[i - 1]!
    const { points } = row[i]!
    const tied = points === row[i - 1]!.points
    positions[i] = tied ? above : Math.max(estimate(points), above + 1)
  }
  return positions
}
