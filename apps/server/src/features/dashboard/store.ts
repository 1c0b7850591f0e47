import type { Area } from '@norteia/domain/question'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'
import { journalSql, type StoredJournal } from '../progress/public.ts'
import { reviewSql, type StoredCount } from '../review/public.ts'
import { studyGoals } from './tables.ts'

/** One sitting of an exam; instants within JSON are milliseconds. */
export type StoredSitting = {
  id: string
  title: string
  mode: 'timed' | 'own-pace'
  status: 'running' | 'paused' | 'finished'
  endsMs: number | null
  finishedMs: number | null
  areas: { area: Area; score: number; error: number; estimated: boolean }[]
}

type Row = {
  journal: StoredJournal | null
  review: StoredCount
  standing: { points: number; visible: boolean } | null
  weeklyMinutes: number | null
  sittings: StoredSitting[]
}

type Asked = { userId: string; today: string; bounds: [from: Date, to: Date]; period: string }

/** All the dashboard shows of a person, in one statement: it is the page everybody opens first. */
export async function readAll(db: Db, { userId, today, bounds, period }: Asked) {
  const [row] = await runStatement<Row>(db, 'dashboard', READ_ALL, [userId, today, ...bounds, period])
  if (!row?.journal) throw new Error('the dashboard of a person who is not there')
  return { ...row, journal: row.journal }
}

/** The newest sittings: enough for a line over months, and for the one that still runs. */
const SITTINGS = 40

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::double precision`

const READ_ALL = `
select ${journalSql('$1', '$2')} as journal,
  ${reviewSql('$1', '$3', '$4')} as review,
  (select json_build_object('points', points, 'visible', visible)
    from standings where period = $5::text and user_id = $1::uuid) as standing,
  (select weekly_minutes from study_goals where user_id = $1::uuid) as "weeklyMinutes",
  (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'mode', mode, 'status', status,
      'endsMs', ${milliseconds('ends_at')}, 'finishedMs', ${milliseconds('finished_at')}, 'areas', areas)
      order by started_at desc), '[]')
    from (
      select sittings.id, exams.title, mode, sittings.status, started_at, ends_at, finished_at, areas
      from sittings join exams on exams.id = sittings.exam_id
      where sittings.user_id = $1::uuid
      order by started_at desc, sittings.id desc limit ${SITTINGS}
    ) as newest) as sittings`

export async function saveGoal(db: Db, userId: string, weeklyMinutes: number) {
  await db
    .insert(studyGoals)
    .values({ userId, weeklyMinutes })
    .onConflictDoUpdate({ target: studyGoals.userId, set: { weeklyMinutes } })
}

export async function removeGoal(db: Db, userId: string) {
  await db.delete(studyGoals).where(eq(studyGoals.userId, userId))
}
