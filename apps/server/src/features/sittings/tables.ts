import type { Area, Letter } from '@norteia/domain/question'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
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

/** A set of questions to be sat as one: ours, a real year's, or a student's own choice. */
export const exams = pgTable(
  'exams',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Its name for ever in the packs; nothing for a student's own. */
    ref: text(),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    type: text({ enum: ['completo', 'por-area', 'por-ano', 'personalizado'] }).notNull(),
    discipline: text({ enum: ['linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica'] }),
    family: text({ enum: ['ENEM', 'Vestibular', 'Concurso'] }).notNull(),
    year: smallint(),
    day: smallint(),
    official: boolean().notNull().default(false),
    minutes: smallint().notNull(),
    /** What a student meets: of two languages only one counts. */
    questionCount: smallint().notNull(),
    asksLanguage: boolean().notNull().default(false),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }).notNull(),
    status: text({ enum: ['published', 'archived'] })
      .notNull()
      .default('published'),
    timesFinished: integer().notNull().default(0),
    scoreSum: doublePrecision().notNull().default(0),
    position: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  exams => [
    uniqueIndex('exams_ref').on(exams.ref),
    index('exams_owner').on(exams.ownerId, exams.createdAt),
    index('exams_offered')
      .on(exams.position, exams.id)
      .where(sql`${exams.ownerId} is null and ${exams.status} = 'published'`),
  ],
)

export const examItems = pgTable(
  'exam_items',
  {
    examId: uuid()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    itemId: integer()
      .notNull()
      .references(() => items.id),
    language: text({ enum: ['en', 'es'] }),
  },
  examItems => [
    primaryKey({ columns: [examItems.examId, examItems.position] }),
    index('exam_items_item').on(examItems.itemId),
  ],
)

export type AreaResult = {
  area: Area
  hits: number
  total: number
  score: number
  error: number
  estimated: boolean
  lowest: number
  highest: number
}

/** One person sitting one exam once. The server's clock is here and nowhere else. */
export const sittings = pgTable(
  'sittings',
  {
    id: uuid().primaryKey().defaultRandom(),
    examId: uuid()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text({ enum: ['timed', 'own-pace'] }).notNull(),
    status: text({ enum: ['running', 'paused', 'finished'] }).notNull(),
    language: text({ enum: ['en', 'es'] }),
    place: smallint().notNull().default(0),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a timed one is over, whatever happens. */
    endsAt: timestamp({ withTimezone: true }),
    /** Of one at own pace: seconds counted up to `seenAt`, and when it was last heard of. */
    spentSeconds: integer().notNull().default(0),
    seenAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    finishReason: text({ enum: ['entregue', 'tempo'] }),
    score: doublePrecision(),
    hits: smallint(),
    /** Questions that count: without the annulled. */
    counted: smallint(),
    pointsEarned: integer().notNull().default(0),
    areas: jsonb().$type<AreaResult[]>().notNull().default([]),
  },
  sittings => [
    // A double click, or a second device, goes on with the one that runs.
    uniqueIndex('sittings_open')
      .on(sittings.userId, sittings.examId, sittings.mode)
      .where(sql`${sittings.status} <> 'finished'`),
    index('sittings_newest').on(sittings.userId, sittings.startedAt, sittings.id),
    index('sittings_exam').on(sittings.examId),
    index('sittings_overdue').on(sittings.endsAt).where(sql`${sittings.status} <> 'finished'`),
  ],
)

/** One row per question of a sitting, made when it starts. */
export const sittingAnswers = pgTable(
  'sitting_answers',
  {
    sittingId: uuid()
      .notNull()
      .references(() => sittings.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => items.id),
    position: smallint().notNull(),
    /** What the question read when the sitting started. */
    revision: smallint().notNull(),
    chosen: text().$type<Letter>(),
    doubt: boolean().notNull().default(false),
    struck: text().array().$type<Letter[]>().notNull().default([]),
    seconds: integer().notNull().default(0),
    turn: integer().notNull().default(0),
    savedAt: timestamp({ withTimezone: true }),
  },
  answers => [
    primaryKey({ columns: [answers.sittingId, answers.itemId] }),
    index('sitting_answers_item').on(answers.itemId),
  ],
)
