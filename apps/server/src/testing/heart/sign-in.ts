import { inArray } from 'drizzle-orm'
import { openSession } from '../../features/auth/sessions.ts'
import { users } from '../../features/auth/tables.ts'
import type { Db } from '../../platform/db.ts'
import { systemRandom } from '../../platform/secrets.ts'

export type SignedIn = { id: string; token: string }

/** Signs in the filled-in people of these numbers; the first ones are those who worked the most. */
export async function signIn(db: Db, numbers: number[], now: Date): Promise<SignedIn[]> {
  const names = numbers.map(n => `pessoa${n}`)
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, names))
  const byName = new Map(rows.map(({ id, username }) => [username, id]))
  const signedIn: SignedIn[] = []
  for (const name of names) {
    const userId = byName.get(name)
    if (!userId) throw new Error(`nobody is called ${name}`)
    const { token } = await openSession(db, { userId, userAgent: '', now, random: systemRandom })
    signedIn.push({ id: userId, token })
  }
  return signedIn
}
