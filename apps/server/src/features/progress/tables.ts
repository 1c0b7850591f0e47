import type { Letter } from '@norteia/domain/question'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { items } from '../question-bank/tables.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Every answer to a question, wherever it was given. Never changed. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    itemId: integer()
      .notNull()
      .references(() => items.id),
    /** What the question read when it was answered. */
    revision: smallint().notNull(),
    chosen: text().$type<Letter>().notNull(),
    hit: boolean().notNull(),
    doubt: boolean().notNull().default(false),
    seconds: integer().notNull(),
    origin: text({ enum: ['exercise', 'mock-exam', 'past-exam', 'review'] }).notNull(),
    /** The session of practice, the sitting or the review card it was given in. */
    originId: uuid(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    /** Names the act, so that a retry of it counts once. */
    key: uuid(),
  },
  attempts => [
    uniqueIndex('attempts_key').on(attempts.userId, attempts.key),
    index('attempts_newest').on(attempts.userId, attempts.answeredAt),
    index('attempts_origin').on(attempts.userId, attempts.originId),
    // Whatever else goes wrong, an exam is written into the journal once.
    uniqueIndex('attempts_once_an_exam')
      .on(attempts.userId, attempts.originId, attempts.itemId)
      .where(sql`${attempts.origin} in ('mock-exam', 'past-exam')`),
    index('attempts_item').on(attempts.itemId, attempts.userId),
  ],
)

/** What a student knows of each question they met: what "wrong" and "not seen" are asked of. */
export const seenItems = pgTable(
  'seen_items',
  {
    userId: owner(),
    itemId: integer()
      .notNull()
      .references(() => items.id),
    tries: integer().notNull(),
    hits: integer().notNull(),
    lastHit: boolean().notNull(),
    doubt: boolean().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  seen => [
    primaryKey({ columns: [seen.userId, seen.itemId] }),
    index('seen_items_shaky').on(seen.userId, seen.lastAt).where(sql`not ${seen.lastHit} or ${seen.doubt}`),
    index('seen_items_item').on(seen.itemId),
  ],
)

/** One row per student and São Paulo day with any work in it: streak, hours, weekly chart. */
export const studyDays = pgTable(
  'study_days',
  {
    userId: owner(),
    day: date({ mode: 'string' }).notNull(),
    seconds: integer().notNull(),
    answers: integer().notNull(),
    hits: integer().notNull(),
    points: integer().notNull(),
  },
  days => [primaryKey({ columns: [days.userId, days.day] })],
)

/** Answers and hits of a student by subject, topic and skill (`MT-12`). */
export const tallies = pgTable(
  'tallies',
  {
    userId: owner(),
    kind: text({ enum: ['subject', 'topic', 'skill', 'origin'] }).notNull(),
    name: text().notNull(),
    answers: integer().notNull(),
    hits: integer().notNull(),
  },
  tallies => [primaryKey({ columns: [tallies.userId, tallies.kind, tallies.name] })],
)

/** What was done besides single answers: exams finished, essays scored, lessons done. Once per object. */
export const activities = pgTable(
  'activities',
  {
    userId: owner(),
    kind: text({ enum: ['mock-exam', 'past-exam', 'review-day'] }).notNull(),
    object: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  activities => [
    primaryKey({ columns: [activities.userId, activities.kind, activities.object] }),
    index('activities_newest').on(activities.userId, activities.at),
  ],
)

/** XP, append only: one row per student, reason and object. Every total elsewhere adds these up. */
export const xpEntries = pgTable(
  'xp_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    reason: text({ enum: ['answer', 'exam', 'review', 'achievement', 'community'] }).notNull(),
    object: text().notNull(),
    points: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  entries => [uniqueIndex('xp_entries_once').on(entries.userId, entries.reason, entries.object)],
)

/** Points of a student in a period: `geral`, `s:2026-11-16` (the week's Monday), `m:2026-11`. */
export const standings = pgTable(
  'standings',
  {
    period: text().notNull(),
    userId: owner(),
    points: integer().notNull(),
    /** False for whoever left the ranking: then the row counts for nobody but its owner. */
    visible: boolean().notNull(),
  },
  standings => [
    primaryKey({ columns: [standings.period, standings.userId] }),
    index('standings_rank')
      .on(standings.period, standings.points, standings.userId)
      .where(sql`${standings.visible}`),
    index('standings_user').on(standings.userId),
  ],
)
