import type { SessionUser } from '@norteia/contract/auth'
import { eq } from 'drizzle-orm'
import { users } from '../features/auth/tables.ts'
import { mails } from '../platform/tables.ts'
import type { TestWorld } from './world.ts'

let born = 0

type Wish = Partial<Pick<typeof users.$inferInsert, 'role' | 'birthDate' | 'isActive' | 'firstName'>> & {
  email?: string
  password?: string
}

/** A person who signed up through the front door, then changed as the test needs. */
export async function aPerson(
  world: TestWorld,
  { email, password = 'senha-boa', firstName = 'Bia', ...change }: Wish = {},
) {
  const address = email ?? `pessoa${++born}@exemplo.br`
  // Hundreds of sign-ups come from this one address in a run.
  const remoteAddress = `10.0.${born >> 8}.${born & 255}`
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    remoteAddress,
    payload: { firstName, lastName: 'Silva', email: address, password },
  })
  if (reply.statusCode !== 201) throw new Error(`sign-up answered ${reply.statusCode}: ${reply.body}`)
  const { token, user } = reply.json<{ data: { token: string; user: SessionUser } }>().data
  if (Object.keys(change).length > 0) await world.db.update(users).set(change).where(eq(users.id, user.id))

  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    world.app.inject({
      method,
      url: `/api${url}`,
      payload,
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    })

  return { id: user.id, email: address, password, token, user, remoteAddress, call }
}

/** The token in the newest letter of a kind to an address. */
export async function linkFor(world: TestWorld, kind: string, address: string) {
  const letters = await world.db.select().from(mails).where(eq(mails.recipient, address))
  const letter = letters.filter(mail => mail.kind === kind).at(-1)
  const token = letter?.body.match(/token=([\w-]+)/)?.[1]
  if (!token) throw new Error(`no ${kind} letter for ${address}`)
  return token
}
