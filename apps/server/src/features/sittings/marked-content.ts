import type { Db } from '../../platform/db.ts'
import { type Content, type ItemRow, listRevisions } from '../question-bank/public.ts'
import type { listAnswers } from './store.ts'

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** What a student had before their eyes, beside how the question reads now. */
export type Read = AnswerRow & { content: Content }

const sameOptions = (one: Content, other: Content) =>
  JSON.stringify(one.options.map(({ text, image }) => [text, image])) ===
  JSON.stringify(other.options.map(({ text, image }) => [text, image]))

/** As the student saw it, with a key put right since: a wrong key helps nobody, a letter of other options means nothing. */
function contentFor(item: ItemRow, then: Content | undefined): Content {
  if (!then) return item
  return sameOptions(item, then)
    ? {
        ...then,
        key: item.key,
        annulled: item.annulled,
        explanation: item.explanation,
        options: item.options,
      }
    : { ...then, annulled: item.annulled }
}

/** Puts to each answer the question as it read when the sitting started. */
export async function readAsAnswered(db: Db, rows: AnswerRow[]): Promise<Read[]> {
  const changed = rows.filter(({ answer, item }) => answer.revision !== item.revision)
  const past = await listRevisions(
    db,
    changed.map(({ answer }) => ({ itemId: answer.itemId, revision: answer.revision })),
  )
  return rows.map(row => ({
    ...row,
    content: contentFor(row.item, past.get(`${row.answer.itemId}/${row.answer.revision}`)),
  }))
}
