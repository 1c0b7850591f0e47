import type { SessionUser } from '@norteia/contract/auth'
import { dayOf } from '@norteia/domain/calendar'
import { socialDoor } from '@norteia/domain/people'
import { levelOf } from '@norteia/domain/progress'
import type { users } from './tables.ts'

export type UserRow = typeof users.$inferSelect

/** The columns of which a session's user is made: never the password's hash. */
export type ShownRow = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'role'
  | 'totalPoints'
  | 'theme'
  | 'emailVerifiedAt'
  | 'birthDate'
  | 'guardianConfirmedAt'
>

export function sessionUserOf(row: ShownRow, now: Date): SessionUser {
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    totalPoints: row.totalPoints,
    level: levelOf(row.totalPoints),
    theme: row.theme,
    emailVerified: row.emailVerifiedAt !== null,
    socialDoor: socialDoor(row, dayOf(now)),
  }
}
