import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const userRole = pgEnum('user_role', ['freemium', 'aluno', 'mentor', 'admin'])

/** One row per person. Whatever else is stored of a person hangs from it and goes with it. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    username: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    nickname: text(),
    passwordHash: text().notNull(),
    role: userRole().notNull().default('freemium'),
    isActive: boolean().notNull().default(true),
    totalPoints: integer().notNull().default(0),
    theme: text({ enum: ['system', 'light', 'dark'] })
      .notNull()
      .default('system'),
    showInRanking: boolean().notNull().default(true),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    birthDate: date({ mode: 'string' }),
    guardianEmail: text(),
    guardianConfirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  users => [
    uniqueIndex('users_email').on(users.email),
    uniqueIndex('users_username').on(users.username),
    // The administrator's list goes from the newest on, with the id to break ties. Plain indexes, read backwards:
    // what drizzle makes of `.desc()` here (nulls last) is not what it makes of it in a query (nulls first).
    index('users_newest').on(users.createdAt, users.id),
  ],
)

/** Signed-in devices. The token itself is only in the browser; here is its fingerprint. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    device: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  sessions => [
    uniqueIndex('sessions_token').on(sessions.tokenHash),
    index('sessions_user').on(sessions.userId, sessions.lastSeenAt),
    index('sessions_expiry').on(sessions.expiresAt),
  ],
)

/** Links sent by mail: good once, and for a time. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['verify-email', 'reset-password', 'guardian'] }).notNull(),
    /** The address it went to: a link proves that address and no later one. */
    address: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  links => [
    index('mailed_links_user').on(links.userId, links.purpose),
    index('mailed_links_expiry').on(links.expiresAt),
  ],
)

/** What administrators changed. Outlives both the administrator and the changed. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  trail => [index('audit_trail_at').on(trail.at), index('audit_trail_actor').on(trail.actorId)],
)
