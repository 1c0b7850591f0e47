import type { RankingEntry } from '@norteia/contract/ranking'
import type { Day } from '@norteia/domain/calendar'
import { levelOf } from '@norteia/domain/progress'
import { NAMELESS, placeAmong, shownName, tierOf } from '@norteia/domain/ranking'
import type { Positions } from '../progress/public.ts'
import type { PersonShown, Placed, readNeighbourhood } from './store.ts'

type Found = {
  userId: string
  today: Day
  neighbourhood: Awaited<ReturnType<typeof readNeighbourhood>>
  positions: Positions
  people: Map<string, PersonShown>
}

/** A period's ranking as this person sees it. */
export function showRanking({ userId, today, neighbourhood, positions, people }: Found) {
  const { top, own, above, below, nextPoints } = neighbourhood
  // The first ten are all there is above them: their places are exact, whatever the distribution's age.
  const inTop = (points: number) => 1 + top.filter(person => person.points > points).length
  const estimate = (points: number) =>
    top.some(person => person.points === points)
      ? inTop(points)
      : Math.max(positions.positionOf(points), inTop(points))

  const position = own?.visible ? estimate(own.points) : null
  const participants = Math.max(positions.participants, position ?? top.length)
  const entry = ({ userId: id, points }: Placed, position: number): RankingEntry[] => {
    const person = people.get(id)
    if (!person) return []
    const { totalPoints, achievements } = person
    return [
      {
        position,
        name: shownName(person, today) ?? NAMELESS,
        points,
        level: levelOf(totalPoints),
        tier: tierOf({ position, participants }),
        achievements,
        me: id === userId,
      },
    ]
  }

  const listed = top.some(person => person.userId === userId)
  const row = own && position !== null && !listed ? [...above, { userId, points: own.points }, ...below] : []
  const places = placeAmong(row, { place: above.length, position: position ?? 1, estimate })
  const me = people.get(userId)
  return {
    top: top.flatMap(person => entry(person, inTop(person.points))),
    around: row.flatMap((person, i) => entry(person, places[i]!)),
    me: {
      position,
      points: own?.points ?? 0,
      tier: position === null ? null : tierOf({ position, participants }),
      toNext: own && nextPoints !== null ? nextPoints - own.points : null,
      visible: me?.showInRanking ?? true,
      shownAs: me ? shownName(me, today) : null,
    },
    participants: positions.participants,
  }
}
