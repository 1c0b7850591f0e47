export const tiers = ['Diamante', 'Platina', 'Ouro', 'Prata', 'Bronze'] as const
export type Tier = (typeof tiers)[number]

// By the share of participants with more points, so that a tier means the same among fifty and among a million: less
// than 1 % ahead is Diamante, 5 % Platina, 20 % Ouro, 50 % Prata; everybody else who earned a point is Bronze.
const BELOW: readonly [Tier, number][] = [
  ['Diamante', 0.01],
  ['Platina', 0.05],
  ['Ouro', 0.2],
  ['Prata', 0.5],
]

/** The first place is always Diamante. */
export function tierOf({ position, participants }: { position: number; participants: number }): Tier {
  const ahead = (position - 1) / Math.max(1, participants)
  return BELOW.find(([, share]) => ahead < share)?.[0] ?? 'Bronze'
}
