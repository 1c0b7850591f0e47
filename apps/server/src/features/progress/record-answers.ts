import { dayOf, startOfDay } from '@norteia/domain/calendar'
import { countedSeconds } from '@norteia/domain/progress'
import type { Area, Letter, Subject } from '@norteia/domain/question'
import { standingNames } from '@norteia/domain/ranking'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'

export type GivenAnswer = {
  item: {
    id: number
    revision: number
    subject: Subject | null
    topic: string | null
    area: Area | null
    skill: number | null
    points: number
  }
  chosen: Letter
  hit: boolean
  seconds: number
  doubt?: boolean
  /** Names the act: the same one again is not recorded. */
  key?: string
}

type Occasion = {
  userId: string
  origin: 'exercise' | 'mock-exam' | 'past-exam' | 'review'
  originId?: string
  at: Date
}

export type Recorded = {
  /** How many were new. */
  recorded: number
  /** Points these answers brought: a question pays once, the first time it is right without having been met that day. */
  points: number
  totalPoints: number
}

/** Writes answers and everything that adds them up, in one statement: all of it or nothing. */
export async function recordAnswers(db: Db, occasion: Occasion, answers: GivenAnswer[]): Promise<Recorded> {
  const day = dayOf(occasion.at)
  const given = answers.map(({ item, chosen, hit, seconds, doubt = false, key = null }) => ({
    item: item.id,
    revision: item.revision,
    chosen,
    hit,
    doubt,
    key,
    seconds: countedSeconds(seconds),
    points: item.points,
    subject: item.subject,
    topic: item.topic,
    skill: item.area && item.skill ? `${item.area}-${item.skill}` : null,
  }))
  const [row] = await runStatement<Recorded>(db, 'record_answers', RECORD_ANSWERS, [
    occasion.userId,
    JSON.stringify(given),
    occasion.origin,
    occasion.originId ?? null,
    occasion.at,
    day,
    standingNames(day),
    startOfDay(day),
  ])
  if (!row) throw new Error('answers of a person who is not there')
  return row
}

// The person's row is locked first: two devices of one person take turns, and nobody else waits.
const RECORD_ANSWERS = `
with person as materialized (
  select id, show_in_ranking, total_points from users where id = $1::uuid for update
), pace as (
  -- Nobody works longer on a question than since they answered the one before.
  select case when $3::text in ('exercise', 'review') then extract(epoch from $5::timestamptz - max(answered_at)) end as room
  from attempts where user_id = $1::uuid
), given as (
  select g.item, g.revision, g.chosen, g.hit, g.doubt, g.key,
    least(g.seconds, case when pace.room < 0 then 0 else pace.room end)::integer as seconds, g.points, g.subject, g.topic, g.skill
  from person, pace, jsonb_to_recordset($2::jsonb) as g(item integer, revision smallint, chosen text,
    hit boolean, doubt boolean, key uuid, seconds integer, points integer, subject text, topic text, skill text)
), stored as (
  insert into attempts (user_id, item_id, revision, chosen, hit, doubt, seconds, origin, origin_id, answered_at, key)
  select $1::uuid, item, revision, chosen, hit, doubt, seconds, $3::text, $4::uuid, $5::timestamptz, key from given
  on conflict (user_id, key) do nothing
  returning item_id
), fresh as (
  select given.* from given join stored on stored.item_id = given.item
), seen as (
  insert into seen_items (user_id, item_id, tries, hits, last_hit, doubt, last_at)
  select $1::uuid, item, 1, hit::integer, hit, doubt, $5::timestamptz from fresh
  on conflict (user_id, item_id) do update set tries = seen_items.tries + 1,
    hits = seen_items.hits + excluded.hits,
    last_hit = case when excluded.last_at >= seen_items.last_at then excluded.last_hit else seen_items.last_hit end,
    doubt = case when excluded.last_at >= seen_items.last_at then excluded.doubt else seen_items.doubt end,
    last_at = greatest(excluded.last_at, seen_items.last_at)
), earned as (
  insert into xp_entries (user_id, reason, object, points, at)
  select $1::uuid, 'answer', item::text, points, $5::timestamptz from fresh
  where hit and points > 0 and not exists (
    select from seen_items s where s.user_id = $1::uuid and s.item_id = fresh.item and s.last_at >= $8::timestamptz)
  on conflict (user_id, reason, object) do nothing
  returning points
), gain as (
  select coalesce(sum(points), 0)::integer as points from earned
), day as (
  insert into study_days (user_id, day, seconds, answers, hits, points)
  select $1::uuid, $6::date, sum(seconds), count(*), count(*) filter (where hit), (select points from gain)
  from fresh having count(*) > 0
  on conflict (user_id, day) do update set seconds = least(86400, study_days.seconds + excluded.seconds),
    answers = study_days.answers + excluded.answers, hits = study_days.hits + excluded.hits,
    points = study_days.points + excluded.points
), tallied as (
  insert into tallies (user_id, kind, name, answers, hits)
  select $1::uuid, kind, name, count(*), count(*) filter (where hit)
  from fresh cross join lateral (
    values ('subject', subject), ('topic', topic), ('skill', skill), ('origin', $3::text)
  ) as counted(kind, name)
  where name is not null group by kind, name
  on conflict (user_id, kind, name) do update set answers = tallies.answers + excluded.answers,
    hits = tallies.hits + excluded.hits
), richer as (
  update users set total_points = users.total_points + gain.points from gain
  where users.id = $1::uuid and gain.points > 0
), placed as (
  insert into standings (period, user_id, points, visible)
  select period, $1::uuid, gain.points, person.show_in_ranking
  from unnest($7::text[]) as period, gain, person where gain.points > 0
  on conflict (period, user_id) do update set points = standings.points + excluded.points
)
select (select count(*) from stored)::integer as recorded, gain.points,
  person.total_points + gain.points as "totalPoints"
from gain, person`
