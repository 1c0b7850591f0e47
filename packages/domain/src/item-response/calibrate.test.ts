import { expect, test } from 'vitest'
import { type CalibratedItem, calibrate, chanceOfHit, type Item, type StartItem } from './index.ts'

/** mulberry32: the same students at every run. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Items spread like those of the ENEM: log a 0.70 ± 0.44, b 1.2 ± 1, c about 0.17. */
const drawItem = (random: () => number): Item => ({
  discrimination: Math.exp(0.6 + 0.35 * normal(random)),
  difficulty: 0.6 + normal(random),
  guess: 0.1 + 0.15 * random(),
})

type Crowd = { students: number; mean: number; deviation: number; missing: number }

function simulate(items: readonly Item[], { students, mean, deviation, missing }: Crowd, seed: number) {
  const random = randomFrom(seed)
  return Array.from({ length: students }, () => {
    const ability = mean + deviation * normal(random)
    return items.flatMap((item, index) => {
      const asked = random() >= missing
      const hit = random() < chanceOfHit(item, ability)
      return asked ? [[index, hit] as [number, boolean]] : []
    })
  })
}

const START: Item = { discrimination: 1.5, difficulty: 0, guess: 0.2 }
const free = (items: readonly Item[]): StartItem[] => items.map(() => ({ start: START, fixed: false }))

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)

function misses(truth: readonly Item[], found: readonly CalibratedItem[], only = (_: number) => true) {
  const off = (what: keyof Item) =>
    truth.map((item, index) => found[index]!.item[what] - item[what]).filter((_, index) => only(index))
  return {
    a: rootMeanSquare(off('discrimination')),
    b: rootMeanSquare(off('difficulty')),
    c: rootMeanSquare(off('guess')),
    bias: off('difficulty').reduce((sum, value) => sum + value, 0) / off('difficulty').length,
  }
}

test('refuses an answer to an item that does not exist', () => {
  const items = free([START])
  expect(() => calibrate({ answers: [[[1, true]]], items })).toThrow(RangeError)
  expect(() => calibrate({ answers: [[[-1, true]]], items })).toThrow(RangeError)
})

const sixtyItems = (seed: number) => {
  const random = randomFrom(seed)
  return Array.from({ length: 60 }, () => drawItem(random))
}

test('keeps an item that everybody hits, and one nobody answered, at finite values', () => {
  const answers = Array.from({ length: 300 }, () => [[0, true] as [number, boolean]])
  const [easy, unasked] = calibrate({ answers, items: free([START, START]) }).items
  expect(easy).toMatchObject({ answers: 300, hits: 300 })
  expect(unasked).toMatchObject({ answers: 0, hits: 0 })
  for (const { item, errors } of [easy!, unasked!]) {
    expect([...Object.values(item), ...Object.values(errors)].every(Number.isFinite)).toBe(true)
  }
  expect(easy!.item.difficulty).toBeLessThan(unasked!.item.difficulty)
  expect(unasked!.item.discrimination).toBeCloseTo(Math.exp(0.7), 2)
})

test('accepts an item that cannot be guessed', () => {
  const answers = simulate([START], { students: 200, mean: 0, deviation: 1, missing: 0 }, 3)
  const { items } = calibrate({ answers, items: [{ start: { ...START, guess: 0 }, fixed: false }] })
  expect(items[0]!.item.guess).toBeGreaterThan(0)
})

test('recovers 60 items from 4,000 students with a fifth of the answers missing', { timeout: 20_000 }, () => {
  const truth = sixtyItems(7)
  const answers = simulate(truth, { students: 4000, mean: 0, deviation: 1, missing: 0.2 }, 11)
  const { items, converged, population } = calibrate({ answers, items: free(truth) })
  expect(converged).toBe(true)
  expect(population).toEqual({ mean: 0, deviation: 1 })

  const { a, b, c, bias } = misses(truth, items)
  expect(a).toBeLessThan(0.25)
  expect(b).toBeLessThan(0.12)
  expect(c).toBeLessThan(0.04)
  expect(Math.abs(bias)).toBeLessThan(0.05)
})

test('tells its own errors: the truth is within two of them for most items', { timeout: 20_000 }, () => {
  const truth = sixtyItems(19)
  const answers = simulate(truth, { students: 2000, mean: 0, deviation: 1, missing: 0.3 }, 23)
  const { items } = calibrate({ answers, items: free(truth) })
  const within = (what: keyof Item) =>
    truth.filter((item, k) => Math.abs(items[k]!.item[what] - item[what]) <= 2 * items[k]!.errors[what])
      .length
  expect(within('difficulty')).toBeGreaterThanOrEqual(51)
  expect(within('discrimination')).toBeGreaterThanOrEqual(51)
})

test('puts new items on the scale of the anchors, whoever answered', { timeout: 20_000 }, () => {
  const truth = sixtyItems(29)
  const isAnchor = (index: number) => index % 3 === 0
  // Stronger and more alike than the population the scale was made for.
  const answers = simulate(truth, { students: 3000, mean: 0.5, deviation: 0.8, missing: 0.2 }, 31)
  const { items, population } = calibrate({
    answers,
    items: truth.map((item, k) => ({ start: isAnchor(k) ? item : START, fixed: isAnchor(k) })),
  })
  expect(population.mean).toBeCloseTo(0.5, 1)
  expect(population.deviation).toBeCloseTo(0.8, 1)
  expect(items.filter((_, k) => isAnchor(k)).map(({ item }) => item)).toEqual(
    truth.filter((_, k) => isAnchor(k)),
  )
  expect(items[0]!.errors).toEqual({ discrimination: 0, difficulty: 0, guess: 0 })

  const { a, b, bias } = misses(truth, items, index => !isAnchor(index))
  expect(a).toBeLessThan(0.35)
  expect(b).toBeLessThan(0.2)
  expect(Math.abs(bias)).toBeLessThan(0.06)
})
