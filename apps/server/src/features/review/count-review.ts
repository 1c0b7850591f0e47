import { addDays, dayOf, startOfDay } from '@norteia/domain/calendar'
import { DAILY_LIMIT, leftToday } from '@norteia/domain/review'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'

type Row = { due: number; total: number; nextMs: number | null; doneToday: number; limit: number | null }

/** How a person's review stands today, with what waits in the journal to become a card. */
export async function countReview(db: Db, userId: string, now: Date) {
  const today = dayOf(now)
  const [row] = await runStatement<Row>(db, 'count_review', COUNT_REVIEW, [
    userId,
    startOfDay(today),
    startOfDay(addDays(today, 1)),
  ])
  const { due, total, nextMs, doneToday, limit } = row!
  // A statement of our own answers instants as text.
  const nextDueAt = nextMs === null ? null : new Date(nextMs)
  const dailyLimit = limit ?? DAILY_LIMIT
  return {
    due,
    total,
    nextDueAt,
    doneToday,
    dailyLimit,
    left: leftToday({ due, doneToday, limit: dailyLimit }),
  }
}

// A card answered wrong elsewhere lost its key: it was reviewed by nobody that day.
const COUNT_REVIEW = `
select (cards.due + waiting.count)::integer as due, (cards.total + waiting.count)::integer as total,
  (extract(epoch from cards.next) * 1000)::double precision as "nextMs", cards.done as "doneToday",
  (select daily_limit from review_settings where user_id = $1::uuid) as limit
from (
  select count(*) filter (where active and due_at < $3::timestamptz) as due,
    count(*) filter (where active) as total,
    min(due_at) filter (where active and due_at >= $3::timestamptz) as next,
    (count(*) filter (where reviewed_at >= $2::timestamptz and last_key is not null))::integer as done
  from (
    select card.due_at, card.reviewed_at, card.last_key, card.stopped_at is null and (card.front is not null
      or (items.status = 'published' and not items.annulled and not items.outdated)) as active
    from review_cards as card join items on items.id = card.item_id
    where card.user_id = $1::uuid
  ) as own
) as cards
cross join (
  select count(*) as count
  from seen_items as seen join items on items.id = seen.item_id
  where seen.user_id = $1::uuid and (not seen.last_hit or seen.doubt)
    and items.status = 'published' and not items.annulled and not items.outdated
    and not exists (select from review_cards as card
      where card.user_id = $1::uuid and card.item_id = seen.item_id and card.front is null)
) as waiting`
