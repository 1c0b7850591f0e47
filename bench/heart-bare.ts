// What list and attempt are compared with: the same statements and the same answers, and nothing else. See bare-server.ts.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dayOf, startOfDay } from '@norteia/domain/calendar'
import { standingNames } from '@norteia/domain/ranking'
import { getTableColumns } from 'drizzle-orm'
import pg from 'pg'
import {
  type ItemRow,
  type ShownRow,
  showQuestion,
  showSolution,
} from '../apps/server/src/features/question-bank/public.ts'
import { items, shownColumns } from '../apps/server/src/features/question-bank/tables.ts'
import { writeCursor } from '../apps/server/src/platform/cursor.ts'
import { fingerprint } from '../apps/server/src/platform/secrets.ts'
import { type HeartStatements, NOW, WHAT, WHO } from './heart-statements.ts'

const { PORT, DATABASE_URL, DATABASE_POOL, STATEMENTS = '' } = process.env
const { session, lists, item, record }: HeartStatements = JSON.parse(readFileSync(STATEMENTS, 'utf8'))
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ])
  pg.types.setTypeParser(type, String)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) })
const { rows } = await pool.query('select slug, name from topics')
const names = new Map<string, string>(rows.map(({ slug, name }) => [slug, name]))

const ask = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values, rowMode: 'array' })).rows as unknown[][]

/** The id is what a session's statement selects after its own three columns. */
async function findPerson(authorization = '') {
  const tokenHash = fingerprint(authorization.slice('Bearer '.length))
  const values = [tokenHash, new Date().toISOString(), ...session.values.slice(2)]
  const [row] = await ask('session', session.text, values)
  return row?.[3] as string | undefined
}

/** Rows come as the statements select them: what is shown of a question, or all of it. */
const shownPlaces = Object.keys(shownColumns) as (keyof ShownRow)[]
const places = Object.keys(getTableColumns(items)) as (keyof ItemRow)[]

function rowFrom<Key extends string>(keys: readonly Key[], row: unknown[]) {
  const made = {} as Record<Key, unknown>
  for (let i = 0; i < keys.length; i++) made[keys[i]!] = row[i]
  return made
}

async function list(url: string, person: string) {
  const { name, values } = lists.asked[url]!
  const rows = await ask(
    name,
    lists.texts[name]!,
    values.map(value => (value === WHO ? person : value)),
  )
  const limit = values.at(-1) as number
  const shown = rows.slice(0, limit - 1).map(row => rowFrom(shownPlaces, row) as ShownRow)
  const last = rows.length === limit ? shown.at(-1) : undefined
  return {
    success: true,
    data: shown.map(row => showQuestion(row, names)),
    nextCursor: last ? writeCursor([String(last.id)]) : null,
  }
}

async function attempt(request: IncomingMessage, person: string) {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  const { questionId, selectedAnswer, timeSpent, doubt, key } = JSON.parse(body)
  const now = new Date()
  const stood = { [WHO]: person, [WHAT]: questionId, [NOW]: now.toISOString() } as Record<string, unknown>
  const asked = item.values.map(value => stood[value as string] ?? value)
  const found = rowFrom(places, (await ask('item', item.text, asked))[0]!) as ItemRow
  const hit = selectedAnswer === found.key
  const { id, revision, points, subject, topic, area, skill } = found
  const given = {
    ...{ item: id, revision, chosen: selectedAnswer, hit, doubt, key, seconds: timeSpent, points },
    ...{ subject, topic, skill: area && skill ? `${area}-${skill}` : null },
  }
  const day = dayOf(now)
  const values = [
    person,
    JSON.stringify([given]),
    'exercise',
    null,
    now,
    day,
    standingNames(day),
    startOfDay(day),
  ]
  const [[, pointsEarned, totalPoints] = []] = await ask('record', record.text, values)
  return { success: true, isCorrect: hit, pointsEarned, totalPoints, ...showSolution(found) }
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = request.url!
  if (url === '/readyz') return response.end()
  const person = await findPerson(request.headers.authorization)
  if (!person) return response.writeHead(401).end()
  const body = JSON.stringify(
    request.method === 'POST' ? await attempt(request, person) : await list(url, person),
  )
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

createServer((request, response) => {
  // A round ends by hanging up.
  answer(request, response).catch(() => response.destroy())
}).listen(Number(PORT), '127.0.0.1')
