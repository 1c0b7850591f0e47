import type { Letter } from '@norteia/domain/question'
import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { prepareOnce } from '../../platform/prepare-once.ts'
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
    .select({ id: sittings.id })
    .from(sittings)
    .where(
      and(
        eq(sittings.userId, userId),
        eq(sittings.examId, examId),
        eq(sittings.mode, mode),
        ne(sittings.status, 'finished'),
      ),
    )
  return found?.id
}

/** Opens a sitting with a row for each question; nothing when one is open already. */
export async function insertSitting(db: Db, row: typeof sittings.$inferInsert) {
  const [made] = await db.insert(sittings).values(row).onConflictDoNothing().returning({ id: sittings.id })
  if (!made) return undefined
  await db.execute(sql`
    insert into sitting_answers (sitting_id, item_id, position, revision)
    select ${made.id}::uuid, item_id, row_number() over (order by position) - 1, revision
    from exam_items join items on items.id = item_id
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

export type AnswerChange = {
  chosen?: Letter | null
  doubt?: boolean
  struck?: Letter[]
  seconds?: number
  turn?: number
}

/** Stores what was named unless something newer is there; answers the turn that stands now. */
export async function saveAnswer(
  db: Db,
  { sittingId, itemId, now }: { sittingId: string; itemId: number; now: Date },
  { turn, ...change }: AnswerChange,
) {
  const place = and(eq(sittingAnswers.sittingId, sittingId), eq(sittingAnswers.itemId, itemId))
  const [saved] = await db
    .update(sittingAnswers)
    .set({ ...change, turn: turn ?? sql`${sittingAnswers.turn} + 1`, savedAt: now })
    .where(and(place, turn === undefined ? undefined : lt(sittingAnswers.turn, turn)))
    .returning({ turn: sittingAnswers.turn })
  if (saved) return saved.turn
  const [standing] = await db.select({ turn: sittingAnswers.turn }).from(sittingAnswers).where(place)
  return standing?.turn
}

export async function optionCountOf(db: Db, sittingId: string, itemId: number) {
  const [found] = await db
    .select({ count: sql<number>`jsonb_array_length(${items.options})` })
    .from(sittingAnswers)
    .innerJoin(items, eq(items.id, sittingAnswers.itemId))
    .where(and(eq(sittingAnswers.sittingId, sittingId), eq(sittingAnswers.itemId, itemId)))
  return found?.count
}

export async function updateSitting(db: Db, id: string, change: Partial<typeof sittings.$inferInsert>) {
  await db.update(sittings).set(change).where(eq(sittings.id, id))
}

/** The row held until the end of the transaction: who finishes it first finishes it. */
export async function lockSitting(db: Db, id: string) {
  const [sitting] = await db.select().from(sittings).where(eq(sittings.id, id)).for('update')
  return sitting
}

/** Timed sittings whose end lies before an instant, leaving out those another process is finishing. */
export function listOverdue(db: Db, before: Date, most: number) {
  return db
    .select({ id: sittings.id })
    .from(sittings)
    .where(and(ne(sittings.status, 'finished'), lt(sittings.endsAt, before)))
    .orderBy(asc(sittings.endsAt))
    .limit(most)
}

export async function countFinish(db: Db, examId: string, percent: number) {
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
