import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  ne,
  notInArray,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { prepareOnce } from '../../platform/prepare-once.ts'
import { runStatement } from '../../platform/statement.ts'
import { items } from '../question-bank/tables.ts'
import { exams, sittingAnswers, sittings } from './tables.ts'

export type ExamRow = typeof exams.$inferSelect
export type SittingRow = typeof sittings.$inferSelect

/** An exam this person may sit: a public one, or their own. */
export async function findExam(db: Db, id: string, userId: string) {
  const [exam] = await db
    .select()
    .from(exams)
    .where(
      and(
        eq(exams.id, id),
        eq(exams.status, 'published'),
        or(sql`${exams.ownerId} is null`, eq(exams.ownerId, userId)),
      ),
    )
  return exam
}

const ownSitting = prepareOnce((db: Db) =>
  db
    .select({ sitting: sittings, exam: exams })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.examId))
    .where(and(eq(sittings.id, sql.placeholder('id')), eq(sittings.userId, sql.placeholder('userId'))))
    .prepare('own_sitting'),
)

/** A sitting of this person's; somebody else's is not there. */
export async function findOwnSitting(db: Db, id: string, userId: string) {
  const [found] = await ownSitting(db).execute({ id, userId })
  return found
}

export async function findOpenSitting(
  db: Db,
  { userId, examId, mode }: { userId: string; examId: string; mode: SittingRow['mode'] },
) {
  const [found] = await db
    .select()
    .from(sittings)
    .where(
      and(
        eq(sittings.userId, userId),
        eq(sittings.examId, examId),
        eq(sittings.mode, mode),
        ne(sittings.status, 'finished'),
      ),
    )
  return found
}

/** Opens a sitting with a row for each question; nothing when one is open already. */
export async function insertSitting(db: Db, row: typeof sittings.$inferInsert) {
  const [made] = await db.insert(sittings).values(row).onConflictDoNothing().returning({ id: sittings.id })
  if (!made) return undefined
  await db.execute(sql`
    insert into sitting_answers (sitting_id, item_id, position, revision)
    select ${made.id}::uuid, item_id, row_number() over (order by position) - 1, revision
    from exam_items join items on items.id = item_id and items.status = 'published'
    where exam_id = ${row.examId} and (exam_items.language is null or exam_items.language = ${row.language ?? null}::text)`)
  return made.id
}

/** The questions of a sitting as they read now, in order, with what was answered. */
export function listAnswers(db: Db, sittingId: string, range?: { from: number; limit: number }) {
  const query = db
    .select({ answer: sittingAnswers, item: items })
    .from(sittingAnswers)
    .innerJoin(items, eq(items.id, sittingAnswers.itemId))
    .where(
      and(eq(sittingAnswers.sittingId, sittingId), range && sql`${sittingAnswers.position} >= ${range.from}`),
    )
    .orderBy(asc(sittingAnswers.position))
  return range ? query.limit(range.limit) : query
}

/** Changes a sitting that is still open; false when it has ended meanwhile. */
export async function updateOpenSitting(
  db: Db,
  id: string,
  change: Partial<typeof sittings.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(sittings)
    .set(change)
    .where(and(eq(sittings.id, id), ne(sittings.status, 'finished')))
    .returning({ id: sittings.id })
  return changed.length > 0
}

/** Puts new marks on a sitting that has ended. */
export async function markSitting(db: Db, id: string, marks: Partial<typeof sittings.$inferInsert>) {
  await db.update(sittings).set(marks).where(eq(sittings.id, id))
}

/** The row held until the end of the transaction: who finishes it first finishes it. */
export async function lockSitting(db: Db, id: string) {
  const [found] = await db
    .select({ sitting: sittings, exam: exams })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.examId))
    .where(eq(sittings.id, id))
    .for('update', { of: sittings })
  return found
}

/** Timed sittings whose end lies before an instant, the longest overdue first. */
export function listOverdue(
  db: Db,
  { before, except, most }: { before: Date; except: string[]; most: number },
) {
  return db
    .select({ id: sittings.id })
    .from(sittings)
    .where(
      and(
        ne(sittings.status, 'finished'),
        lt(sittings.endsAt, before),
        except.length > 0 ? notInArray(sittings.id, except) : undefined,
      ),
    )
    .orderBy(asc(sittings.endsAt))
    .limit(most)
}

