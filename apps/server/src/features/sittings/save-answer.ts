import { indexOfLetter, type Letter } from '@norteia/domain/question'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'

export type AnswerChange = {
  chosen?: Letter | null
  doubt?: boolean
  struck?: Letter[]
  seconds?: number
  turn?: number
}

type Saved = {
  /** The sitting was open when the change came to it. */
  open: boolean
  /** What stands now; nothing when the question is not in this sitting. */
  turn: number | null
  options: number | null
}

/**
 * Stores what was named unless something newer is there. The sitting is held open meanwhile: either the answer is
 * in before the exam is marked, or it is refused. Nothing is acknowledged and then not counted.
 */
export async function saveAnswer(
  db: Db,
  { sittingId, itemId, now }: { sittingId: string; itemId: number; now: Date },
  { chosen, doubt, struck, seconds, turn }: AnswerChange,
): Promise<Saved> {
  const [row] = await runStatement<Saved>(db, 'save_answer', SAVE_ANSWER, [
    sittingId,
    itemId,
    now,
    chosen !== undefined,
    chosen ?? null,
    doubt ?? null,
    struck ?? null,
    seconds ?? null,
    turn ?? null,
    chosen ? indexOfLetter(chosen) : -1,
  ])
  return row!
}

const SAVE_ANSWER = `
with open as materialized (
  select id from sittings where id = $1::uuid and status <> 'finished' for key share
), asked as (
  select a.turn, jsonb_array_length(i.options) as options
  from sitting_answers a join items i on i.id = a.item_id
  where a.sitting_id = $1::uuid and a.item_id = $2::integer
), saved as (
  update sitting_answers a set
    chosen = case when $4::boolean then $5::text else a.chosen end,
    doubt = coalesce($6::boolean, a.doubt),
    struck = coalesce($7::text[], a.struck),
    seconds = coalesce($8::integer, a.seconds),
    turn = coalesce($9::integer, a.turn + 1),
    saved_at = $3::timestamptz
  from open, asked
  where a.sitting_id = open.id and a.item_id = $2::integer and asked.options > $10::integer
    and ($9::integer is null or a.turn < $9::integer)
  returning a.turn
)
select exists (select from open) as open, coalesce((select turn from saved), (select turn from asked)) as turn,
  (select options from asked) as options`
