// What the API is compared with: the same statements and the same answers, and nothing else. No framework,
// no schema, no log, no headers beyond the necessary. A process of its own, started by api.ts.
import { createServer } from 'node:http'
import { levelOf } from '@norteia/domain/progress'
import pg from 'pg'
import { type ShownRow, sessionUserOf } from '../apps/server/src/features/auth/person.ts'
import { writeCursor } from '../apps/server/src/platform/cursor.ts'
import { fingerprint } from '../apps/server/src/platform/secrets.ts'
import type { Statement } from './populate.ts'

const { PORT, DATABASE_URL, DATABASE_POOL, STATEMENTS = '' } = process.env
const { session, list }: { session: Statement; list: Statement } = JSON.parse(STATEMENTS)
// Days and instants stay the text they arrive as: nothing here computes with them but `dayOf`, which wants text.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ])
  pg.types.setTypeParser(type, String)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) })

async function findPerson(authorization = '') {
  const tokenHash = fingerprint(authorization.slice('Bearer '.length))
  const values = [tokenHash, new Date().toISOString(), ...session.values.slice(2)]
  const { rows } = await pool.query({ name: 'session', text: session.text, values, rowMode: 'array' })
  return rows[0] as unknown[] | undefined
}

async function validate(person: unknown[]) {
  // In the order the statement selects them, after the three columns of the session.
  const [id, username, firstName, lastName, email, role, totalPoints, theme, verified, birthDate, guardian] =
    person.slice(3)
  const shown = {
    ...{ id, username, firstName, lastName, email, role, totalPoints, theme },
    ...{ emailVerifiedAt: verified, birthDate, guardianConfirmedAt: guardian },
  }
  return { success: true, data: { user: sessionUserOf(shown as ShownRow, new Date()) } }
}

type Listed = [string, string, string, string, string, string, boolean, number, string]

async function listUsers() {
  const { rows } = await pool.query<Listed>({
    ...{ name: 'list', text: list.text, values: list.values, rowMode: 'array' },
  })
  const shown = rows.slice(0, -1)
  const last = shown.at(-1)!
  return {
    success: true,
    data: shown.map(([id, username, email, firstName, lastName, role, isActive, totalPoints]) => ({
      ...{ id, username, email, firstName, lastName, role, isActive, totalPoints },
      level: levelOf(totalPoints),
    })),
    nextCursor: writeCursor([last[8], last[0]]),
  }
}

createServer(async (request, response) => {
  if (request.url === '/readyz') return response.end()
  const person = await findPerson(request.headers.authorization)
  if (!person) return response.writeHead(401).end()
  const body = JSON.stringify(
    request.url === '/api/auth/validate' ? await validate(person) : await listUsers(),
  )
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(PORT), '127.0.0.1')
