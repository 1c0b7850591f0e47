import pg from 'pg'
import { fillAnswers } from './fill-answers.ts'
import { fillBank } from './fill-bank.ts'
import { fillSums } from './fill-sums.ts'

export type Sizes = {
  people: number
  /** How many of them ever answered. */
  active: number
  items: number
  answers: number
  exams: number
  questionsPerExam: number
  /** Those students put together for themselves. */
  ownExams: number
  /** Exams finished, their answers among the above, and exams being sat now. */
  sittings: number
  running: number
}

/** Filled at one go, so their indexes are built at the end: several times faster. */
const LOADED_AT_ONCE = [
  ...['attempts', 'seen_items', 'xp_entries', 'study_days', 'tallies', 'standings'],
  ...['sitting_answers', 'review_cards'],
]

/**
 * Fills a migrated database with students at work, inside PostgreSQL. The user must own the server: foreign keys
 * are not looked at meanwhile.
 */
export async function fillHeart(url: string, sizes: Sizes, now: Date) {
  await withClient(url, async client => {
    const rebuild = await dropIndexes(client, LOADED_AT_ONCE)
    await fillBank(client, sizes.items)
    await fillAnswers(client, sizes, now)
    await fillSums(client, sizes, now)
    await rebuild()
    await client.query('vacuum analyze')
  })
}

/** As `fillHeart`, for more students who only have points: what a ranking is made of. */
export async function fillStandings(url: string, count: number, periods: string[]) {
  await withClient(url, async client => {
    await client.query(DRAW_RANKED.replace('$1', String(count)))
    await client.query(ADD_RANKED)
    const rebuild = await dropIndexes(client, ['standings'])
    for (const [i, period] of periods.entries()) await client.query(ADD_THEIR_STANDINGS, [period, i + 1])
    await rebuild()
    await client.query('vacuum analyze')
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set temp_buffers = '256MB'`)
    await work(client)
  } finally {
    await client.end()
  }
}

/** Takes the indexes of tables away; the answer puts them back. */
async function dropIndexes(client: pg.Client, tables: string[]) {
  const { rows } = await client.query<{ drop: string; build: string }>(INDEXES, [tables])
  for (const { drop } of rows) await client.query(drop)
  return async () => {
    for (const { build } of rows) await client.query(build)
  }
}

const INDEXES = `
select coalesce('alter table ' || indrelid::regclass || ' drop constraint ' || conname,
    'drop index ' || indexrelid::regclass) as drop,
  coalesce('alter table ' || indrelid::regclass || ' add constraint ' || conname || ' ' ||
    pg_get_constraintdef(pg_constraint.oid), pg_get_indexdef(indexrelid)) as build
from pg_index left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
where indrelid = any ($1::text[]::regclass[])`

const DRAW_RANKED = `
create temp table ranked as
select n, gen_random_uuid() as id, floor(20000 * random() ^ 4)::integer + 5 as points
from generate_series(1, $1) as n;
analyze ranked`

const ADD_RANKED = `
insert into users (id, email, username, first_name, last_name, password_hash, total_points, birth_date, created_at)
select id, 'aluno' || n || '@exemplo.br', 'aluno' || n, 'Aluno', 'Número ' || n, '-', points,
  date '2000-01-01' + n % 3000, now() - n * interval '1 minute'
from ranked`

const ADD_THEIR_STANDINGS = `
insert into standings (period, user_id, points, visible)
select $1::text, id, 1 + points / $2::integer, n % 33 <> 0 from ranked`
