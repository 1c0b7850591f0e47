import type { Day } from '@norteia/domain/calendar'
import type { Subject } from '@norteia/domain/question'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'
import type { activities } from './tables.ts'

type ActivityKind = (typeof activities.$inferSelect)['kind']
type Counted = { answers: number; hits: number }

type Row = {
  totalPoints: number
  secondsStudied: number
  answers: number
  hits: number
  subjects: ({ subject: Subject } & Counted)[]
  activities: Partial<Record<ActivityKind, { count: number }>>
  days: [day: Day, seconds: number, answers: number, hits: number, points: number][]
}

export type Journal = Omit<Row, 'days'> & {
  /** Days with anything in them, oldest first. */
  days: ({ day: Day; seconds: number; points: number } & Counted)[]
}

/** A person's work added up: all time, and day by day since a day. One statement, every part of it by index. */
export async function readJournal(db: Db, userId: string, since: Day): Promise<Journal> {
  const [row] = await runStatement<Row>(db, 'read_journal', READ_JOURNAL, [userId, since])
  if (!row) throw new Error('the journal of a person who is not there')
  return {
    ...row,
    days: row.days.map(([day, seconds, answers, hits, points]) => ({ day, seconds, answers, hits, points })),
  }
}

const READ_JOURNAL = `
select users.total_points as "totalPoints", worked.seconds as "secondsStudied",
  answered.answers, answered.hits, answered.subjects,
  (select coalesce(json_object_agg(kind, json_build_object('count', count)), '{}') from (
    select kind, count(*) as count from activities where user_id = $1::uuid group by kind
  ) as done) as activities,
  (select coalesce(json_agg(json_build_array(day, seconds, answers, hits, points) order by day), '[]')
    from study_days where user_id = $1::uuid and day >= $2::date) as days
from users
cross join lateral (
  select coalesce(sum(seconds), 0)::integer as seconds from study_days where user_id = $1::uuid
) as worked
cross join lateral (
  select coalesce(sum(answers) filter (where kind = 'origin'), 0)::integer as answers,
    coalesce(sum(hits) filter (where kind = 'origin'), 0)::integer as hits,
    coalesce(json_agg(json_build_object('subject', name, 'answers', answers, 'hits', hits)
      order by answers desc, name) filter (where kind = 'subject'), '[]') as subjects
  from tallies where user_id = $1::uuid and kind in ('origin', 'subject')
) as answered
where users.id = $1::uuid`
