import fc from 'fast-check'
import { expect, test } from 'vitest'
import booklet from '../../../../data/landing-items.json' with { type: 'json' }
import { abilityToScore, chanceOfHit, enemScore, estimateAbility } from './index.ts'

const items = booklet.items.map(({ a, b, c, key }) => ({ key, discrimination: a, difficulty: b, guess: c }))

const scoreOf = (hits: readonly boolean[]) =>
  enemScore('MT', estimateAbility(items.map((item, k) => ({ item, hit: hits[k]! }))))

const marked = (answers: string) => items.map((item, k) => answers[k] === item.key)

// Anonymous answer sheets of ENEM 2024 with the score INEP gave them; `*` is a double mark.
test.each([
  ['DCCDBEDCCCCADDD*ACBAEBCDCEEECDEDAEBEDDDEBCADC', 496.7],
  ['DBBACEBCDDDBDDBDEDCABDECDACCBDACEADBDABEDADCC', 618.2],
  ['DBBABBADDDCBAEDDADCDBCCCDBCDBBEDADCDDACDDCEDB', 786.1],
  ['DABACDACEAEABBCEDDCCABBBBACACBCAACACDEAEEEDDE', 534],
  ['DBAABCBCDCDEBDEDCDCBBCCDABEDEACCCCDECABBDDEDB', 620.7],
])('%s reaches the official score to the tenth', (answers, official) => {
  expect(scoreOf(marked(answers)).score).toBe(official)
})

test('all right is not 1000 and all wrong is not 0', () => {
  expect(scoreOf(items.map(() => true)).score).toBe(961.9)
  expect(scoreOf(items.map(() => false)).score).toBe(371)
})

test('of two people with twenty hits, the coherent one has the higher score', () => {
  const easiestFirst = [...items].sort((one, other) => one.difficulty - other.difficulty)
  const easy = new Set(easiestFirst.slice(0, 20))
  const hard = new Set(easiestFirst.slice(-20))
  expect(scoreOf(items.map(item => easy.has(item))).score).toBe(705.8)
  expect(scoreOf(items.map(item => hard.has(item))).score).toBe(405.4)
})

test('one more hit never lowers the score', () => {
  const sheet = fc.array(fc.boolean(), { minLength: items.length, maxLength: items.length })
  const position = fc.nat(items.length - 1)
  fc.assert(
    fc.property(sheet, position, (hits, k) => {
      expect(scoreOf(hits.with(k, true)).score).toBeGreaterThanOrEqual(scoreOf(hits.with(k, false)).score)
    }),
  )
})

test('at its own difficulty, the chance is halfway between guessing and certainty', () => {
  expect(chanceOfHit({ discrimination: 2, difficulty: -1, guess: 0.2 }, -1)).toBeCloseTo(0.6)
})

test('with no answers, nothing is known beyond the prior', () => {
  const { mean, deviation } = estimateAbility([])
  expect(mean).toBeCloseTo(0)
  expect(deviation).toBeCloseTo(1, 2)
})

test('the average ability sits close to 500 in every area', () => {
  const averages = (['LC', 'CH', 'CN', 'MT'] as const).map(area => abilityToScore(area, 0))
  expect(averages).toEqual([499.9768, 501.4908, 501.1469, 500.02])
})
