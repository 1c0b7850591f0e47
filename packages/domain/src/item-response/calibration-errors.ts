import { chanceOfHit, type Item } from './ability.ts'
import { type FlatAnswers, forEachPosterior, type Latent } from './calibration-posterior.ts'
import {
  addSquare,
  type Coordinates,
  invert,
  normalsOf,
  type Priors,
  type Symmetric,
  slopesOf,
} from './calibration-step.ts'

/**
 * Standard errors of a, b and c from what each student adds to the slope of the likelihood (empirical
 * cross-products) plus the priors. Item by item: what the errors of two items share is left out, so these are
 * a little too small.
 */
export function standardErrors(
  flat: FlatAnswers,
  items: readonly Item[],
  latent: Latent,
  priorsOf: (index: number) => Priors,
): Item[] {
  const precisions = items.map((_, index): Symmetric => {
    const [a, b, c] = normalsOf(priorsOf(index)).map(({ deviation }) => 1 / deviation ** 2)
    return [a!, 0, 0, b!, 0, c!]
  })
  const pulls = items.map(item => pullsOf(item, latent.abilities))
  forEachPosterior(flat, items, latent, (posterior, from, to) => {
    for (let at = from; at < to; at++) {
      const index = flat.items[at]!
      const { hit, missed } = pulls[index]!
      addSquare(precisions[index]!, meanOf(flat.hits[at] ? hit : missed, posterior), 1)
    }
  })
  return items.map((item, index) => {
    const [a, , , b, , c] = invert(precisions[index]!)
    // From log a and logit c back to a and c: to first order, by the slope of the way back.
    return {
      discrimination: Math.sqrt(a) * item.discrimination,
      difficulty: Math.sqrt(b),
      guess: Math.sqrt(c) * item.guess * (1 - item.guess),
    }
  })
}

/** Slope of log P, and of log(1 − P), along each coordinate at each ability. */
function pullsOf(item: Item, abilities: Float64Array) {
  const along = Array.from(abilities, ability => ({
    chance: Math.min(Math.max(chanceOfHit(item, ability), 1e-9), 1 - 1e-9),
    slopes: slopesOf(item, ability),
  }))
  return {
    hit: along.map(({ chance, slopes }) => slopes.map(slope => slope / chance) as Coordinates),
    missed: along.map(({ chance, slopes }) => slopes.map(slope => -slope / (1 - chance)) as Coordinates),
  }
}

function meanOf(pulls: readonly Coordinates[], posterior: Float64Array): Coordinates {
  let [a, b, c] = [0, 0, 0]
  for (let q = 0; q < pulls.length; q++) {
    const pull = pulls[q]!
    a += posterior[q]! * pull[0]
    b += posterior[q]! * pull[1]
    c += posterior[q]! * pull[2]
  }
  return [a, b, c]
}
