import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from './refusal.ts'

// OWASP's argon2id profile: 19 MiB, two passes, one lane. About 17 ms of one core.
const PROFILE = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** As many at once as there are cores; a few dozen may wait, the rest are told to come back. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const LONGEST_LINE = 100

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>) {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_LINE) throw refuse('sobrecarga', { retryAfterSeconds: 5 })
    await new Promise<void>(resolve => waiting.push(resolve))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, PROFILE))

/** The hash nobody's password has: compared with when there is no account, so that both answers take as long. */
const nobodys = hash('ninguém tem esta senha', PROFILE)

export async function passwordMatches(stored: string | undefined, given: string) {
  const against = stored ?? (await nobodys)
  const matches = await inTurn(() => verify(against, given))
  return stored !== undefined && matches
}
