import { expect, test } from 'vitest'
import { chanceFrom } from './chance.ts'

const draws = (name: string) => {
  const chance = chanceFrom(name)
  return Array.from({ length: 30 }, () => chance.whole(1, 1000))
}

test('tells the same story for the same name and another for the next', () => {
  expect(draws('a/1')).toEqual(draws('a/1'))
  expect(draws('a/1')).not.toEqual(draws('a/2'))
})

test('reaches both ends of a range and nothing beyond, in steps', () => {
  const chance = chanceFrom('ends')
  const seen = new Set(Array.from({ length: 2000 }, () => chance.whole(2, 3, 0.25)))
  expect([...seen].sort()).toEqual([2, 2.25, 2.5, 2.75, 3])
})

test('gives each of six faces about a sixth of the throws, also over the first throws of many names', () => {
  const chance = chanceFrom('faces')
  const throws = [
    Array.from({ length: 6000 }, () => chance.whole(1, 6)),
    Array.from({ length: 6000 }, (_, k) => chanceFrom(`family/${k}`).whole(1, 6)),
  ]
  for (const list of throws)
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const share = list.filter(thrown => thrown === face).length / list.length
      expect(Math.abs(share - 1 / 6)).toBeLessThan(0.02)
    }
})

test('picks different elements and leaves the list as it was', () => {
  const list = [1, 2, 3, 4, 5]
  const some = chanceFrom('some').some(list, 4)
  expect(new Set(some).size).toBe(4)
  expect(list).toEqual([1, 2, 3, 4, 5])
})
