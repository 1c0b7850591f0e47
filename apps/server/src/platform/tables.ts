import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Attempts within a window, when there is no Redis to count them. Keys are pseudonyms. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  limits => [index('rate_limits_end').on(limits.endsAt)],
)

/** Every mail the product wrote. Without an SMTP server this is where the operator reads them. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** The person it is about, who may not be the one it goes to. No foreign key: this table knows no feature. */
    aboutId: uuid(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    status: text({ enum: ['outbox', 'queued', 'sent', 'failed'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    sentAt: timestamp({ withTimezone: true }),
  },
  mails => [index('mails_about').on(mails.aboutId), index('mails_created').on(mails.createdAt)],
)
