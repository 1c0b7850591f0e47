import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishOverdue } from '../../features/sittings/public.ts'
import { migrateDatabase } from '../../platform/db.ts'
import { seed } from '../../seed.ts'
import { type Endpoint, listEndpoints } from '../endpoints.ts'
import { factsOf, NOTHING } from '../heart/facts.ts'
import { fillHeart } from '../heart/fill.ts'
import { type HeartApp, openApp } from '../heart/open-app.ts'
import type { Statement } from '../heart/overhear.ts'
import { findWholeReads, type Sizes } from '../heart/read-plan.ts'
import { signIn } from '../heart/sign-in.ts'
import { visitsOf } from '../heart/visits.ts'
import { anEmptyDatabase } from './cluster.ts'

// Plans of the statements the real routes send, among as many rows as make PostgreSQL choose what it would choose in
// production. A new query is covered by its endpoint being visited, and every endpoint is.
const HEART = [
  ...['exercises', 'questionBank', 'sittings', 'mockExams', 'pastExams'],
  ...['review', 'dashboard', 'ranking', 'achievements'],
]
const SIZES = {
  ...{ people: 12_000, active: 3_000, items: 12_000, answers: 90_000 },
  ...{ exams: 200, questionsPerExam: 6, ownExams: 3_000, sittings: 6_000, running: 90 },
}

/** What grows with students and years. */
const BIG = [
  ...[
    'users',
    'sessions',
    'items',
    'attempts',
    'seen_items',
    'study_days',
    'tallies',
    'xp_entries',
    'activities',
  ],
  ...['standings', 'exams', 'sittings', 'sitting_answers', 'review_cards', 'item_reports', 'exam_items'],
]

/** Statements that may read the whole of a table, each with why that is no harm. */
const MAY: { statement: RegExp; why: string }[] = [
  { statement: /count\(\*\).*group by "items"."subject"/s, why: 'once a minute in each process: choices.ts' },
  { statement: /^\s*select count\(\*\) > 5000 as large/, why: 'once a minute, and stops after 5,000' },
  { statement: /^\s*select points, count.* group by points/s, why: 'once a minute: find-positions.ts' },
]

const now = new Date()
let database: Awaited<ReturnType<typeof anEmptyDatabase>>
let app: HeartApp
let client: pg.PoolClient
let sizes: Sizes

beforeAll(async () => {
  database = await anEmptyDatabase()
  await migrateDatabase(database.url)
  await fillHeart(database.url, SIZES, now)
  app = await openApp(database.url)
  await seed(app.db, { demo: false, now })
  client = await app.pool.connect()
  const counts = await Promise.all(
    BIG.map(
      async table =>
        [table, (await one<{ count: number }>(`select count(*)::integer from ${table}`)).count] as const,
    ),
  )
  sizes = new Map(counts)
}, 120_000)

afterAll(async () => {
  client?.release()
  await app?.close()
  await database.drop()
})

test('every endpoint of the heart is visited', () => {
  expect(Object.keys(visitsOf(NOTHING)).sort()).toEqual(
    endpoints()
      .map(({ name }) => name)
      .sort(),
  )
})

// The first person of all has answered the most; the last one nothing yet.
test.each([
  ['who worked the most', 1],
  ['who has done nothing yet', SIZES.people],
])(
  'no request of a student %s reads the whole of a big table',
  async (_, number) => {
    const [student] = await signIn(app.db, [number], now)
    const visits = visitsOf(await factsOf(app, student!))
    const found: string[] = []
    for (const endpoint of endpoints()) {
      for (const input of visits[endpoint.name]!) {
        const { status, body, statements } = await app.ask({
          ...requestFor(endpoint, input),
          token: student!.token,
        })
        expect([200, 404, 409, 429], `${endpoint.name} ${JSON.stringify(input)}: ${body}`).toContain(status)
        for (const complaint of await complaintsOf(statements)) found.push(`${endpoint.name}: ${complaint}`)
      }
    }
    expect([...new Set(found)]).toEqual([])
  },
  120_000,
)

test('neither does ending exams that are overdue', async () => {
  await client.query(`update sittings set ends_at = now() - interval '1 hour' where id in
    (select id from sittings where status = 'running' limit 3)`)
  await client.query('analyze sittings')
  const statements = await app.listen(() =>
    finishOverdue(app.db, now, { error: (failure: unknown) => expect(failure).toBe(0) }),
  )
  expect(statements.length).toBeGreaterThan(3)
  expect(await complaintsOf(statements)).toEqual([])
})

test('a missing index is noticed', async () => {
  const [student] = await signIn(app.db, [30], now)
  const asked = { path: '/api/simulacoes/attempts', token: student!.token }
  expect(await complaintsOf((await app.ask(asked)).statements)).toEqual([])
  await client.query('drop index sittings_newest')
  expect(await complaintsOf((await app.ask(asked)).statements)).toEqual([
    expect.stringContaining('reads all of sittings, row by row'),
  ])
})

function endpoints() {
  const known = listEndpoints().filter(({ name }) => HEART.includes(name.split('.')[0]!))
  return known.filter(({ needsAdmin }) => !needsAdmin)
}

async function complaintsOf(statements: Statement[]) {
  const complaints: string[] = []
  for (const statement of statements) {
    if (MAY.some(({ statement: allowed }) => allowed.test(statement.text))) continue
    const found = await findWholeReads(client, statement, sizes)
    complaints.push(
      ...found.map(what => `${what}: ${statement.name ?? ''} ${statement.text.slice(0, 2_000)}`),
    )
  }
  return complaints
}

/** Parameters go into the path; the rest into the query or the body. */
function requestFor({ method, path }: Endpoint, input: Record<string, unknown>) {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = String(rest[parameter])
    delete rest[parameter]
    return value
  })
  if (method !== 'GET') return { method, path: filled, body: rest }
  const query = Object.entries(rest).map(([key, value]) => [key, String(value)] as [string, string])
  return { method, path: `${filled}?${new URLSearchParams(query)}` }
}

async function one<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
  const { rows } = await client.query<Row>(text, values)
  return rows[0]!
}
