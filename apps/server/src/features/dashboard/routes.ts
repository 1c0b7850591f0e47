import { dayOf } from '@norteia/domain/calendar'
import { standingName } from '@norteia/domain/ranking'
import { student } from '../../platform/access.ts'
import { findPositions } from '../progress/public.ts'
import { boundsOf } from '../review/public.ts'
import { readAll, removeGoal, saveGoal } from './store.ts'
import { summarise } from './summarise.ts'

const get = student.dashboard.get.handler(async ({ context }) => {
  const { db, visitor } = context
  const now = context.now()
  const today = dayOf(now)
  const period = standingName('mensal', today)
  const all = await readAll(db, { userId: visitor.id, today, bounds: boundsOf(today), period })
  const { standing } = all
  const ranked = standing?.visible ? standing.points : null
  const positions = ranked === null ? undefined : await findPositions(db, period, [ranked], now)
  const position = positions && ranked !== null ? positions.positionOf(ranked) : null
  return { success: true as const, data: summarise({ all, position, now, today }) }
})

const setGoal = student.dashboard.setGoal.handler(async ({ input: { weeklyMinutes }, context }) => {
  const { db, visitor } = context
  if (weeklyMinutes === null) await removeGoal(db, visitor.id)
  else await saveGoal(db, visitor.id, weeklyMinutes)
  return {
    success: true as const,
    message: weeklyMinutes === null ? 'Meta retirada.' : 'Meta da semana guardada.',
  }
})

export const dashboard = { get, setGoal }
