// What list and attempt are compared with: the same statements and the same answers, and nothing else. See bare-server.ts.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dayOf } from '@norteia/domain/calendar'
import { standingNames } from '@norteia/domain/ranking'
import { getTableColumns } from 'drizzle-orm'
import pg from 'pg'
import { type ItemRow, showQuestion, showSolution } from '../apps/server/src/features/question-bank/public.ts'
import { items } from '../apps/server/src/features/question-bank/tables.ts'
import { writeCursor } from '../apps/server/src/platform/cursor.ts'
import { fingerprint } from '../apps/server/src/platform/secrets.ts'
import { type HeartStatements, WHO } from './heart-statements.ts'

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

/** A row of a question: its columns in the order of the table, as the statement selects them. */
const COLUMNS = Object.keys(getTableColumns(items))
const place = Object.fromEntries(COLUMNS.map((name, i) => [name, i])) as Record<keyof ItemRow, number>
const itemFrom = (row: unknown[]) =>
  ({
    ...{ id: row[place.id], subject: row[place.subject], area: row[place.area], topic: row[place.topic] },
    ...{ skill: row[place.skill], difficulty: row[place.difficulty], style: row[place.style] },
    ...{ source: row[place.source], year: row[place.year], language: row[place.language] },
    ...{ support: row[place.support], statement: row[place.statement], options: row[place.options] },
    ...{ key: row[place.key], explanation: row[place.explanation], points: row[place.points] },
    ...{ annulled: row[place.annulled], outdated: row[place.outdated], family: row[place.family] },
    revision: row[place.revision],
  }) as ItemRow

async function list(url: string, person: string) {
  const { name, values } = lists.asked[url]!
  const rows = await ask(
    name,
    lists.texts[name]!,
    values.map(value => (value === WHO ? person : value)),
  )
  const limit = values.at(-1) as number
  const shown = rows.slice(0, limit - 1).map(itemFrom)
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
  const found = itemFrom((await ask('item', item.text, [questionId]))[0]!)
  const hit = selectedAnswer === found.key
  const { id, revision, points, subject, topic, area, skill } = found
  const given = {
    ...{ item: id, revision, chosen: selectedAnswer, hit, doubt, key, seconds: timeSpent, points },
    ...{ subject, topic, skill: area && skill ? `${area}-${skill}` : null },
  }
  const now = new Date()
  const day = dayOf(now)
  const values = [person, JSON.stringify([given]), 'exercise', null, now, day, standingNames(day)]
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
