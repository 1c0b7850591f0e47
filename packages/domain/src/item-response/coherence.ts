import { chanceOfHit } from './ability.ts'
import type { Booklet, Hits } from './booklet-score.ts'
import { abilityToScore } from './enem-scale.ts'

/** `difficulty` is on the ENEM scale; `chance` is what the model expects of somebody of this ability. */
export type ExpectedHit = { place: number; difficulty: number; chance: number; hit: boolean }

/** Every item that counts, from the easiest to the hardest. */
export function expectedHits({ area, items }: Booklet, marked: Hits, ability: number): ExpectedHit[] {
  return items
    .flatMap((item, place) =>
      item
        ? {
            place,
            difficulty: abilityToScore(area, item.difficulty),
            chance: chanceOfHit(item, ability),
            hit: Boolean(marked[place]),
          }
        : [],
    )
    .sort((one, other) => one.difficulty - other.difficulty)
}

export type DifficultyBand = { from: number; to: number; items: number; expected: number; hits: number }

/** The same items in bands of equal number, easiest first: hits expected against hits made. */
export function difficultyBands(items: readonly ExpectedHit[], bands = 5): DifficultyBand[] {
  const edge = (band: number) => Math.round((band * items.length) / bands)
  return Array.from({ length: bands }, (_, band) => items.slice(edge(band), edge(band + 1)))
    .filter(within => within.length > 0)
    .map(within => ({
      from: within[0]!.difficulty,
      to: within.at(-1)!.difficulty,
      items: within.length,
      expected: within.reduce((sum, { chance }) => sum + chance, 0),
      hits: within.filter(({ hit }) => hit).length,
    }))
}

export type Coherence = { index: number; verdict: 'coherent' | 'mixed' | 'incoherent' }

/**
 * How well right and wrong answers fit the difficulty of their items: the standardised log-likelihood l_z of
 * Drasgow, Levine & Williams (1985). About 0 for who answers as the model expects; far below it, easy items
 * were missed and hard ones hit. Above is no fault: it only is more regular than most.
 */
export function coherenceOf(items: readonly ExpectedHit[]): Coherence {
  let [likelihood, expected, variance] = [0, 0, 0]
  for (const { chance, hit } of items) {
    // The certain says nothing, and its logarithm would be endless.
    const p = Math.min(Math.max(chance, 1e-9), 1 - 1e-9)
    likelihood += Math.log(hit ? p : 1 - p)
    expected += p * Math.log(p) + (1 - p) * Math.log(1 - p)
    variance += p * (1 - p) * Math.log(p / (1 - p)) ** 2
  }
  const index = variance > 0 ? (likelihood - expected) / Math.sqrt(variance) : 0
  return { index, verdict: index >= -1 ? 'coherent' : index >= -2 ? 'mixed' : 'incoherent' }
}
