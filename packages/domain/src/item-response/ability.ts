export type Item = { discrimination: number; difficulty: number; guess: number }
export type Marked = { item: Item; hit: boolean }

/** What the answers say about a person: the mean of the posterior and how far it may be off. */
export type Ability = { mean: number; deviation: number }

/** Three-parameter logistic model with D = 1: Birnbaum (1968), in Lord & Novick, ch. 17. */
export function chanceOfHit({ discrimination, difficulty, guess }: Item, ability: number) {
  return guess + (1 - guess) / (1 + Math.exp(-discrimination * (ability - difficulty)))
}

// INEP's quadrature, as far as its published scores reveal it: 40 equally spaced points over [−4, 4].
// A finer grid would be more exact and would miss the official score in the last digit.
export const OFFICIAL_POINTS = 40

export const abilityGrid = (points = OFFICIAL_POINTS) =>
  Array.from({ length: points }, (_, i) => -4 + (8 * i) / (points - 1))

/**
 * How likely each ability is, given the answers; the weights add up to 1. Written to be read: whoever scores
 * many sheets of one booklet uses `scoreSheet`, which is held to the very same numbers.
 */
export function posteriorOf(answers: readonly Marked[], points = OFFICIAL_POINTS) {
  const grid = abilityGrid(points)
  // Sums of logarithms: a product of some hundred chances would leave the range of a number.
  const logs = grid.map(ability =>
    answers.reduce(
      (sum, { item, hit }) => {
        const chance = chanceOfHit(item, ability)
        return sum + Math.log(hit ? chance : 1 - chance)
      },
      -(ability * ability) / 2,
    ),
  )
  const highest = Math.max(...logs)
  const weights = logs.map(log => Math.exp(log - highest))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return grid.map((ability, i) => ({ ability, weight: weights[i]! / total }))
}

/**
 * Ability as the mean of the posterior (EAP) under a standard normal prior.
 * Unlike maximum likelihood, it stays finite when every answer is right or wrong.
 */
export function estimateAbility(answers: readonly Marked[]): Ability {
  const posterior = posteriorOf(answers)
  const mean = posterior.reduce((sum, { ability, weight }) => sum + ability * weight, 0)
  const variance = posterior.reduce(
    (sum, { ability, weight }) => sum + (ability - mean) * (ability - mean) * weight,
    0,
  )
  return { mean, deviation: Math.sqrt(variance) }
}
