import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { Content, ItemRow } from './show-question.ts'
import { itemRevisions, items } from './tables.ts'

type Change = Partial<Omit<typeof items.$inferInsert, 'id' | 'ref' | 'revision'>>

/** The parts a student answers to: a change of any of them is a new revision, the old one is kept. */
export const contentOf = (item: ItemRow): Content => ({
  support: item.support,
  statement: item.statement,
  // The database orders an object's fields its own way; here they have one order, so that equal is equal.
  options: item.options.map(({ text, image, why }) => ({ text, image, why })),
  key: item.key,
  explanation: item.explanation,
  annulled: item.annulled,
  points: item.points,
})

/**
 * Changes a question. Answers point to the revision they were given to, so what stood there is stored first.
 * Answers the row as it is now.
 */
export async function changeItem(
  db: Db,
  before: ItemRow,
  change: Change,
  { now, by = null, note = null }: { now: Date; by?: string | null; note?: string | null },
): Promise<ItemRow> {
  const was = contentOf(before)
  const after = contentOf({ ...before, ...change } as ItemRow)
  const isNew = JSON.stringify(was) !== JSON.stringify(after)
  if (isNew) {
    await db.insert(itemRevisions).values({
      itemId: before.id,
      revision: before.revision,
      content: was,
      note,
      changedAt: now,
      changedBy: by,
    })
  }
  const [row] = await db
    .update(items)
    .set({ ...change, ...(isNew && { revision: before.revision + 1 }), updatedAt: now })
    .where(eq(items.id, before.id))
    .returning()
  return row!
}
