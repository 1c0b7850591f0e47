import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'

export const unlockedAchievements = pgTable(
  'unlocked_achievements',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    achievement: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    shown: boolean().notNull().default(false),
  },
  unlocked => [primaryKey({ columns: [unlocked.userId, unlocked.achievement] })],
)
