import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  distributionOf,
  type Named,
  placeAmong,
  positionOf,
  shownName,
  standingName,
  standingNames,
  tierOf,
  tiers,
} from './index.ts'

const today = '2026-11-21'
const bia: Named = { nickname: null, firstName: 'Bia', lastName: 'Silva', birthDate: '2000-01-01' }

test.each([
  ['under sixteen without a nickname', { birthDate: '2010-11-22' }, null],
  ['of unknown age without a nickname', { birthDate: null }, null],
  ['under sixteen with a nickname', { birthDate: '2010-11-22', nickname: 'Estrela' }, 'Estrela'],
  ['sixteen today', { birthDate: '2010-11-21' }, 'Bia S.'],
  ['grown up with a nickname', { nickname: 'Estrela' }, 'Estrela'],
  ['grown up with a blank nickname', { nickname: '  ' }, 'Bia S.'],
  ['without a last name', { lastName: '' }, 'Bia'],
])('somebody %s is shown as %s', (_, change, name) => {
  expect(shownName({ ...bia, ...change }, today)).toBe(name)
})

test('weeks of the ranking begin on Monday and months on the first', () => {
  expect(standingNames('2026-11-22')).toEqual(['s:2026-11-16', 'm:2026-11', 'geral'])
  expect(standingName('semanal', '2026-11-23')).toBe('s:2026-11-23')
  expect(standingName('semanal', '2027-01-01')).toBe('s:2026-12-28')
})

test.each([
  [1, 1, 'Diamante'],
  [10, 1_000, 'Diamante'],
  [11, 1_000, 'Platina'],
  [51, 1_000, 'Ouro'],
  [201, 1_000, 'Prata'],
  [501, 1_000, 'Bronze'],
  [2, 20, 'Ouro'],
  [2, 2, 'Bronze'],
] as const)('place %i of %i is %s', (position, participants, tier) => {
  expect(tierOf({ position, participants })).toBe(tier)
})

test('a better place is never in a lower tier, and the first is always in the highest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (participants, seed) => {
      const position = 1 + (seed % participants)
      const rank = (place: number) => tiers.indexOf(tierOf({ position: place, participants }))
      expect(rank(1)).toBe(0)
      if (position > 1) expect(rank(position - 1)).toBeLessThanOrEqual(rank(position))
    }),
  )
})

test('a position is one more than those with more points, for every number of points', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 80 }), fc.nat(70), (everybody, own) => {
      const counts = new Map<number, number>()
      for (const points of everybody) counts.set(points, (counts.get(points) ?? 0) + 1)
      const distribution = distributionOf([...counts].map(([points, count]) => ({ points, count })))
      expect(distribution.participants).toBe(everybody.length)
      expect(positionOf(distribution, own)).toBe(1 + everybody.filter(points => points > own).length)
    }),
  )
})

test('in a row of people, more points is a better place and equal points the same, also by old figures', () => {
  const row = fc.array(fc.nat(20), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(
      row,
      fc.nat(4),
      fc.integer({ min: 20, max: 500 }),
      fc.nat(600),
      (points, at, position, old) => {
        const people = points.sort((one, other) => other - one).map(points => ({ points }))
        const place = at % people.length
        const places = placeAmong(people, { place, position, estimate: () => old })
        expect(places[place]).toBe(position)
        for (let i = 1; i < people.length; i++) {
          if (people[i]!.points === people[i - 1]!.points) expect(places[i]).toBe(places[i - 1])
          else expect(places[i]).toBeGreaterThan(places[i - 1]!)
        }
      },
    ),
  )
})
