import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'

export type Placed = { userId: string; points: number }

type Row = { part: 'top' | 'above' | 'below' | 'next' | 'me'; userId: string; points: number; visible: boolean }

/** The first ten of a period, the person's own points, who stands just above and below, and the next points up. */
export async function readNeighbourhood(db: Db, userId: string, period: string) {
  const rows = await runStatement<Row>(db, 'ranking_neighbourhood', NEIGHBOURHOOD, [period, userId])
  const part = (wanted: Row['part']): Placed[] =>
    rows.filter(({ part }) => part === wanted).map(({ userId, points }) => ({ userId, points }))
  const own = rows.find(({ part }) => part === 'me')
  return {
    top: part('top').sort(bestFirst),
    own,
    above: part('above').sort(bestFirst),
    below: part('below').sort(bestFirst),
    nextPoints: part('next')[0]?.points ?? null,
  }
}

const bestFirst = (one: Placed, other: Placed) =>
  other.points - one.points || (other.userId < one.userId ? -1 : 1)

// Each part is a few steps along \`standings_rank\`, however many stand in the ranking.
const NEIGHBOURHOOD = `
with mine as materialized (
  select points, visible from standings where period = $1::text and user_id = $2::uuid
), shown as materialized (
  select points from mine where visible
)
(select 'top' as part, user_id as "userId", points, true as visible
  from standings where period = $1::text and visible order by points desc, user_id desc limit 10)
union all
(select 'above', user_id, points, true from standings
  where period = $1::text and visible and (points, user_id) > ((select points from shown), $2::uuid)
  order by points, user_id limit 2)
union all
(select 'below', user_id, points, true from standings
  where period = $1::text and visible and (points, user_id) < ((select points from shown), $2::uuid)
  order by points desc, user_id desc limit 2)
union all
(select 'next', user_id, points, true from standings
  where period = $1::text and visible and points > (select points from shown) order by points limit 1)
union all
select 'me', $2::uuid, points, visible from mine`

export type PersonShown = {
  id: string
  nickname: string | null
  firstName: string
  lastName: string
  birthDate: string | null
  totalPoints: number
  showInRanking: boolean
  achievements: number
}

/** Names, points and achievements of those the ranking shows. */
export async function listPeople(db: Db, ids: string[]) {
  const rows = await runStatement<PersonShown>(db, 'ranking_people', PEOPLE, [ids])
  return new Map(rows.map(person => [person.id, person]))
}

const PEOPLE = `
select users.id, nickname, first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate",
  total_points as "totalPoints", show_in_ranking as "showInRanking", coalesce(unlocked.count, 0) as achievements
from users left join (
  select user_id, count(*)::integer as count from unlocked_achievements
  where user_id = any($1::uuid[]) group by user_id
) as unlocked on unlocked.user_id = users.id
where users.id = any($1::uuid[])`
