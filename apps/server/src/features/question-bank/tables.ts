import type { YearTable } from '@norteia/domain/item-response'
import type { Difficulty, Letter, Subject } from '@norteia/domain/question'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
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

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What there is to study, in the order it is taught. */
export const topics = pgTable(
  'topics',
  {
    slug: text().primaryKey(),
    subject: text().$type<Subject>().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  topics => [index('topics_order').on(topics.subject, topics.position)],
)

export type StoredOption = { text: string | null; image: string | null; why: string | null }

/** The one question bank. Numbers instead of uuids: attempts by the million point here. */
export const items = pgTable(
  'items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its name for ever, across sources: a second import finds it again. */
    ref: text().notNull(),
    subject: text().$type<Subject>(),
    area: text({ enum: ['LC', 'CH', 'CN', 'MT'] }),
    topic: text().references(() => topics.slug),
    skill: smallint(),
    difficulty: text().$type<Difficulty>().notNull(),
    style: text({ enum: ['enem', 'fuvest', 'unicamp', 'oab', 'cebraspe', 'outro'] }).notNull(),
    /** Where it comes from in words, and whether those words are ours. */
    source: text().notNull(),
    official: boolean().notNull().default(false),
    year: smallint(),
    language: text({ enum: ['en', 'es'] }),
    support: text(),
    statement: text().notNull(),
    options: jsonb().$type<StoredOption[]>().notNull(),
    /** Only annulled questions may lack one. */
    key: text().$type<Letter>(),
    explanation: text(),
    points: smallint().notNull(),
    a: doublePrecision(),
    b: doublePrecision(),
    c: doublePrecision(),
    parametersFrom: text({ enum: ['inep', 'estimated', 'calibrated'] }),
    /** The generated family it is a variant of. */
    family: text(),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('published'),
    annulled: boolean().notNull().default(false),
    outdated: boolean().notNull().default(false),
    revision: smallint().notNull().default(1),
    /** Fingerprint of what the pack said last: what somebody changed here since is not overwritten by the same pack. */
    packHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  items => {
    // What practice may offer; every list of exercises starts from one of these.
    const offered = sql`${items.status} = 'published' and not ${items.annulled} and not ${items.outdated}`
    const measured = sql`${offered} and ${items.a} is not null`
    return [
      uniqueIndex('items_ref').on(items.ref),
      index('items_offered').on(items.id).where(offered),
      index('items_by_subject').on(items.subject, items.id).where(offered),
      index('items_by_topic').on(items.topic, items.id).where(offered),
      index('items_by_skill').on(items.area, items.skill, items.id).where(offered),
      index('items_by_difficulty').on(items.difficulty, items.id).where(offered),
      index('items_by_year').on(items.year, items.id).where(offered),
      // Where a question comes from, as students filter by it: ours, or an exam it was taken from.
      index('items_ours').on(items.id).where(sql`${offered} and not ${items.official}`),
      index('items_by_style').on(items.style, items.id).where(sql`${offered} and ${items.official}`),
      // For the next question of an adaptive session: those about as hard as a student can do.
      index('items_by_hardness').on(items.b).where(measured),
      index('items_by_subject_hardness').on(items.subject, items.b).where(measured),
      index('items_by_area_hardness').on(items.area, items.b).where(measured),
      index('items_by_difficulty_hardness').on(items.difficulty, items.b).where(measured),
      index('items_ours_by_hardness').on(items.b).where(sql`${measured} and not ${items.official}`),
      index('items_by_style_hardness').on(items.style, items.b).where(sql`${measured} and ${items.official}`),
      index('items_by_family').on(items.family),
      index('items_by_status').on(items.status, items.id),
    ]
  },
)

/** What is read of a question to show it: no key and no explanation, which nobody sees in a list. */
export const shownColumns = {
  id: items.id,
  revision: items.revision,
  subject: items.subject,
  area: items.area,
  topic: items.topic,
  skill: items.skill,
  difficulty: items.difficulty,
  style: items.style,
  source: items.source,
  year: items.year,
  language: items.language,
  support: items.support,
  statement: items.statement,
  options: items.options,
  points: items.points,
  annulled: items.annulled,
  outdated: items.outdated,
  family: items.family,
}

/** How a published question read before each change, for those who answered it so. */
export const itemRevisions = pgTable(
  'item_revisions',
  {
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    revision: smallint().notNull(),
    content: jsonb()
      .$type<
        Pick<
          typeof items.$inferSelect,
          'support' | 'statement' | 'options' | 'key' | 'explanation' | 'annulled' | 'points'
        >
      >()
      .notNull(),
    note: text(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    changedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  revisions => [
    primaryKey({ columns: [revisions.itemId, revisions.revision] }),
    index('item_revisions_author').on(revisions.changedBy),
  ],
)

/** What students say is wrong with a question. */
export const itemReports = pgTable(
  'item_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    revision: smallint().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({
      enum: ['gabarito', 'enunciado', 'imagem', 'explicacao', 'desatualizada', 'outro'],
    }).notNull(),
    text: text(),
    status: text({ enum: ['aberto', 'corrigido', 'recusado'] })
      .notNull()
      .default('aberto'),
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    resolvedAt: timestamp({ withTimezone: true }),
  },
  reports => [
    // One open report a person and question: reporting again changes it.
    uniqueIndex('item_reports_open')
      .on(reports.itemId, reports.userId)
      .where(sql`${reports.status} = 'aberto'`),
    index('item_reports_queue').on(reports.status, reports.createdAt, reports.id),
    index('item_reports_user').on(reports.userId, reports.createdAt, reports.id),
    index('item_reports_item').on(reports.itemId),
  ],
)

/** Pictures of questions, by the hash of their bytes: any process serves them, a backup holds them. */
export const itemImages = pgTable('item_images', {
  hash: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
})

/** Packs as they were last loaded: what did not change since is not read again at every start. */
export const loadedPacks = pgTable('loaded_packs', {
  name: text().primaryKey(),
  hash: text().notNull(),
  loadedAt: timestamp({ withTimezone: true }).notNull(),
})

/** INEP's figures of a year where an operator imported others than the project ships in data/item-parameters. */
export const officialFigures = pgTable('official_figures', {
  year: smallint().primaryKey(),
  figures: jsonb().$type<YearTable>().notNull(),
  /** The file it was read from. */
  source: text().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull(),
})
