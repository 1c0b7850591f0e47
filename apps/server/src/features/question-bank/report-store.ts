import { and, count, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { ItemRow } from './show-question.ts'
import { itemReports, itemRevisions, items } from './tables.ts'

export type ReportRow = typeof itemReports.$inferSelect

const shown = {
  report: itemReports,
  statement: items.statement,
  subject: items.subject,
  source: items.source,
  at: sql<string>`${itemReports.createdAt}::text`,
}

/** Stores what somebody says is wrong; while it is open, saying it again replaces it. */
export async function saveReport(
  db: Db,
  report: Pick<ReportRow, 'itemId' | 'revision' | 'userId' | 'reason' | 'text' | 'createdAt'>,
) {
  const [row] = await db
    .insert(itemReports)
    .values(report)
    .onConflictDoUpdate({
      target: [itemReports.itemId, itemReports.userId],
      targetWhere: sql`status = 'aberto'`,
      set: { reason: report.reason, text: report.text, revision: report.revision },
    })
    .returning()
  return row!
}

type Page = { limit: number; after?: { at: string; id: string } }

/** The newest first; one row more than asked for tells whether there is a next page. */
export function listOwnReports(db: Db, userId: string, { limit, after }: Page) {
  return db
    .select(shown)
    .from(itemReports)
    .innerJoin(items, eq(items.id, itemReports.itemId))
    .where(and(eq(itemReports.userId, userId), after && before(after)))
    .orderBy(desc(itemReports.createdAt), desc(itemReports.id))
    .limit(limit + 1)
}

export function listReports(db: Db, status: ReportRow['status'], { limit, after }: Page) {
  return db
    .select(shown)
    .from(itemReports)
    .innerJoin(items, eq(items.id, itemReports.itemId))
    .where(and(eq(itemReports.status, status), after && before(after)))
    .orderBy(desc(itemReports.createdAt), desc(itemReports.id))
    .limit(limit + 1)
}

const before = ({ at, id }: { at: string; id: string }): SQL =>
  sql`(${itemReports.createdAt}, ${itemReports.id}) < (${at}::timestamptz, ${id}::uuid)`

/** Closes an open report and, with the same answer, every other open one about the same thing wrong. */
export async function resolveReport(
  db: Db,
  id: string,
  outcome: { status: 'corrigido' | 'recusado'; answer: string; resolvedAt: Date },
) {
  const [report] = await db.select().from(itemReports).where(eq(itemReports.id, id)).for('update')
  if (!report) return 'missing'
  if (report.status !== 'aberto') return 'closed'
  await db
    .update(itemReports)
    .set(outcome)
    .where(
      and(
        eq(itemReports.itemId, report.itemId),
        eq(itemReports.reason, report.reason),
        eq(itemReports.status, 'aberto'),
      ),
    )
  return { ...report, ...outcome }
}

type Filter = {
  subject?: ItemRow['subject']
  difficulty?: ItemRow['difficulty']
  status?: ItemRow['status']
  search?: string
  reported?: boolean
  after: number
  limit: number
}

// The column is written out: drizzle would name it `id`, which inside is the report's.
const openReports = sql<number>`(select count(*)::integer from item_reports
  where item_id = items.id and status = 'aberto')`

/** The whole bank, for those who look after it. */
export function listManaged(db: Db, { subject, difficulty, status, search, reported, after, limit }: Filter) {
  return db
    .select({ item: items, openReports })
    .from(items)
    .where(
      and(
        after > 0 ? sql`${items.id} < ${after}` : undefined,
        subject ? eq(items.subject, subject) : undefined,
        difficulty && eq(items.difficulty, difficulty),
        status && eq(items.status, status),
        search ? ilike(items.statement, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
        reported
          ? inArray(
              items.id,
              db.select({ id: itemReports.itemId }).from(itemReports).where(eq(itemReports.status, 'aberto')),
            )
          : undefined,
      ),
    )
    .orderBy(desc(items.id))
    .limit(limit + 1)
}

export async function countOpenReports(db: Db, itemId: number) {
  const [row] = await db
    .select({ count: count() })
    .from(itemReports)
    .where(and(eq(itemReports.itemId, itemId), eq(itemReports.status, 'aberto')))
  return row!.count
}

export function listRevisionsOf(db: Db, itemId: number) {
  return db
    .select()
    .from(itemRevisions)
    .where(eq(itemRevisions.itemId, itemId))
    .orderBy(desc(itemRevisions.revision))
    .limit(50)
}

/** The row held until the end of the transaction, so that two editors take turns. */
export async function lockItem(db: Db, id: number) {
  const [item] = await db.select().from(items).where(eq(items.id, id)).for('update')
  return item
}

export async function insertItem(db: Db, item: typeof items.$inferInsert) {
  const [row] = await db.insert(items).values(item).returning()
  return row!
}
