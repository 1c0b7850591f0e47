import { dayOf, firstOfMonth, firstOfNextMonth, startOfDay } from '@norteia/domain/calendar'
import type { Db } from '../../platform/db.ts'
import { getCurrentPlan } from '../billing/public.ts'
import { countStarted } from './store.ts'

/** Timed exams of this São Paulo month: how many were begun, how many the plan allows, when it starts anew. */
export async function allowanceOf(db: Db, userId: string, now: Date) {
  const today = dayOf(now)
  const { limits } = await getCurrentPlan(db, userId, now)
  return {
    used: await countStarted(db, userId, startOfDay(firstOfMonth(today))),
    most: limits.mockExamsPerMonth ?? null,
    renewsAt: startOfDay(firstOfNextMonth(today)),
  }
}
