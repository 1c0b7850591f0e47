import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'

/** How much of what is counted a plan allows; what is not named has no limit. */
export type PlanLimits = { mockExamsPerMonth?: number }

/** The one list of plans that landing, /plans, /checkout and admin read. */
export const plans = pgTable(
  'plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    priceCents: integer().notNull(),
    originalPriceCents: integer(),
    billingCycle: text({ enum: ['monthly', 'quarterly', 'yearly'] }).notNull(),
    features: text().array().notNull(),
    limits: jsonb().$type<PlanLimits>().notNull().default({}),
    isPopular: boolean().notNull().default(false),
    hasAITutor: boolean('has_ai_tutor').notNull().default(false),
    hasEssayCorrection: boolean().notNull().default(false),
    hasCommunityAccess: boolean().notNull().default(true),
    trialDays: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  plans => [uniqueIndex('plans_slug').on(plans.slug), check('plans_price', sql`${plans.priceCents} >= 0`)],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid()
      .notNull()
      .references(() => plans.id),
    status: text({ enum: ['active', 'ended'] }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
  },
  subscriptions => [
    uniqueIndex('subscriptions_one_active')
      .on(subscriptions.userId)
      .where(sql`${subscriptions.status} = 'active'`),
    index('subscriptions_user').on(subscriptions.userId),
  ],
)
