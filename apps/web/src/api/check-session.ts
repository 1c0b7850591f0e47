import type { SessionUser } from '@norteia/contract/auth'
import { client } from './client.ts'
import { refusalOf } from './refusal.ts'

export type Checked = { is: 'valid'; user: SessionUser } | { is: 'ended' } | { is: 'unknown' }

/**
 * Asks the server whether the stored session is still good. Only its own "no" ends it: a server in
 * trouble or a phone without network says nothing about the session, and must not sign a student out.
 */
export async function checkSession(): Promise<Checked> {
  try {
    // An answer of `success: false` is the specification's other way of saying no.
    const answer: { success: boolean; data?: { user: SessionUser } } = await client.auth.validate()
    if (!answer.success) return { is: 'ended' }
    return answer.data?.user ? { is: 'valid', user: answer.data.user } : { is: 'unknown' }
  } catch (error) {
    return { is: refusalOf(error).status === 401 ? 'ended' : 'unknown' }
  }
}
