import type { Db } from '../../platform/db.ts'
import { type Content, contentAsRead, listRevisions } from '../question-bank/public.ts'
import type { listAnswers } from './store.ts'

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** What a student had before their eyes, beside how the question reads now. */
export type Read = AnswerRow & { content: Content }

/** Puts to each answer the question as it read when the sitting started. */
export async function readAsAnswered(db: Db, rows: AnswerRow[]): Promise<Read[]> {
  const changed = rows.filter(({ answer, item }) => answer.revision !== item.revision)
  const past = await listRevisions(
    db,
    changed.map(({ answer }) => ({ itemId: answer.itemId, revision: answer.revision })),
  )
  return rows.map(row => ({
    ...row,
    content: contentAsRead(row.item, past.get(`${row.answer.itemId}/${row.answer.revision}`)),
  }))
}
