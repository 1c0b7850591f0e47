import { expect, test } from 'vitest'
import { chanceOfHit, chooseNextItem, type Item, information } from './index.ts'

const ladder: Item[] = Array.from({ length: 21 }, (_, k) => ({
  discrimination: 2,
  difficulty: -2 + k / 5,
  guess: 0.2,
}))
const chances = Array.from({ length: 100 }, (_, k) => k / 100)

test('information is the slope of the chance, squared, over its variance', () => {
  for (const item of ladder) {
    for (const ability of [-2, 0.3, 3]) {
      const slope = (chanceOfHit(item, ability + 1e-5) - chanceOfHit(item, ability - 1e-5)) / 2e-5
      const chance = chanceOfHit(item, ability)
      expect(information(item, ability)).toBeCloseTo(slope ** 2 / (chance * (1 - chance)), 6)
    }
  }
})

test('chooses nothing from nothing', () => {
  expect(chooseNextItem([], 0, {}, 0.5)).toBeUndefined()
})

test('draws among the five that tell most, the better ones more often', () => {
  const best = ladder
    .map((item, place) => ({ place, worth: information(item, 0.5) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ place }) => place)
  const drawn = chances.map(chance => chooseNextItem(ladder, 0.5, {}, chance)!)
  expect([...new Set(drawn)].sort()).toEqual(best.slice(0, 5).sort())
  const count = (place: number) => drawn.filter(other => other === place).length
  expect(count(best[0]!)).toBeGreaterThanOrEqual(count(best[4]!))
})

test('lets an item shown too often rest', () => {
  const best = chooseNextItem(ladder, 0, { among: 1 }, 0)!
  const rates = ladder.map((_, place) => (place === best ? 0.5 : 0.1))
  expect(chances.map(chance => chooseNextItem(ladder, 0, { rates }, chance))).not.toContain(best)
})

test('asks a worn item, the less worn more often, when there is no other', () => {
  const twins = [ladder[10]!, ladder[10]!]
  const drawn = chances.map(chance => chooseNextItem(twins, 0, { rates: [0.9, 0.3], most: 0.2 }, chance))
  expect(drawn.filter(place => place === 0).length).toBe(25)
  expect(chooseNextItem(twins, 0, { rates: [0.9, 0.3], most: 0.2 }, 1)).toBe(1)
})

test('a thousand students in a row wear no item much beyond the limit', () => {
  const shown = ladder.map(() => 0)
  let state = 1
  const random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  for (let student = 1; student <= 1000; student++) {
    const rates = shown.map(times => times / student)
    shown[chooseNextItem(ladder, random() * 2 - 1, { rates, most: 0.1 }, random())!]! += 1
  }
  expect(Math.max(...shown)).toBeLessThan(130)
})
