import { dayOf } from '@norteia/domain/calendar'
import { periodStart, standingName } from '@norteia/domain/ranking'
import { student } from '../../platform/access.ts'
import { findPositions } from '../progress/public.ts'
import { showRanking } from './show-ranking.ts'
import { listPeople, readNeighbourhood } from './store.ts'

const get = student.ranking.get.handler(async ({ input: { period }, context }) => {
  const { db, visitor } = context
  const now = context.now()
  const today = dayOf(now)
  const name = standingName(period, today)
  const neighbourhood = await readNeighbourhood(db, visitor.id, name)
  const { top, own, above, below } = neighbourhood
  const around = own?.visible ? [own, ...above, ...below] : []
  const [positions, people] = await Promise.all([
    findPositions(
      db,
      name,
      around.map(({ points }) => points),
      now,
    ),
    listPeople(db, [...new Set([visitor.id, ...[...top, ...around].map(({ userId }) => userId)])]),
  ])
  const shown = showRanking({ userId: visitor.id, today, neighbourhood, positions, people })
  return { success: true as const, data: { period, from: periodStart(period, today), ...shown } }
})

export const ranking = { get }
