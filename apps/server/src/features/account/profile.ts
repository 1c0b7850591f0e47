import type { Profile } from '@norteia/contract/account'
import { sessionUserOf, type UserRow } from '../auth/public.ts'

export function profileOf(user: UserRow, now: Date): Profile {
  return {
    ...sessionUserOf(user, now),
    nickname: user.nickname,
    showInRanking: user.showInRanking,
    birthDate: user.birthDate,
    guardianEmail: user.guardianEmail,
    guardianConfirmed: user.guardianConfirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
  }
}
