import { contract } from '@norteia/contract'
import type { Role, Theme } from '@norteia/contract/auth'
import { implement } from '@orpc/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Limits } from './limits.ts'
import type { Mail } from './mail.ts'
import { refuse } from './refusal.ts'
import type { Random } from './secrets.ts'

/** Who is asking, out of a valid session, with what the session's query already read of them. */
export type Visitor = { id: string; role: Role; sessionId: string; shown: Shown }

type Shown = {
  id: string
  username: string
  firstName: string
  lastName: string
  email: string
  role: Role
  totalPoints: number
  theme: Theme
  emailVerifiedAt: Date | null
  birthDate: string | null
  guardianConfirmedAt: Date | null
}

/** What every handler gets. `visitor` is resolved once, before the handler, from the session alone. */
export type Context = {
  db: Db
  now: () => Date
  random: Random
  config: Config
  mail: Mail
  bus: Bus
  limits: Limits
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  requestId: string
  /** Address of the caller, only ever used through `pseudonym`. */
  address: string
  /** What the browser says of itself. */
  userAgent: string
  visitor: Visitor | null
  cookie: { set(token: string, expiresAt: Date): void; clear(): void }
  /** Notes which procedure was reached, for logs and measures. */
  entered: (procedure: string) => void
  /** Takes over work whose end the answer must not wait for. */
  later: (work: Promise<void>) => void
  audit: (entry: { actorId: string; action: string; subject: string }) => Promise<void>
}

/** Anybody, signed in or not. */
export const anyone = implement(contract).$context<Context>()

/** Any signed-in person. */
export const student = anyone.use(({ context, next }) => {
  if (!context.visitor) throw refuse('nao_autenticado')
  return next({ context: { visitor: context.visitor } })
})

/** Administrators only; what they change leaves a trace. */
export const admin = student.use(async ({ context, next, path, procedure }, input) => {
  if (context.visitor.role !== 'admin') throw refuse('sem_permissao')
  const result = await next()
  if (procedure['~orpc'].route.method !== 'GET') {
    const subject = typeof input === 'object' && input && 'id' in input ? String(input.id) : ''
    await context.audit({ actorId: context.visitor.id, action: path.join('.'), subject })
  }
  return result
})
