import { abilityGrid, chanceOfHit, type Item, OFFICIAL_POINTS } from './ability.ts'
import { type EnemArea, enemScore } from './enem-scale.ts'

/** A booklet's items in the order of its answer sheet, with their logarithms taken once. */
export type Booklet = {
  readonly area: EnemArea
  /** `null` is an annulled item: it has a place on the sheet and no part in the score. */
  readonly items: readonly (Item | null)[]
  /** Per item with parameters: log(1 − P) on each point of the grid, then log P on each point. */
  readonly logs: Float64Array
}

/** One flag per place on the sheet, annulled items included (theirs is not looked at). */
export type Hits = ArrayLike<boolean | number>

export type SheetScore = { score: number; error: number; ability: number; deviation: number; hits: number }

const GRID = Float64Array.from(abilityGrid())
const PRIOR = GRID.map(ability => -(ability * ability) / 2)
// Work space of one call: nothing in it outlives the call, and nothing can come in between.
const weights = new Float64Array(OFFICIAL_POINTS)
let rows = new Int32Array(64)

/** Takes some 50 µs; done once per booklet and language. */
export function prepareBooklet(area: EnemArea, items: readonly (Item | null)[]): Booklet {
  const logs = items.flatMap(item => {
    if (!item) return []
    const chances = Array.from(GRID, ability => chanceOfHit(item, ability))
    return [...chances.map(chance => Math.log(1 - chance)), ...chances.map(chance => Math.log(chance))]
  })
  return { area, items, logs: Float64Array.from(logs) }
}

/**
 * What `enemScore(area, estimateAbility(answers))` says, to the last bit: the sums run in the same order.
 * Only the logarithms are looked up instead of taken again, which makes it some thirty times faster.
 */
export function scoreSheet({ area, items, logs }: Booklet, marked: Hits): SheetScore {
  if (rows.length < items.length) rows = new Int32Array(items.length)
  const { counted, hits } = findRows(items, marked)
  for (let q = 0; q < OFFICIAL_POINTS; q += 8) addLogs(logs, counted, q)
  const { mean, deviation } = momentsOf()
  return { ...enemScore(area, { mean, deviation }), ability: mean, deviation, hits }
}

/** Where in the logarithms each item's row begins: that of a hit or that of a miss. */
function findRows(items: Booklet['items'], marked: Hits) {
  let [counted, hits] = [0, 0]
  for (let place = 0; place < items.length; place++) {
    if (items[place] === null) continue
    const hit = marked[place] ? 1 : 0
    hits += hit
    rows[counted] = (2 * counted + hit) * OFFICIAL_POINTS
    counted++
  }
  return { counted, hits }
}

/** Sums eight points of the grid at a time, which stay in the processor's registers: twice as fast. */
function addLogs(logs: Float64Array, counted: number, q: number) {
  let [s0, s1, s2, s3] = [PRIOR[q]!, PRIOR[q + 1]!, PRIOR[q + 2]!, PRIOR[q + 3]!]
  let [s4, s5, s6, s7] = [PRIOR[q + 4]!, PRIOR[q + 5]!, PRIOR[q + 6]!, PRIOR[q + 7]!]
  for (let row = 0; row < counted; row++) {
    const from = rows[row]! + q
    s0 += logs[from]!
    s1 += logs[from + 1]!
    s2 += logs[from + 2]!
    s3 += logs[from + 3]!
    s4 += logs[from + 4]!
    s5 += logs[from + 5]!
    s6 += logs[from + 6]!
    s7 += logs[from + 7]!
  }
  weights[q] = s0
  weights[q + 1] = s1
  weights[q + 2] = s2
  weights[q + 3] = s3
  weights[q + 4] = s4
  weights[q + 5] = s5
  weights[q + 6] = s6
  weights[q + 7] = s7
}

/** Turns the logarithms in `weights` into weights that add up to 1, and those into mean and deviation. */
function momentsOf() {
  let [highest, total, mean, variance] = [Number.NEGATIVE_INFINITY, 0, 0, 0]
  for (let q = 0; q < OFFICIAL_POINTS; q++) if (weights[q]! > highest) highest = weights[q]!
  for (let q = 0; q < OFFICIAL_POINTS; q++) {
    const weight = Math.exp(weights[q]! - highest)
    weights[q] = weight
    total += weight
  }
  for (let q = 0; q < OFFICIAL_POINTS; q++) {
    const weight = weights[q]! / total
    weights[q] = weight
    mean += GRID[q]! * weight
  }
  for (let q = 0; q < OFFICIAL_POINTS; q++) {
    const off = GRID[q]! - mean
    variance += off * off * weights[q]!
  }
  return { mean, deviation: Math.sqrt(variance) }
}
