import type { Difficulty, Subject } from '@norteia/domain/question'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { users } from '../auth/tables.ts'
import { seenItems } from '../progress/tables.ts'
import { items } from '../question-bank/tables.ts'
import { examItems, exams, sittings } from '../sittings/tables.ts'

/** Public exams and this person's own. */
const offeredTo = (userId: string) =>
  and(eq(exams.status, 'published'), or(isNull(exams.ownerId), eq(exams.ownerId, userId)))

type Filter = {
  userId: string
  type?: (typeof exams.$inferSelect)['type']
  year?: number
  limit: number
  after?: { position: number; id: string }
}

/** Exams in the order of the list; one row more than asked for tells whether there is a next page. */
export function listExams(db: Db, { userId, type, year, limit, after }: Filter) {
  return db
    .select()
    .from(exams)
    .where(
      and(
        offeredTo(userId),
        type && eq(exams.type, type),
        year === undefined ? undefined : eq(exams.year, year),
        after && sql`(${exams.position}, ${exams.id}) > (${after.position}::integer, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(exams.position), asc(exams.id))
    .limit(limit + 1)
}

/** What the four cards above the list say. */
export async function countExams(db: Db, userId: string) {
  const [row] = await db
    .select({
      simulados: sql<number>`count(*)::integer`,
      questions: sql<number>`coalesce(sum(${exams.questionCount}), 0)::integer`,
      years: sql<number[]>`coalesce(array_agg(distinct ${exams.year} order by ${exams.year} desc)
        filter (where ${exams.year} is not null), '{}')`,
    })
    .from(exams)
    .where(offeredTo(userId))
  const [own] = await db
    .select({ attempts: count() })
    .from(sittings)
    .where(and(eq(sittings.userId, userId), eq(sittings.mode, 'timed')))
  return { ...row!, attempts: own!.attempts }
}

/** Timed exams begun since an instant; what students put together themselves does not count. */
export async function countStarted(db: Db, userId: string, since: Date) {
  const [row] = await db
    .select({ count: count() })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.examId))
    .where(
      and(
        eq(sittings.userId, userId),
        eq(sittings.mode, 'timed'),
        gte(sittings.startedAt, since),
        ne(exams.type, 'personalizado'),
      ),
    )
  return row!.count
}

/** Makes this person's other starts wait for this one. */
export async function lockPerson(db: Db, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

type Wish = {
  userId: string
  subjects: Subject[]
  difficulties: Difficulty[]
  only?: 'erradas' | 'ineditas'
  official?: boolean
  count: number
}

/** Questions for a student's own exam: drawn by chance, unseen ones first, none with a doubt about it. */
export function drawItems(db: Db, { userId, subjects, difficulties, only, official, count: most }: Wish) {
  const seen = sql`select from ${seenItems} where ${seenItems.itemId} = ${items.id} and ${seenItems.userId} = ${userId}`
  const conditions: (SQL | undefined)[] = [
    sql`${items.status} = 'published' and not ${items.annulled} and not ${items.outdated}`,
    inArray(items.subject, subjects),
    difficulties.length > 0 ? inArray(items.difficulty, difficulties) : undefined,
    official === undefined ? undefined : eq(items.official, official),
    only === 'ineditas' ? sql`not exists (${seen})` : undefined,
    only === 'erradas'
      ? sql`exists (${seen} and (not ${seenItems.lastHit} or ${seenItems.doubt}))`
      : undefined,
  ]
  return db
    .select({ id: items.id, subject: items.subject, difficulty: items.difficulty })
    .from(items)
    .where(and(...conditions))
    .orderBy(sql`exists (${seen})`, sql`random()`)
    .limit(most)
}

export async function insertExam(db: Db, exam: typeof exams.$inferInsert, itemIds: number[]) {
  const [row] = await db.insert(exams).values(exam).returning()
  await db
    .insert(examItems)
    .values(itemIds.map((itemId, position) => ({ examId: row!.id, itemId, position })))
  return row!
}

/** Takes an own exam off the list; one that was sat stays for its results, any other goes. */
export async function archiveOwnExam(db: Db, id: string, ownerId: string) {
  const unsat = await db
    .delete(exams)
    .where(
      and(
        eq(exams.id, id),
        eq(exams.ownerId, ownerId),
        notExists(db.select({ id: sittings.id }).from(sittings).where(eq(sittings.examId, id))),
      ),
    )
    .returning({ id: exams.id })
  if (unsat.length > 0) return true
  const gone = await db
    .update(exams)
    .set({ status: 'archived' })
    .where(and(eq(exams.id, id), eq(exams.ownerId, ownerId), eq(exams.status, 'published')))
    .returning({ id: exams.id })
  return gone.length > 0
}

export async function newestOwnExams(db: Db, ownerId: string, most: number) {
  return db
    .select({ id: exams.id })
    .from(exams)
    .where(and(eq(exams.ownerId, ownerId), eq(exams.status, 'published')))
    .orderBy(desc(exams.createdAt))
    .limit(most)
}
