import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'

/** What a student means to study in a week, in minutes. */
export const studyGoals = pgTable('study_goals', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weeklyMinutes: integer().notNull(),
})
