import { usernameFrom } from '@norteia/domain/people'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { mailedLinks, sessions, users } from './tables.ts'

type Newcomer = { email: string; firstName: string; lastName: string; passwordHash: string; createdAt: Date }

const NAMES_TRIED = 50

/** Saves a new person under the first free username; nothing when the e-mail is taken. */
export async function saveNewUser(db: Db, newcomer: Newcomer) {
  for (let taken = 0; taken < NAMES_TRIED; taken++) {
    // After the plain names run out, a number that nobody else is likely to be trying now.
    const suffix = taken < 5 ? taken : (newcomer.createdAt.getTime() % 1_000_000) + taken
    const username = usernameFrom(newcomer.email, suffix)
    const [user] = await db
      .insert(users)
      .values({ ...newcomer, username })
      .onConflictDoNothing()
      .returning()
    if (user) return user
    if (await findUserByEmail(db, newcomer.email)) return undefined
  }
  throw new Error('no free username found')
}

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

export async function getUser(db: Db, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error('a session without its user')
  return user
}

export async function savePassword(db: Db, userId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

export async function markEmailVerified(db: Db, userId: string, address: string, at: Date) {
  await db
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, userId), eq(users.email, address)))
}

/** Confirms only while the student's guardian is still the one who was asked. */
export async function markGuardianConfirmed(db: Db, userId: string, address: string, at: Date) {
  const [user] = await db
    .update(users)
    .set({ guardianConfirmedAt: at })
    .where(and(eq(users.id, userId), eq(users.guardianEmail, address)))
    .returning({ firstName: users.firstName })
  return user
}

type Link = typeof mailedLinks.$inferInsert

/** A new link of a purpose takes the place of the older ones. */
export async function saveMailedLink(db: Db, link: Link) {
  await db
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, link.userId), eq(mailedLinks.purpose, link.purpose)))
  await db.insert(mailedLinks).values(link)
}

/** Takes the link out, so that of two clicks only one finds it. */
export async function takeMailedLink(db: Db, purpose: Link['purpose'], tokenHash: string, now: Date) {
  const [link] = await db
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.tokenHash, tokenHash),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning()
  return link
}

export async function purgeExpired(db: Db, now: Date) {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

export async function saveSession(db: Db, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session)
}

export async function removeSession(db: Db, id: string) {
  await db.delete(sessions).where(eq(sessions.id, id))
}

export async function removeSessionsOf(db: Db, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function touchSession(db: Db, id: string, seenAt: Date, expiresAt: Date) {
  await db.update(sessions).set({ lastSeenAt: seenAt, expiresAt }).where(eq(sessions.id, id))
}

/** The hot query of every signed-in request: prepared once per database handle. */
export function prepareFindSession(db: Db) {
  return db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
      user: {
        id: users.id,
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        role: users.role,
        totalPoints: users.totalPoints,
        theme: users.theme,
        emailVerifiedAt: users.emailVerifiedAt,
        birthDate: users.birthDate,
        guardianConfirmedAt: users.guardianConfirmedAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.isActive, true),
      ),
    )
    .prepare('find_session')
}
