import type { Item } from './ability.ts'
import { information } from './information.ts'

export type Exposure = {
  /** How often each candidate was shown so far, as a share of all students (0 to 1). */
  rates: ArrayLike<number>
  /** An item shown to more than this share rests until others have caught up. */
  most: number
  /** The draw is among this many. One would show everybody the same item first. */
  among: number
}

const LEAST_WORTH = 1e-9

const USUAL: Exposure = { rates: [], most: 0.2, among: 5 }

/**
 * Place of the next item to ask: one of those that tell most about this ability, drawn by chance (0 to 1).
 * The randomesque way of Kingsbury & Zara (1989), with weights that fall for items shown too often, as in
 * Sympson & Hetter (1985) but without their simulations. `undefined` when there is no candidate.
 */
export function chooseNextItem(
  candidates: readonly Item[],
  ability: number,
  exposure: Partial<Exposure>,
  chance: number,
): number | undefined {
  const { rates, most, among } = { ...USUAL, ...exposure }
  const worn = (place: number) => (rates[place] ?? 0) > most
  const informative = candidates
    .map((item, place) => ({ place, worth: information(item, ability) }))
    .sort((one, other) => Number(worn(one.place)) - Number(worn(other.place)) || other.worth - one.worth)
  const best = informative.slice(0, Math.max(1, among))
  const fresh = best.filter(({ place }) => !worn(place))
  return draw(
    (fresh.length > 0 ? fresh : best).map(({ place, worth }) => ({
      place,
      // An item without any information can still be asked when there is nothing better.
      weight: (worth + LEAST_WORTH) * Math.min(1, most / Math.max(rates[place] ?? 0, most)),
    })),
    chance,
  )
}

function draw(options: readonly { place: number; weight: number }[], chance: number) {
  let rest = chance * options.reduce((sum, { weight }) => sum + weight, 0)
  for (const { place, weight } of options) {
    rest -= weight
    if (rest < 0) return place
  }
  return options.at(-1)?.place
}
