import { expect, test } from 'vitest'
import booklet2024 from '../../../../data/landing-items.json' with { type: 'json' }
import { coherenceOf, difficultyBands, expectedHits, prepareBooklet, scoreSheet } from './index.ts'

const items = booklet2024.items.map(({ a, b, c }) => ({ discrimination: a, difficulty: b, guess: c }))
const booklet = prepareBooklet('MT', items)

const easiestFirst = items
  .map((_, place) => place)
  .sort((x, y) => items[x]!.difficulty - items[y]!.difficulty)
const hitting = (places: readonly number[]) => items.map((_, place) => places.includes(place))
const seen = (hits: boolean[]) => expectedHits(booklet, hits, scoreSheet(booklet, hits).ability)

test('lists the items from easy to hard on the ENEM scale, each with its chance and what happened', () => {
  const hits = hitting(easiestFirst.slice(0, 20))
  const expected = seen(hits)
  expect(expected).toHaveLength(45)
  expect(expected.map(({ place }) => place)).toEqual(easiestFirst)
  expect(expected.map(({ hit }) => hit)).toEqual(easiestFirst.map((_, rank) => rank < 20))
  expect(expected[0]!.difficulty).toBeGreaterThan(300)
  expect(expected[0]!.chance).toBeGreaterThan(expected.at(-1)!.chance)
})

test('leaves annulled items out of the picture', () => {
  const withoutFirst = prepareBooklet('MT', [null, ...items.slice(1)])
  expect(expectedHits(withoutFirst, hitting([0, 1]), 0).map(({ place }) => place)).not.toContain(0)
})

test('bands hold every item once and add up to the hits', () => {
  const bands = difficultyBands(seen(hitting(easiestFirst.slice(0, 20))))
  expect(bands.map(band => band.items)).toEqual([9, 9, 9, 9, 9])
  expect(bands.map(band => band.hits)).toEqual([9, 9, 2, 0, 0])
  expect(bands[0]!.expected).toBeGreaterThan(bands[4]!.expected)
  expect(difficultyBands([])).toEqual([])
})

test('calls twenty easy hits coherent and twenty hard ones not', () => {
  expect(coherenceOf(seen(hitting(easiestFirst.slice(0, 20)))).verdict).toBe('coherent')
  expect(coherenceOf(seen(hitting(easiestFirst.slice(-20)))).verdict).toBe('incoherent')
  expect(coherenceOf([])).toEqual({ index: 0, verdict: 'coherent' })
})
