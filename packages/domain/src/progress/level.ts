// Level n starts at 50·n·(n−1) points: 0, 100, 300, 600, 1000 … Each level costs 100 more than the last,
// so the first ones come within an evening and later ones mark months of work.
export function pointsForLevel(level: number) {
  return 50 * level * (level - 1)
}

export function levelOf(points: number) {
  return Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, points)) / 50)) / 2)
}
