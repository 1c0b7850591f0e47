import type { Day } from '@norteia/domain/calendar'
import { isStudied, type Streak, type StudyDay, streakOf } from '@norteia/domain/progress'
import type { Subject } from '@norteia/domain/question'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'
import type { activities } from './tables.ts'

type ActivityKind = (typeof activities.$inferSelect)['kind']
type Counted = { answers: number; hits: number }

/** As the statement answers it. */
export type StoredJournal = {
  totalPoints: number
  secondsStudied: number
  answers: number
  hits: number
  subjects: ({ subject: Subject } & Counted)[]
  activities: Partial<Record<ActivityKind, number>>
  days: [day: Day, seconds: number, answers: number, hits: number, points: number][]
}

export type Journal = Omit<StoredJournal, 'days'> & {
  /** Days of the last year with anything in them, oldest first. */
  days: StudyDay[]
  streak: Streak
}

/** As far back as days are looked at one by one: a year, and what a streak across its start needs. */
const DAYS = 400

/** A person's work added up: all time, and day by day. */
export async function readJournal(db: Db, userId: string, today: Day): Promise<Journal> {
  const [row] = await runStatement<{ journal: StoredJournal | null }>(db, 'read_journal', READ_JOURNAL, [
    userId,
    today,
  ])
  if (!row?.journal) throw new Error('the journal of a person who is not there')
  return journalOf(row.journal, today)
}

export function journalOf({ days, ...stored }: StoredJournal, today: Day): Journal {
  const read = days.map(([day, seconds, answers, hits, points]) => ({ day, seconds, answers, hits, points }))
  const studied = read.filter(isStudied).map(({ day }) => day)
  return { ...stored, days: read, streak: streakOf(studied, today) }
}

/** The journal as one value of a larger statement, every part of it by index; parameters by their places. */
export const journalSql = (user: string, today: string) => `(
  select json_build_object('totalPoints', users.total_points, 'secondsStudied', worked.seconds,
    'answers', answered.answers, 'hits', answered.hits, 'subjects', answered.subjects,
    'activities', (select coalesce(json_object_agg(kind, count), '{}') from (
      select kind, count(*) as count from activities where user_id = ${user}::uuid group by kind
    ) as done),
    'days', (select coalesce(json_agg(json_build_array(day, seconds, answers, hits, points) order by day), '[]')
      from study_days where user_id = ${user}::uuid and day >= ${today}::date - ${DAYS}))
  from users
  cross join lateral (
    select coalesce(sum(seconds), 0)::integer as seconds from study_days where user_id = ${user}::uuid
  ) as worked
  cross join lateral (
    select coalesce(sum(answers) filter (where kind = 'origin'), 0)::integer as answers,
      coalesce(sum(hits) filter (where kind = 'origin'), 0)::integer as hits,
      coalesce(json_agg(json_build_object('subject', name, 'answers', answers, 'hits', hits)
        order by answers desc, name) filter (where kind = 'subject'), '[]') as subjects
    from tallies where user_id = ${user}::uuid and kind in ('origin', 'subject')
  ) as answered
  where users.id = ${user}::uuid
)`

const READ_JOURNAL = `select ${journalSql('$1', '$2')} as journal`
