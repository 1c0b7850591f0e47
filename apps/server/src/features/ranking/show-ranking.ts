import type { RankingEntry } from '@norteia/contract/ranking'
import type { Day } from '@norteia/domain/calendar'
import { levelOf } from '@norteia/domain/progress'
import { NAMELESS, placeAmong, shownName, tierOf } from '@norteia/domain/ranking'
import type { Positions } from '../progress/public.ts'
import type { Placed, readNeighbourhood } from './store.ts'

type Found = {
  today: Day
  neighbourhood: Awaited<ReturnType<typeof readNeighbourhood>>
  positions: Positions
}

/** A period's ranking as this person sees it. */
export function showRanking({ today, neighbourhood, positions }: Found) {
  const { top, own, above, below, nextPoints } = neighbourhood
  // The first ten are all there is above them: their places are exact, whatever the distribution's age.
  const inTop = (points: number) => 1 + top.filter(person => person.points > points).length
  const estimate = (points: number) =>
    top.some(person => person.points === points)
      ? inTop(points)
      : Math.max(positions.positionOf(points), inTop(points))

  const me = own.visible && own.points !== null ? { ...own, points: own.points } : undefined
  const position = me ? estimate(me.points) : null
  const participants = Math.max(positions.participants, position ?? 0, top.length)
  const entry = (person: Placed, position: number): RankingEntry => ({
    position,
    name: shownName(person, today) ?? NAMELESS,
    points: person.points,
    level: levelOf(person.totalPoints),
    tier: tierOf({ position, participants }),
    achievements: person.achievements,
    me: person.userId === own.userId,
  })

  const listed = top.some(({ userId }) => userId === own.userId)
  const row = me && !listed ? [...above, me, ...below] : []
  const places =
    me && !listed ? placeAmong(row, { place: above.length, position: estimate(me.points), estimate }) : []
  return {
    top: top.map(person => entry(person, inTop(person.points))),
    around: row.map((person, i) => entry(person, places[i]!)),
    me: {
      position,
      points: own.points ?? 0,
      tier: position === null ? null : tierOf({ position, participants }),
      toNext: me && nextPoints !== null ? nextPoints - me.points : null,
      visible: own.visible,
      shownAs: shownName(own, today),
    },
    participants,
  }
}
