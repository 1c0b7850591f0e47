import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { items } from '../question-bank/tables.ts'

/** What a student reviews by spaced repetition: a question to answer again, or a card of their own. */
export const reviewCards = pgTable(
  'review_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => items.id),
    /** Both or none: without them the question itself is asked. */
    front: text(),
    back: text(),
    /** FSRS's memory of it. */
    state: smallint().notNull().default(0),
    stability: doublePrecision().notNull().default(0),
    difficulty: doublePrecision().notNull().default(0),
    scheduledDays: integer().notNull().default(0),
    learningSteps: smallint().notNull().default(0),
    reviews: integer().notNull().default(0),
    lapses: integer().notNull().default(0),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    reviewedAt: timestamp({ withTimezone: true }),
    /** The act that reviewed it last, so that a retry counts once. */
    lastKey: uuid(),
    /** Set when the student stops reviewing it. */
    stoppedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  cards => [
    uniqueIndex('review_cards_question').on(cards.userId, cards.itemId).where(sql`${cards.front} is null`),
    index('review_cards_due').on(cards.userId, cards.dueAt).where(sql`${cards.stoppedAt} is null`),
    index('review_cards_newest').on(cards.userId, cards.createdAt, cards.id),
    index('review_cards_item').on(cards.itemId),
  ],
)

export const reviewSettings = pgTable('review_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  dailyLimit: smallint().notNull(),
})
