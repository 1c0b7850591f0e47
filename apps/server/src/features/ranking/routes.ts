import { dayOf } from '@norteia/domain/calendar'
import { periodStart, standingName } from '@norteia/domain/ranking'
import { student } from '../../platform/access.ts'
import { findPositions } from '../progress/public.ts'
import { showRanking } from './show-ranking.ts'
import { readNeighbourhood } from './store.ts'

const get = student.ranking.get.handler(async ({ input: { period }, context }) => {
  const { db, visitor } = context
  const now = context.now()
  const today = dayOf(now)
  const name = standingName(period, today)
  const neighbourhood = await readNeighbourhood(db, visitor.id, name)
  const { own, above, below } = neighbourhood
  const points = [own, ...above, ...below].flatMap(({ points }) => points ?? [])
  const positions = await findPositions(db, name, points, now)
  const shown = showRanking({ today, neighbourhood, positions })
  return { success: true as const, data: { period, from: periodStart(period, today), ...shown } }
})

export const ranking = { get }
