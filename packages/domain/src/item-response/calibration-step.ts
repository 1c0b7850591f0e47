import { chanceOfHit, type Item } from './ability.ts'
import type { ItemCounts } from './calibration-posterior.ts'

export type Normal = { mean: number; deviation: number }

/** What is believed of log a, b and logit c before any answer. */
export type Priors = { logDiscrimination: Normal; difficulty: Normal; logitGuess: Normal }

/** Log a, b, logit c: on these every value is allowed, and their errors are about symmetrical. */
export type Coordinates = [logDiscrimination: number, difficulty: number, logitGuess: number]

export const coordinatesOf = ({ discrimination, difficulty, guess }: Item): Coordinates => [
  Math.log(discrimination),
  difficulty,
  Math.log(guess / (1 - guess)),
]

export const itemAt = ([logDiscrimination, difficulty, logitGuess]: Coordinates): Item => ({
  discrimination: Math.exp(logDiscrimination),
  difficulty,
  guess: 1 / (1 + Math.exp(-logitGuess)),
})

/** How the chance of a hit changes with each coordinate. */
export function slopesOf(item: Item, ability: number): Coordinates {
  const { discrimination, difficulty, guess } = item
  const known = 1 / (1 + Math.exp(-discrimination * (ability - difficulty)))
  const steep = (1 - guess) * known * (1 - known) * discrimination
  return [steep * (ability - difficulty), -steep, guess * (1 - guess) * (1 - known)]
}

/** Upper triangle of a symmetric 3 × 3 matrix: 11 12 13 22 23 33. */
export type Symmetric = [number, number, number, number, number, number]

export function invert([a, b, c, d, e, f]: Symmetric): Symmetric {
  const [m, n, o] = [d * f - e * e, c * e - b * f, b * e - c * d]
  const determinant = a * m + b * n + c * o
  const [p, q, r] = [a * f - c * c, b * c - a * e, a * d - b * b]
  return [m, n, o, p, q, r].map(minor => minor / determinant) as Symmetric
}

export const normalsOf = (priors: Priors) =>
  [priors.logDiscrimination, priors.difficulty, priors.logitGuess] as const

const STEPS = 4
const LONGEST_STEP = 0.5

/** The M step of one item: a few rounds of Fisher scoring on its expected counts and its priors. */
export function improveItem(item: Item, counts: ItemCounts, abilities: Float64Array, priors: Priors): Item {
  let better = coordinatesOf(item)
  for (let round = 0; round < STEPS; round++) {
    const { slope, precision } = climb(better, counts, abilities, priors)
    const [a, b, c, d, e, f] = invert(precision)
    const step = [
      a * slope[0] + b * slope[1] + c * slope[2],
      b * slope[0] + d * slope[1] + e * slope[2],
      c * slope[0] + e * slope[1] + f * slope[2],
    ]
    const longest = Math.max(...step.map(Math.abs))
    const scale = Math.min(1, LONGEST_STEP / Math.max(longest, 1e-12))
    better = better.map((value, k) => value + scale * step[k]!) as Coordinates
    if (longest < 1e-4) break
  }
  return itemAt(better)
}

function climb(at: Coordinates, { hit, missed }: ItemCounts, abilities: Float64Array, priors: Priors) {
  const item = itemAt(at)
  const normals = normalsOf(priors)
  const slope = normals.map(({ mean, deviation }, k) => (mean - at[k]!) / deviation ** 2) as Coordinates
  const weights = normals.map(({ deviation }) => 1 / deviation ** 2)
  const precision: Symmetric = [weights[0]!, 0, 0, weights[1]!, 0, weights[2]!]
  for (const [q, ability] of abilities.entries()) {
    const chance = Math.min(Math.max(chanceOfHit(item, ability), 1e-9), 1 - 1e-9)
    const students = hit[q]! + missed[q]!
    const surprise = (hit[q]! - students * chance) / (chance * (1 - chance))
    const weight = students / (chance * (1 - chance))
    const along = slopesOf(item, ability)
    for (let k = 0; k < 3; k++) slope[k]! += surprise * along[k]!
    addSquare(precision, along, weight)
  }
  return { slope, precision }
}

/** Adds `weight` times a vector's product with itself. */
export function addSquare(into: Symmetric, [x, y, z]: Coordinates, weight: number) {
  into[0] += weight * x * x
  into[1] += weight * x * y
  into[2] += weight * x * z
  into[3] += weight * y * y
  into[4] += weight * y * z
  into[5] += weight * z * z
}
