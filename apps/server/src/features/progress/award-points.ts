import { dayOf } from '@norteia/domain/calendar'
import { countedSeconds } from '@norteia/domain/progress'
import { standingNames } from '@norteia/domain/ranking'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'
import { activities, studyDays, type xpEntries } from './tables.ts'

type Award = {
  userId: string
  reason: (typeof xpEntries.$inferSelect)['reason']
  object: string
  points: number
  at: Date
}

/** Gives points for something once; answers how many were given now (none the second time). */
export async function awardPoints(db: Db, { userId, reason, object, points, at }: Award) {
  if (points <= 0) return 0
  const day = dayOf(at)
  const rows = await runStatement<{ points: number }>(db, 'award_points', AWARD_POINTS, [
    userId,
    reason,
    object,
    points,
    at,
    day,
    standingNames(day),
  ])
  return rows[0]?.points ?? 0
}

const AWARD_POINTS = `
with person as materialized (
  select id, show_in_ranking from users where id = $1::uuid for update
), earned as (
  insert into xp_entries (user_id, reason, object, points, at)
  select id, $2::text, $3::text, $4::integer, $5::timestamptz from person
  on conflict (user_id, reason, object) do nothing
  returning points
), day as (
  insert into study_days (user_id, day, seconds, answers, hits, points)
  select $1::uuid, $6::date, 0, 0, 0, points from earned
  on conflict (user_id, day) do update set points = study_days.points + excluded.points
), richer as (
  update users set total_points = users.total_points + earned.points from earned where users.id = $1::uuid
), placed as (
  insert into standings (period, user_id, points, visible)
  select period, $1::uuid, earned.points, person.show_in_ranking
  from unnest($7::text[]) as period, earned, person
  on conflict (period, user_id) do update set points = standings.points + excluded.points
)
select points from earned`

type Activity = typeof activities.$inferInsert

/** Notes in the journal that something was done; false when it was there already. */
export async function recordActivity(db: Db, activity: Activity) {
  const noted = await db.insert(activities).values(activity).onConflictDoNothing().returning()
  return noted.length > 0
}

/** Adds study time that was no answer to a day, a second at least: work of a day counts for the streak. */
export async function recordStudyTime(db: Db, userId: string, seconds: number, at: Date) {
  const counted = Math.max(1, countedSeconds(seconds))
  await db
    .insert(studyDays)
    .values({ userId, day: dayOf(at), seconds: counted, answers: 0, hits: 0, points: 0 })
    .onConflictDoUpdate({
      target: [studyDays.userId, studyDays.day],
      set: { seconds: sql`${studyDays.seconds} + ${counted}` },
    })
}
