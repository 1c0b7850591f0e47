import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { prepareOnce } from '../../platform/prepare-once.ts'
import type { Content } from './show-question.ts'
import { itemImages, itemRevisions, items, loadedPacks, topics } from './tables.ts'

const itemById = prepareOnce((db: Db) =>
  db
    .select()
    .from(items)
    .where(eq(items.id, sql.placeholder('id')))
    .prepare('item_by_id'),
)

/** A question students may see; nothing for drafts and what was taken out. */
export async function findPublished(db: Db, id: number) {
  const [item] = await itemById(db).execute({ id })
  return item?.status === 'published' ? item : undefined
}

export async function findItem(db: Db, id: number) {
  const [item] = await itemById(db).execute({ id })
  return item
}

export async function findItemByRef(db: Db, ref: string) {
  const [item] = await db.select().from(items).where(eq(items.ref, ref))
  return item
}

export async function findItems(db: Db, ids: number[]) {
  return ids.length === 0 ? [] : db.select().from(items).where(inArray(items.id, ids))
}

/** How questions read in revisions that are no longer theirs, by `id/revision`. */
export async function listRevisions(db: Db, wanted: { itemId: number; revision: number }[]) {
  if (wanted.length === 0) return new Map<string, Content>()
  const pairs = sql.join(
    wanted.map(({ itemId, revision }) => sql`(${itemId}::integer, ${revision}::smallint)`),
    sql`, `,
  )
  const rows = await db
    .select()
    .from(itemRevisions)
    .where(sql`(${itemRevisions.itemId}, ${itemRevisions.revision}) in (${pairs})`)
  return new Map(rows.map(row => [`${row.itemId}/${row.revision}`, row.content]))
}

export async function findImage(db: Db, hash: string) {
  const [image] = await db.select().from(itemImages).where(eq(itemImages.hash, hash))
  return image
}

export async function listTopics(db: Db) {
  return db.select().from(topics).orderBy(asc(topics.subject), asc(topics.position))
}

export async function saveTopics(db: Db, rows: (typeof topics.$inferInsert)[]) {
  await db
    .insert(topics)
    .values(rows)
    .onConflictDoUpdate({
      target: topics.slug,
      set: {
        subject: sql`excluded.subject`,
        name: sql`excluded.name`,
        position: sql`excluded.position`,
      },
    })
}

export async function isLoaded(db: Db, name: string, hash: string) {
  const [found] = await db
    .select({ name: loadedPacks.name })
    .from(loadedPacks)
    .where(and(eq(loadedPacks.name, name), eq(loadedPacks.hash, hash)))
  return found !== undefined
}

export async function markLoaded(db: Db, name: string, hash: string, loadedAt: Date) {
  await db
    .insert(loadedPacks)
    .values({ name, hash, loadedAt })
    .onConflictDoUpdate({ target: loadedPacks.name, set: { hash, loadedAt } })
}
