import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  enemScore,
  estimateAbility,
  gainPerWrongItem,
  hitsOf,
  type Item,
  markSheet,
  prepareBooklet,
  type SheetItem,
  scoreSheet,
} from './index.ts'

const parameter = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anItem = fc.record({
  discrimination: parameter(0.1, 8),
  difficulty: parameter(-3, 6),
  guess: parameter(0.001, 0.5),
})
/** Of ten places one is annulled. */
const aSheet = fc
  .array(fc.tuple(fc.option(anItem, { freq: 9 }), fc.boolean()), { minLength: 1, maxLength: 90 })
  .map(places => ({ items: places.map(([item]) => item), hits: places.map(([, hit]) => hit) }))

function naively(items: readonly (Item | null)[], hits: readonly boolean[]) {
  const marked = items.flatMap((item, k) => (item ? [{ item, hit: hits[k]! }] : []))
  const ability = estimateAbility(marked)
  return {
    ...enemScore('CN', ability),
    ability: ability.mean,
    deviation: ability.deviation,
    hits: marked.filter(({ hit }) => hit).length,
  }
}

test('the tables of a booklet say exactly what the plain calculation says, to the last bit', () => {
  fc.assert(
    fc.property(aSheet, ({ items, hits }) => {
      expect(scoreSheet(prepareBooklet('CN', items), hits)).toEqual(naively(items, hits))
    }),
    { numRuns: 300 },
  )
})

test('an annulled item changes nothing, whatever was answered there', () => {
  fc.assert(
    fc.property(aSheet, ({ items, hits }) => {
      const booklet = prepareBooklet('CN', items)
      const turned = hits.map((hit, k) => (items[k] ? hit : !hit))
      expect(scoreSheet(booklet, turned)).toEqual(scoreSheet(booklet, hits))
    }),
  )
})

const item: Item = { discrimination: 2, difficulty: 0, guess: 0.2 }
const harder: Item = { discrimination: 2, difficulty: 1, guess: 0.2 }
const place = (key: 'A' | 'B', parameters: Item | null): SheetItem => ({
  code: 1,
  key,
  item: parameters,
  skill: null,
})

test('refuses a sheet of another length or with a letter that is none', () => {
  const items = [place('A', item), place('B', item)]
  expect(markSheet(items, 'A')).toEqual({ ok: false, reason: 'length' })
  expect(markSheet(items, 'ABA')).toEqual({ ok: false, reason: 'length' })
  for (const answers of ['AF', 'a.', 'A ', 'A9']) {
    expect(markSheet(items, answers)).toEqual({ ok: false, reason: 'letters' })
  }
})

test('tells right, wrong, blank and double marks apart, and annulled before all of them', () => {
  const items = [...Array(4).fill(place('A', item)), place('A', null)]
  const read = markSheet(items, 'AB.*A')
  expect(read).toEqual({ ok: true, marks: ['hit', 'miss', 'blank', 'double', 'annulled'] })
  expect(read.ok && hitsOf(read.marks)).toEqual([true, false, false, false, false])
})

test('a wrong item would have brought what the sheet with it right scores more', () => {
  const items = [item, null, harder, item]
  const booklet = prepareBooklet('MT', items)
  const hits = [true, false, false, false]
  const gains = gainPerWrongItem(booklet, hits)
  expect(gains.map(({ place }) => place)).toEqual([2, 3])
  for (const { place, score, gain } of gains) {
    expect(score).toBe(scoreSheet(booklet, hits.with(place, true)).score)
    expect(gain).toBeCloseTo(score - scoreSheet(booklet, hits).score, 9)
    expect(gain).toBeGreaterThan(0)
  }
})
