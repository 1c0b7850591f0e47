import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Chance comes in through this, so that a test may decide it. */
export type Random = {
  token(): string
  /** Between 0 and 1, for draws that guard nothing. */
  chance(): number
}

export const systemRandom: Random = {
  token: () => randomBytes(32).toString('base64url'),
  chance: Math.random,
}

/** Only this of a session or link token is stored: who reads the table cannot sign in with it. */
export function fingerprint(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}

/** A stable name for something personal (an e-mail, an address on the network) that does not reveal it. */
export function pseudonym(secret: string, text: string) {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}
