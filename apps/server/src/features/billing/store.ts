import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { plans, subscriptions } from './tables.ts'

export function listActivePlans(db: Db) {
  return db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.position))
}

export const FREE_PLAN = 'freemium'

/** The plan someone pays for now, else the free one: one query for both. */
export async function getCurrentPlan(db: Db, userId: string, now: Date) {
  const paid = and(
    eq(subscriptions.planId, plans.id),
    eq(subscriptions.userId, userId),
    eq(subscriptions.status, 'active'),
    or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, now)),
  )
  const [plan] = await db
    .select({ id: plans.id, slug: plans.slug, name: plans.name, limits: plans.limits })
    .from(plans)
    .leftJoin(subscriptions, paid)
    .where(or(eq(plans.slug, FREE_PLAN), sql`${subscriptions.id} is not null`))
    .orderBy(sql`${subscriptions.id} is null`)
    .limit(1)
  if (!plan) throw new Error('the free plan is missing: the seed has not run')
  return plan
}

/** Puts the authored plans in place; what an administrator changed since stays. */
export async function savePlanIfAbsent(db: Db, plan: typeof plans.$inferInsert) {
  await db.insert(plans).values(plan).onConflictDoNothing({ target: plans.slug })
}
