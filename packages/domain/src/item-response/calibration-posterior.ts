import { chanceOfHit, type Item } from './ability.ts'

export type Answers = readonly (readonly (readonly [item: number, hit: boolean])[])[]

/** Students one after the other: those of student s stand from `starts[s]` to `starts[s + 1]`. */
export type FlatAnswers = { items: Int32Array; hits: Uint8Array; starts: Int32Array }

export function flattenAnswers(answers: Answers, itemCount: number): FlatAnswers {
  const total = answers.reduce((sum, student) => sum + student.length, 0)
  const flat = {
    items: new Int32Array(total),
    hits: new Uint8Array(total),
    starts: new Int32Array(answers.length + 1),
  }
  let at = 0
  for (const [student, given] of answers.entries()) {
    for (const [item, hit] of given) {
      if (!Number.isInteger(item) || item < 0 || item >= itemCount) {
        throw new RangeError(`student ${student} answered item ${item} of ${itemCount}`)
      }
      flat.items[at] = item
      flat.hits[at] = hit ? 1 : 0
      at++
    }
    flat.starts[student + 1] = at
  }
  return flat
}

/** The abilities the integral runs over, and how likely each is before any answer. */
export type Latent = { abilities: Float64Array; logWeights: Float64Array; mean: number; deviation: number }

const POINTS = 33
const REACH = 4.5

export function latentGrid(mean: number, deviation: number): Latent {
  const steps = Float64Array.from({ length: POINTS }, (_, q) => -REACH + (2 * REACH * q) / (POINTS - 1))
  return {
    mean,
    deviation,
    abilities: steps.map(step => mean + deviation * step),
    logWeights: steps.map(step => -(step * step) / 2),
  }
}

type Curve = { logHit: Float64Array; logMiss: Float64Array }

const curveOf = (item: Item, abilities: Float64Array): Curve => {
  const chances = abilities.map(ability => chanceOfHit(item, ability))
  return { logHit: chances.map(Math.log), logMiss: chances.map(chance => Math.log(1 - chance)) }
}

/** Hands over every student's posterior; the array is the same one each time. */
export function forEachPosterior(
  { items, hits, starts }: FlatAnswers,
  parameters: readonly Item[],
  { abilities, logWeights }: Latent,
  look: (posterior: Float64Array, from: number, to: number) => void,
) {
  const curves = parameters.map(item => curveOf(item, abilities))
  const posterior = new Float64Array(POINTS)
  for (let student = 0; student + 1 < starts.length; student++) {
    const [from, to] = [starts[student]!, starts[student + 1]!]
    posterior.set(logWeights)
    for (let at = from; at < to; at++) {
      const { logHit, logMiss } = curves[items[at]!]!
      const logs = hits[at] ? logHit : logMiss
      for (let q = 0; q < POINTS; q++) posterior[q]! += logs[q]!
    }
    normalise(posterior)
    look(posterior, from, to)
  }
}

function normalise(logs: Float64Array) {
  let [highest, total] = [Number.NEGATIVE_INFINITY, 0]
  for (let q = 0; q < POINTS; q++) if (logs[q]! > highest) highest = logs[q]!
  for (let q = 0; q < POINTS; q++) {
    logs[q] = Math.exp(logs[q]! - highest)
    total += logs[q]!
  }
  for (let q = 0; q < POINTS; q++) logs[q]! /= total
}

/** Students to be expected at each ability who hit and who missed an item. */
export type ItemCounts = { hit: Float64Array; missed: Float64Array }

/** The E step: what the answers say about every student, added up for every item and for the population. */
export function expectCounts(flat: FlatAnswers, parameters: readonly Item[], latent: Latent) {
  const counts: ItemCounts[] = parameters.map(() => ({
    hit: new Float64Array(POINTS),
    missed: new Float64Array(POINTS),
  }))
  const crowd = new Float64Array(POINTS)
  forEachPosterior(flat, parameters, latent, (posterior, from, to) => {
    for (let q = 0; q < POINTS; q++) crowd[q]! += posterior[q]!
    for (let at = from; at < to; at++) {
      const { hit, missed } = counts[flat.items[at]!]!
      const into = flat.hits[at] ? hit : missed
      for (let q = 0; q < POINTS; q++) into[q]! += posterior[q]!
    }
  })
  return { counts, population: momentsOf(crowd, latent.abilities) }
}

function momentsOf(crowd: Float64Array, abilities: Float64Array) {
  const total = crowd.reduce((sum, weight) => sum + weight, 0) || 1
  const mean = crowd.reduce((sum, weight, q) => sum + weight * abilities[q]!, 0) / total
  const variance = crowd.reduce((sum, weight, q) => sum + weight * (abilities[q]! - mean) ** 2, 0) / total
  return { mean, deviation: Math.sqrt(Math.max(variance, LEAST_VARIANCE)) }
}

// One student alone has no spread; the grid would shrink to a point.
const LEAST_VARIANCE = 0.01
