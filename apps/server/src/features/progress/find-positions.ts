import { type Distribution, distributionOf, positionOf } from '@norteia/domain/ranking'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'

/** Up to so many participants a position is counted when it is asked for, and exact. */
const COUNTED_LIVE = 5_000
/** Beyond that each process keeps a distribution, and rebuilds it when somebody asks and it is older than this. */
const KEPT_MS = 60_000

type Kept = {
  builtAt: number
  /** Null while there are few enough to count live. */
  distribution: Distribution | null
  building: Promise<void> | null
}

const keptBy = new WeakMap<object, Map<string, Kept>>()

/** The distribution of a large period, perhaps a minute old; nothing for a small one. */
async function distributionFor(db: Db, period: string, now: Date) {
  const periods = keptBy.get(db) ?? new Map<string, Kept>()
  keptBy.set(db, periods)
  const kept = periods.get(period) ?? {
    builtAt: Number.NEGATIVE_INFINITY,
    distribution: null,
    building: null,
  }
  periods.set(period, kept)
  const age = now.getTime() - kept.builtAt
  if (age >= 0 && age < KEPT_MS) return kept.distribution

  // One builds, however many ask; whoever has an old one is answered with it at once.
  kept.building ??= build(db, period)
    .then(distribution => {
      kept.distribution = distribution
      kept.builtAt = now.getTime()
      forgetPast(periods, now)
    })
    .finally(() => {
      kept.building = null
    })
  if (!kept.distribution) await kept.building
  else kept.building.catch(() => {}) // the old one stays, and the next who asks tries again
  return kept.distribution
}

async function build(db: Db, period: string) {
  const [size] = await runStatement<{ large: boolean }>(db, 'is_large_period', IS_LARGE, [period])
  if (!size?.large) return null
  const rows = await runStatement<{ points: number; count: number }>(db, 'period_points', PERIOD_POINTS, [
    period,
  ])
  return distributionOf(rows)
}

/** Weeks and months that are over are asked for no more. */
function forgetPast(periods: Map<string, Kept>, now: Date) {
  for (const [period, { builtAt, building }] of periods) {
    if (!building && now.getTime() - builtAt > 60 * KEPT_MS) periods.delete(period)
  }
}

export type Positions = { participants: number; positionOf: (points: number) => number }

/** The positions of these numbers of points among those in a period's ranking. */
export async function findPositions(db: Db, period: string, points: number[], now: Date): Promise<Positions> {
  const distribution = await distributionFor(db, period, now)
  if (distribution) {
    return {
      participants: distribution.participants,
      positionOf: points => positionOf(distribution, points),
    }
  }
  const rows = await runStatement<{ participants: number; points: number | null; above: number }>(
    db,
    'count_positions',
    COUNT_POSITIONS,
    [period, [...new Set(points)]],
  )
  const above = new Map(rows.map(row => [row.points, row.above]))
  return {
    participants: rows[0]?.participants ?? 0,
    positionOf: points => (above.get(points) ?? 0) + 1,
  }
}

const IS_LARGE = `
select count(*) > ${COUNTED_LIVE} as large
from (select from standings where period = $1::text and visible limit ${COUNTED_LIVE + 1}) as first`

// Index-only over \`standings_rank\`.
const PERIOD_POINTS = `
select points, count(*)::integer as count from standings where period = $1::text and visible group by points`

const COUNT_POSITIONS = `
select total.participants, wanted.points, above.above
from (
  select count(*)::integer as participants from standings where period = $1::text and visible
) as total
left join unnest($2::integer[]) as wanted(points) on true
left join lateral (
  select count(*)::integer as above from standings
  where period = $1::text and visible and points > wanted.points
) as above on true`
