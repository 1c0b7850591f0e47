import type { Db } from '../../platform/db.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { findUserByEmail, saveNewUser, type UserRow } from '../auth/public.ts'
import { changeRole, markTrusted } from './store.ts'

type NewUser = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'role'> & {
  password: string
  birthDate?: string
  now: Date
}

/** An account made by the operator: its address is taken as proven. Says whether it was made now. */
export async function createUserIfAbsent(db: Db, { password, role, birthDate, now, ...person }: NewUser) {
  if (await findUserByEmail(db, person.email)) return false
  const passwordHash = await hashPassword(password)
  return db.transaction(async tx => {
    const user = await saveNewUser(tx, { ...person, passwordHash, createdAt: now })
    if (!user) return false
    await changeRole(tx, user.id, role)
    await markTrusted(tx, user.id, { emailVerifiedAt: now, birthDate: birthDate ?? null })
    return true
  })
}