/** Adds a first, serious sitting of somebody to the exam's average. */
export async function countFinish(db: Db, { id, examId, userId }: SittingRow, percent: number) {
  const [earlier] = await db
    .select({ id: sittings.id })
    .from(sittings)
    .where(
      and(
        eq(sittings.examId, examId),
        eq(sittings.userId, userId),
        eq(sittings.mode, 'timed'),
        eq(sittings.status, 'finished'),
        ne(sittings.id, id),
      ),
    )
    .limit(1)
  if (earlier) return
  await db
    .update(exams)
    .set({ timesFinished: sql`${exams.timesFinished} + 1`, scoreSum: sql`${exams.scoreSum} + ${percent}` })
    .where(eq(exams.id, examId))
}

type ListFilter = {
  userId: string
  mode?: SittingRow['mode']
  status?: 'running' | 'finished'
  limit: number
  after?: { startedAt: string; id: string }
}

const answeredCount = sql<number>`(select count(*)::integer from sitting_answers
  where sitting_id = ${sittings.id} and chosen is not null)`

/** Own sittings, the newest first; one row more than asked for tells whether there is a next page. */
export function listSittings(db: Db, { userId, mode, status, limit, after }: ListFilter) {
  return db
    .select({
      sitting: sittings,
      exam: exams,
      answered: answeredCount,
      startedAtText: sql<string>`${sittings.startedAt}::text`,
    })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.examId))
    .where(
      and(
        eq(sittings.userId, userId),
        mode && eq(sittings.mode, mode),
        status && (status === 'finished' ? eq(sittings.status, 'finished') : ne(sittings.status, 'finished')),
        after &&
          sql`(${sittings.startedAt}, ${sittings.id}) < (${after.startedAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(sittings.startedAt), desc(sittings.id))
    .limit(limit + 1)
}

/** Own finished sittings up to an instant, the newest first: what a result is compared with. */
export function listFinishedBefore(db: Db, userId: string, before: Date, most: number) {
  return db
    .select({ sitting: sittings, title: exams.title })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.examId))
    .where(
      and(
        eq(sittings.userId, userId),
        eq(sittings.status, 'finished'),
        isNotNull(sittings.finishedAt),
        lt(sittings.startedAt, before),
      ),
    )
    .orderBy(desc(sittings.startedAt))
    .limit(most)
}

/** Of each exam: this person's open sitting in a mode, finished ones and best percentage. */
export async function listOwnOf(db: Db, userId: string, examIds: string[], mode: SittingRow['mode']) {
  if (examIds.length === 0)
    return new Map<string, { open: string | null; finished: number; best: number | null }>()
  const rows = await db
    .select({
      examId: sittings.examId,
      open: sql<
        string | null
      >`(array_agg(${sittings.id}) filter (where ${sittings.status} <> 'finished'))[1]`,
      finished: sql<number>`(count(*) filter (where ${sittings.status} = 'finished'))::integer`,
      best: sql<number | null>`max(${sittings.score})`,
    })
    .from(sittings)
    .where(and(eq(sittings.userId, userId), inArray(sittings.examId, examIds), eq(sittings.mode, mode)))
    .groupBy(sittings.examId)
  return new Map(rows.map(({ examId, ...own }) => [examId, own]))
}

export async function listItemIds(db: Db, sittingId: string) {
  const rows = await db
    .select({ id: sittingAnswers.itemId })
    .from(sittingAnswers)
    .where(eq(sittingAnswers.sittingId, sittingId))
  return rows.map(({ id }) => id)
}

/** That a timed exam of this person's which still runs holds a question: for a statement that reads the question. */
export const holdsInExam = (userId: SQLWrapper, itemId: SQLWrapper, now: SQLWrapper) =>
  sql<boolean>`exists (select from sittings s join sitting_answers a on a.sitting_id = s.id
    where s.user_id = ${userId}::uuid and s.mode = 'timed' and s.status <> 'finished'
      and s.ends_at > ${now}::timestamptz and a.item_id = ${itemId}::integer)`

const IN_OPEN_EXAM = `
  select 1 from sittings s join sitting_answers a on a.sitting_id = s.id
  where s.user_id = $1::uuid and s.mode = 'timed' and s.status <> 'finished' and s.ends_at > $3::timestamptz
    and a.item_id = any($2::integer[]) and s.id is distinct from $4::uuid
  limit 1`

/** Whether one of these questions is in a timed exam of theirs that still runs: then nothing may tell its key. */
export async function isInOpenExam(
  db: Db,
  userId: string,
  itemIds: number[],
  { now, except = null }: { now: Date; except?: string | null },
) {
  const rows = await runStatement(db, 'in_open_exam', IN_OPEN_EXAM, [userId, itemIds, now, except])
  return rows.length > 0
}
