import { addDays, dayOf, firstOfNextMonth, startOfDay } from '@norteia/domain/calendar'
import { pointsForExam } from '@norteia/domain/exam'
import { periodStart, standingName } from '@norteia/domain/ranking'
import type pg from 'pg'
import type { Sizes } from './fill.ts'

/** Everything that adds answers up, made from the answers as the statement that records them would have. */
export async function fillSums(client: pg.Client, { questionsPerExam }: Sizes, now: Date) {
  await client.query(ADD_SEEN)
  await client.query(ADD_POINTS)
  await client.query(ADD_EXAM_POINTS, [pointsForExam(questionsPerExam, questionsPerExam)])
  await client.query(ADD_ACTIVITIES)
  await client.query(ADD_DAYS)
  for (const kind of ['subject', 'topic', 'skill']) await client.query(addTallies(`'${kind}'`, kind))
  await client.query(addTallies(`'origin'`, `case when exam is null then 'exercise' else 'mock-exam' end`))
  await client.query(ADD_PEOPLE, [now])
  for (const [period, from, to] of rankedPeriods(now)) await client.query(ADD_STANDINGS, [period, from, to])
  await client.query(ADD_SESSIONS, [now])
  await client.query(ADD_CARDS, [now])
  await client.query(ADD_REPORTS)
}

const WEEKS = 30

/** The rankings of today and all that are over: their rows stay. */
function rankedPeriods(now: Date) {
  const found = new Map<string, [period: string, from: Date | null, to: Date]>([
    ['geral', ['geral', null, now]],
  ])
  for (let weeks = 0; weeks < WEEKS; weeks++) {
    const day = addDays(dayOf(now), -7 * weeks)
    for (const period of ['semanal', 'mensal'] as const) {
      const [name, start] = [standingName(period, day), periodStart(period, day)!]
      const next = period === 'semanal' ? addDays(start, 7) : firstOfNextMonth(start)
      found.set(name, [name, startOfDay(start), startOfDay(next)])
    }
  }
  return found.values()
}

const ADD_SEEN = `
insert into seen_items (user_id, item_id, tries, hits, last_hit, doubt, last_at)
select distinct on (person, item) person, item, count(*) over whole, count(*) filter (where hit) over whole, hit,
  doubt, at
from answer window whole as (partition by person, item) order by person, item, n desc`

/** A question pays once: the first time it is right. */
const ADD_POINTS = `
insert into xp_entries (user_id, reason, object, points, at)
select person, 'answer', item::text, points, at from (
  select distinct on (person, item) person, item, points, at, n from answer where hit order by person, item, n
) as first order by n`

const ADD_EXAM_POINTS = `
insert into xp_entries (user_id, reason, object, points, at)
select user_id, 'exam', exam_id::text, $1::integer, min(finished_at)
from sittings where status = 'finished' group by user_id, exam_id`

const ADD_ACTIVITIES = `
insert into activities (user_id, kind, object, at)
select user_id, 'mock-exam', id::text, finished_at from sittings where status = 'finished'`

const ADD_DAYS = `
insert into study_days (user_id, day, seconds, answers, hits, points)
select user_id, day, sum(seconds), sum(answers), sum(hits), sum(points) from (
  select person as user_id, (at at time zone 'America/Sao_Paulo')::date as day, seconds, 1 as answers,
    hit::integer as hits, 0 as points from answer
  union all
  select user_id, (at at time zone 'America/Sao_Paulo')::date, 0, 0, 0, points from xp_entries
) as parts group by user_id, day`

const addTallies = (kind: string, name: string) => `
insert into tallies (user_id, kind, name, answers, hits)
select person, ${kind}, ${name}, count(*), count(*) filter (where hit)
from answer where ${name} is not null group by person, ${name}`

const ADD_PEOPLE = `
insert into users (id, email, username, first_name, last_name, password_hash, total_points, show_in_ranking,
  birth_date, created_at)
select id, 'pessoa' || n || '@exemplo.br', 'pessoa' || n, 'Pessoa', 'Número ' || n, '-', coalesce(points, 0), visible,
  date '2000-01-01' + n % 3000, $1::timestamptz - interval '200 days' - n * interval '1 minute'
from person left join (select user_id, sum(points) as points from xp_entries group by user_id) as earned
  on user_id = id`

const ADD_STANDINGS = `
insert into standings (period, user_id, points, visible)
select $1::text, user_id, sum(points), visible from xp_entries join person on person.id = user_id
where at < $3::timestamptz and ($2::timestamptz is null or at >= $2::timestamptz) group by user_id, visible`

/** Every fifth person is signed in somewhere. */
const ADD_SESSIONS = `
insert into sessions (user_id, token_hash, device, created_at, last_seen_at, expires_at)
select id, encode(sha256(id::text::bytea), 'base64'), 'Chrome no Android', $1::timestamptz - interval '9 days',
  $1::timestamptz - interval '1 day', $1::timestamptz + interval '29 days'
from person where n % 5 = 0`

/** Every third person reviews: some cards due, most later. */
const ADD_CARDS = `
insert into review_cards (user_id, item_id, state, stability, difficulty, scheduled_days, reviews, lapses, due_at,
  reviewed_at, last_key, created_at)
select user_id, item_id, 2, 4 + 20 * random(), 3 + 5 * random(), 7, 2, 1,
  greatest(last_at, $1::timestamptz - interval '3 days') + random() * interval '20 days', last_at, gen_random_uuid(),
  last_at
from seen_items join person on person.id = user_id where (not last_hit or doubt) and n % 3 = 0`

const ADD_REPORTS = `
insert into item_reports (item_id, revision, user_id, reason, text, status, created_at, resolved_at)
select item, 1, person, 'enunciado', 'Falta uma vírgula.', case when n % 4 = 0 then 'aberto' else 'recusado' end,
  at, case when n % 4 > 0 then at end
from (select distinct on (item, person) * from answer where n % 100 = 0) as answer
order by at`
