import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { exams } from '../sittings/tables.ts'

const offered = and(isNull(exams.ownerId), eq(exams.status, 'published'))

type Filter = {
  year?: number
  family?: (typeof exams.$inferSelect)['family']
  limit: number
  after?: { position: number; id: string }
}

/** Exams that can be sat at one's own pace; one row more than asked for tells whether there is a next page. */
export function listPastExams(db: Db, { year, family, limit, after }: Filter) {
  return db
    .select()
    .from(exams)
    .where(
      and(
        offered,
        year === undefined ? undefined : eq(exams.year, year),
        family && eq(exams.family, family),
        after && sql`(${exams.position}, ${exams.id}) > (${after.position}::integer, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(exams.position), asc(exams.id))
    .limit(limit + 1)
}

export async function listYears(db: Db) {
  const rows = await db.selectDistinct({ year: exams.year }).from(exams).where(offered)
  return rows.flatMap(({ year }) => year ?? []).sort((one, other) => other - one)
}
