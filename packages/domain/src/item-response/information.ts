import type { Item } from './ability.ts'

/**
 * Fisher information of one answer about the ability: what asking this item there is worth. The variance of
 * an estimate falls like one over the sum. P′² / (P (1 − P)): Lord (1980), eq. 5-9, with D = 1.
 */
export function information({ discrimination, difficulty, guess }: Item, ability: number) {
  const known = 1 / (1 + Math.exp(-discrimination * (ability - difficulty)))
  const chance = guess + (1 - guess) * known
  return (discrimination ** 2 * (1 - guess) * known ** 2 * (1 - known)) / chance
}
