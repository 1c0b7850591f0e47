import { and, asc, desc, eq, gt, ilike, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { prepareOnce } from '../../platform/prepare-once.ts'
import type { UserRow } from '../auth/public.ts'
import { auditTrail, sessions, users } from '../auth/tables.ts'

type Change = Partial<Pick<UserRow, 'firstName' | 'lastName' | 'nickname' | 'showInRanking' | 'theme'>>

export async function updateUser(db: Db, id: string, change: Change) {
  await db.update(users).set(change).where(eq(users.id, id))
}

type Birth = { birthDate: string; guardianEmail: string | null; guardianConfirmedAt: Date | null }

export async function saveBirth(db: Db, id: string, birth: Birth) {
  await db.update(users).set(birth).where(eq(users.id, id))
}

export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
}

/** Removes a session only if it is that person's. */
export async function removeOwnSession(db: Db, userId: string, id: string) {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return removed.length > 0
}

export async function removeOtherSessions(db: Db, userId: string, keptId: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
}

export async function removeUser(db: Db, id: string) {
  await db.delete(users).where(eq(users.id, id))
}

type Filter = {
  search?: string
  role?: UserRow['role']
  limit: number
  after?: { createdAt: string; id: string }
}

/** The newest first. One row more than asked for tells whether there is a next page. */
export function listUsers(db: Db, { search, role, limit, after }: Filter) {
  if (!search && !role) {
    return after
      ? nextPageOfAll(db).execute({ limit: limit + 1, ...after })
      : firstPageOfAll(db).execute({ limit: limit + 1 })
  }
  const conditions: (SQL | undefined)[] = [after && olderThan(after)]
  if (role) conditions.push(eq(users.role, role))
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(
      or(
        ilike(users.email, pattern),
        ilike(users.username, pattern),
        ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern),
      ),
    )
  }
  return newestFirst(db, and(...conditions), limit + 1)
}

const firstPageOfAll = prepareOnce((db: Db) =>
  newestFirst(db, undefined, sql.placeholder('limit')).prepare('list_users_first'),
)

const nextPageOfAll = prepareOnce((db: Db) => {
  const older = olderThan({ createdAt: sql.placeholder('createdAt'), id: sql.placeholder('id') })
  return newestFirst(db, older, sql.placeholder('limit')).prepare('list_users_next')
})

type Place = Record<'createdAt' | 'id', string | Placeholder>

function olderThan({ createdAt, id }: Place) {
  return sql`(${users.createdAt}, ${users.id}) < (${createdAt}::timestamptz, ${id}::uuid)`
}

function newestFirst(db: Db, condition: SQL | undefined, limit: number | Placeholder) {
  return db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      isActive: users.isActive,
      totalPoints: users.totalPoints,
      // As text: a JavaScript date would lose the microseconds the order depends on.
      createdAt: sql<string>`${users.createdAt}::text`,
    })
    .from(users)
    .where(condition)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
}

export async function changeRole(db: Db, id: string, role: UserRow['role']) {
  const [user] = await db.update(users).set({ role }).where(eq(users.id, id)).returning()
  return user
}

export async function saveAudit(db: Db, entry: { actorId: string; action: string; subject: string }) {
  await db.insert(auditTrail).values(entry)
}

/** Locks the administrators' rows, so that two of them cannot both be the last to leave. */
export async function lockAdmins(db: Db) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update')
}

type Trust = Pick<UserRow, 'emailVerifiedAt' | 'birthDate'>

export async function markTrusted(db: Db, id: string, trust: Trust) {
  await db.update(users).set(trust).where(eq(users.id, id))
}
