import type pg from 'pg'
import type { Sizes } from './fill.ts'

const DAYS = 200
const PRACTICE_MOST = 17

/**
 * People, exams and answers. A few answer thousands, most a handful; answers come in sessions, more of them lately;
 * who is able gets more right. Everything that adds answers up is made from them afterwards.
 */
export async function fillAnswers(client: pg.Client, sizes: Sizes, now: Date) {
  const { people, active, answers, exams, questionsPerExam, sittings, running } = sizes
  await client.query(DRAW_PEOPLE.replace('$1', String(people)))
  await client.query(ADD_EXAMS, [exams, questionsPerExam])
  await client.query(ADD_EXAM_ITEMS, [questionsPerExam])

  await client.query(ADD_OWN_EXAMS, [sizes.ownExams, active])

  const practice = answers - sittings * questionsPerExam
  const meetings = Math.ceil((practice / (1 + PRACTICE_MOST)) * 2 * 1.05)
  await client.query(
    'create temp table meeting (person uuid, id uuid, exam uuid, size integer, start timestamptz)',
  )
  await client.query(DRAW_MEETINGS, [meetings, active, PRACTICE_MOST, DAYS, now, null])
  await client.query(DRAW_MEETINGS, [sittings, active, questionsPerExam, DAYS, now, questionsPerExam])
  await client.query(DRAW_ANSWERS.replace('$1', String(answers)))
  await client.query(ADD_ATTEMPTS)
  await client.query(ADD_SITTINGS, [questionsPerExam])
  await client.query(ADD_SITTING_ANSWERS)
  await client.query(ADD_RUNNING, [running, now])
  await client.query(ADD_RUNNING_ANSWERS)
}

const DRAW_PEOPLE = `
create temp table person as
select n, gen_random_uuid() as id, n % 33 <> 0 as visible,
  1 + sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as ability
from generate_series(1, $1) as n;
create unique index on person (n);
analyze person`

/** Past exams, each of one area. */
const ADD_EXAMS = `
insert into exams (ref, title, description, type, discipline, family, year, official, minutes, question_count,
  difficulty, position)
select 'carga/' || n, 'Prova de carga ' || n, 'Questões para medir.', 'por-area',
  (array['linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica'])[1 + n % 4], 'ENEM', 2009 + n % 16,
  true, 150, $2::integer, 'medium', 100 + n
from generate_series(1, $1::integer) as n`

const ADD_OWN_EXAMS = `
insert into exams (owner_id, title, description, type, family, minutes, question_count, difficulty, position)
select person.id, 'Meu simulado', 'Questões para medir.', 'personalizado', 'ENEM', 30, 10, 'medium', -1
from generate_series(1, $1::integer) as drawn
join person on person.n = 1 + drawn % $2::integer`

const ADD_EXAM_ITEMS = `
insert into exam_items (exam_id, position, item_id)
select exam.id, place - 1, item.id
from (select id, row_number() over (partition by discipline order by position) as turn,
    case discipline when 'linguagens' then 'LC' when 'ciencias-humanas' then 'CH'
      when 'ciencias-natureza' then 'CN' else 'MT' end as area
  from exams where ref like 'carga/%') as exam
cross join generate_series(1, $1::integer) as place
join (select id, area, row_number() over (partition by area order by pick) as n from pickable) as item
  on item.area = exam.area and item.n = (exam.turn - 1) * $1::integer + place`

/** Sessions of practice, or with a sixth value exams sat. The first persons come the most often. */
const DRAW_MEETINGS = `
with drawn as materialized (
  select 1 + floor($2::integer * random() ^ 2)::integer as who,
    $5::timestamptz - interval '3 hours' - $4::integer * random() ^ 1.5 * interval '1 day' as start,
    coalesce($6::integer, 1 + floor($3::integer * random())::integer) as size,
    1 + floor(random() * (select count(*) from exams where ref like 'carga/%'))::integer as exam
  from generate_series(1, $1::integer)
), numbered as (
  select id, row_number() over (order by position) as n from exams where ref like 'carga/%'
)
insert into meeting
select person.id, gen_random_uuid(), case when $6::integer is not null then numbered.id end, size, start
from drawn join person on person.n = who join numbered on numbered.n = exam`

const DRAW_ANSWERS = `
create temp table answer as
with practised as materialized (
  select person, id, exam, start, place, 1 + floor((select count(*) from pickable) * random() ^ 1.5)::integer as pick
  from meeting, generate_series(1, size) as place where exam is null
), given as (
  select person, practised.id as meeting, exam, start, place, pickable.id as item
  from practised join pickable using (pick)
  union all
  select person, meeting.id, exam, start, position + 1, item_id
  from meeting join exam_items on exam_id = exam
), judged as materialized (
  select given.*, start + place * interval '95 seconds' as at, letters, key, subject, topic,
    area || '-' || skill as skill, points, 20 + floor(random() * 160)::integer as seconds,
    random() < c + (1 - c) / (1 + exp(-a * (ability - b))) as hit, random() < 0.06 as doubt
  from given join pickable on pickable.id = item join person on person.id = given.person
)
select row_number() over (order by at) as n, judged.*,
  case when hit then key
    else substr(replace(letters, key, ''), 1 + floor(random() * (length(letters) - 1))::integer, 1) end as chosen
from judged order by exam is null, random() limit $1;
analyze answer`

const ADD_ATTEMPTS = `
insert into attempts (user_id, item_id, revision, chosen, hit, doubt, seconds, origin, origin_id, answered_at, key)
select person, item, 1, chosen, hit, doubt, seconds, case when exam is null then 'exercise' else 'mock-exam' end,
  meeting, at, case when exam is null then gen_random_uuid() end
from answer order by n`

const ADD_SITTINGS = `
insert into sittings (id, exam_id, user_id, mode, status, started_at, ends_at, spent_seconds, seen_at, finished_at,
  finish_reason, score, hits, counted, areas)
select meeting, exam, person, 'timed', 'finished', start, start + interval '150 minutes', sum(seconds), max(at),
  max(at), 'entregue', 100.0 * count(*) filter (where hit) / $1::integer, count(*) filter (where hit), $1::integer,
  jsonb_build_array(jsonb_build_object('area', left(max(skill), 2), 'hits', count(*) filter (where hit),
    'total', $1::integer, 'score', 400 + 8 * count(*) filter (where hit), 'error', 22, 'estimated', false,
    'lowest', 310, 'highest', 960))
from answer where exam is not null group by meeting, exam, person, start`

const ADD_SITTING_ANSWERS = `
insert into sitting_answers (sitting_id, item_id, position, revision, chosen, doubt, seconds, turn, saved_at)
select meeting, item, place - 1, 1, chosen, doubt, seconds, 1, at from answer where exam is not null order by n`

/** Exams people sit at this moment, with an hour left. */
const ADD_RUNNING = `
insert into sittings (exam_id, user_id, mode, status, started_at, ends_at, seen_at)
select exam.id, person.id, 'timed', 'running', $2::timestamptz - interval '90 minutes',
  $2::timestamptz + interval '60 minutes', $2::timestamptz
from person join (select id, row_number() over (order by position) as n, count(*) over () as count
  from exams where ref like 'carga/%') as exam on exam.n = 1 + person.n % exam.count
where person.n <= $1::integer`

const ADD_RUNNING_ANSWERS = `
insert into sitting_answers (sitting_id, item_id, position, revision, chosen, seconds, turn)
select sittings.id, item_id, exam_items.position, 1, case when exam_items.position < 20 then 'C' end, 60, 1
from sittings join exam_items using (exam_id) where sittings.status = 'running'`
