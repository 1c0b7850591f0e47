import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HeartApp, openApp } from '../apps/server/src/testing/heart/open-app.ts'
import type { SignedIn } from '../apps/server/src/testing/heart/sign-in.ts'
import { CONNECTIONS } from './heart-load.ts'
import { compare, measure, type Part, ROUND_SECONDS, ROUNDS } from './heart-measures.ts'
import * as requests from './heart-requests.ts'
import { overhearHeart } from './heart-statements.ts'
import { populateHeart, populateRanking } from './populate-heart.ts'
import { startPostgres } from './postgres.ts'
import { end } from './processes.ts'
import { serve } from './serve.ts'
import { figure, type Row } from './table.ts'

const DATABASE_POOL = '20'

/** 200,000 people, 20,000 questions and a million answers; who asks and what for is never the same twice in a row. */
export async function benchHeart(): Promise<Row[]> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'norteia-bench-heart-'))
  const began = performance.now()
  const students = await populateHeart(postgres.url)
  const filledIn = performance.now() - began
  const env = { DATABASE_URL: postgres.url, DATABASE_POOL }
  const ours = await serve({ env })
  const app = await openApp(postgres.url)
  try {
    const { list, attempt, parts, statements } = await prepare(app, students)
    const file = join(folder, 'statements.json')
    await writeFile(file, JSON.stringify(statements))
    const bare = await serve({ script: 'bench/heart-bare.ts', env: { ...env, STATEMENTS: file } })
    const rows: Row[] = [noteOn(postgres.version, filledIn)]
    rows.push(...(await compare(list, { ours, bare })), ...(await compare(attempt, { ours, bare })))
    await end(bare.child)
    for (const part of [list, attempt, ...parts]) rows.push(...(await measure(part, ours, app)))
    const ranking = parts.find(({ what }) => what === 'Ranking')
    if (ranking) {
      await populateRanking(postgres.url)
      rows.push(...(await measure({ ...ranking, what: 'Ranking com 1 milhão' }, ours, app)))
    }
    return rows
  } finally {
    await app.close()
    await end(ours.child)
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

export async function prepare(app: HeartApp, students: readonly SignedIn[]) {
  const topics = await app.pool.query<{ topic: string }>(
    'select distinct topic from items where topic is not null',
  )
  // Not those of exams: somebody may be sitting one, and then they are refused.
  const items = await app.pool.query<{ id: number }>(
    `select id from items where status = 'published' and not annulled and key is not null
       and jsonb_array_length(options) = 5
       and id not in (select item_id from exam_items)`,
  )
  const paths = requests.drawListPaths(topics.rows.map(({ topic }) => topic))
  const list = { what: 'Exercícios, lista', ask: requests.askLists(paths, students), mostStatements: 3 }
  const ids = items.rows.map(({ id }) => id)
  const attempt = {
    what: 'Exercícios, resposta',
    ask: requests.askAttempts(ids, students),
    mostStatements: 3,
  }
  const parts: Part[] = [
    { what: 'Exercícios, próxima adaptativa', ask: requests.askNext(students), mostStatements: 4 },
    { what: 'Início', ask: requests.askDashboard(students), mostStatements: 8 },
    { what: 'Ranking', ask: requests.askRanking(students), mostStatements: 5 },
  ]
  return {
    ...{ list, attempt, parts },
    statements: await overhearHeart(app, students[0]!, paths, attempt.ask()),
  }
}

function noteOn(version: string, filledIn: number): Row {
  return {
    what: 'Coração: carga',
    measured: `PostgreSQL ${version}, banco cheio em ${figure(filledIn / 1000)} s, ${CONNECTIONS} conexões, ${ROUNDS} voltas de ${ROUND_SECONDS} s`,
  }
}
