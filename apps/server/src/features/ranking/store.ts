import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'

/** Somebody in the ranking, with what their name is made of. */
export type Placed = {
  userId: string
  points: number
  nickname: string | null
  firstName: string
  lastName: string
  birthDate: string | null
  totalPoints: number
  achievements: number
}

/** Oneself: without points in this period there is nothing to place. */
export type Own = Omit<Placed, 'points'> & { points: number | null; visible: boolean }

type Row = Own & { part: 'top' | 'above' | 'below' | 'me'; nextPoints: number | null }

/** The first ten of a period, oneself, who stands just above and below, and the next points up: one statement. */
export async function readNeighbourhood(db: Db, userId: string, period: string) {
  const rows = await runStatement<Row>(db, 'ranking_neighbourhood', NEIGHBOURHOOD, [period, userId])
  const part = (wanted: Row['part']) =>
    rows
      .filter((row): row is Row & Placed => row.part === wanted && row.points !== null)
      .sort((one, other) => other.points - one.points || (other.userId < one.userId ? -1 : 1))
  const own = rows.find(({ part }) => part === 'me')
  if (!own) throw new Error('the ranking for a person who is not there')
  return { top: part('top'), above: part('above'), below: part('below'), own, nextPoints: own.nextPoints }
}

// Each part is a few steps along `standings_rank`, however many stand in the ranking.
const NEIGHBOURHOOD = `
with mine as materialized (
  select points, visible from standings where period = $1::text and user_id = $2::uuid
), shown as materialized (
  select points from mine where visible
), placed as materialized (
  (select 'top' as part, user_id, points
    from standings where period = $1::text and visible order by points desc, user_id desc limit 10)
  union all
  (select 'above', user_id, points from standings
    where period = $1::text and visible and (points, user_id) > ((select points from shown), $2::uuid)
    order by points, user_id limit 2)
  union all
  (select 'below', user_id, points from standings
    where period = $1::text and visible and (points, user_id) < ((select points from shown), $2::uuid)
    order by points desc, user_id desc limit 2)
  union all
  select 'me', $2::uuid, (select points from mine)
)
select placed.part, placed.user_id as "userId", placed.points, users.nickname, users.first_name as "firstName",
  users.last_name as "lastName", users.birth_date::text as "birthDate", users.total_points as "totalPoints",
  users.show_in_ranking as visible, unlocked.count as achievements,
  case placed.part when 'me' then (select min(points) from standings
    where period = $1::text and visible and points > (select points from shown)) end as "nextPoints"
from placed join users on users.id = placed.user_id
cross join lateral (
  select count(*)::integer as count from unlocked_achievements where user_id = placed.user_id
) as unlocked`
