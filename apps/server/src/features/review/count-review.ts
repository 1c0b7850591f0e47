import { addDays, type Day, dayOf, startOfDay } from '@norteia/domain/calendar'
import { DAILY_LIMIT, leftToday } from '@norteia/domain/review'
import type { Db } from '../../platform/db.ts'
import { runStatement } from '../../platform/statement.ts'

/** As the statement answers it; instants within JSON are milliseconds. */
export type StoredCount = {
  due: number
  total: number
  nextMs: number | null
  doneToday: number
  limit: number | null
}

/** How a person's review stands today, with what waits in the journal to become a card. */
export async function countReview(db: Db, userId: string, now: Date) {
  const [row] = await runStatement<{ review: StoredCount }>(db, 'count_review', COUNT_REVIEW, [
    userId,
    ...boundsOf(dayOf(now)),
  ])
  return reviewOf(row!.review)
}

/** The first instant of a day, and the first after it. */
export const boundsOf = (today: Day): [from: Date, to: Date] => [
  startOfDay(today),
  startOfDay(addDays(today, 1)),
]

export function reviewOf({ due, total, nextMs, doneToday, limit }: StoredCount) {
  const dailyLimit = limit ?? DAILY_LIMIT
  return {
    due,
    total,
    nextDueAt: nextMs === null ? null : new Date(nextMs),
    doneToday,
    dailyLimit,
    left: leftToday({ due, doneToday, limit: dailyLimit }),
  }
}

/**
 * The count as one value of a larger statement; parameters by their places. A card answered wrong elsewhere lost its
 * key: it was reviewed by nobody that day.
 */
export const reviewSql = (user: string, from: string, to: string) => `(
  select json_build_object('due', cards.due + waiting.count, 'total', cards.total + waiting.count,
    'nextMs', (extract(epoch from cards.next) * 1000)::double precision, 'doneToday', cards.done,
    'limit', (select daily_limit from review_settings where user_id = ${user}::uuid))
  from (
    select count(*) filter (where active and due_at < ${to}::timestamptz) as due,
      count(*) filter (where active) as total,
      min(due_at) filter (where active and due_at >= ${to}::timestamptz) as next,
      count(*) filter (where reviewed_at >= ${from}::timestamptz and last_key is not null) as done
    from (
      select card.due_at, card.reviewed_at, card.last_key, card.stopped_at is null and (card.front is not null
        or (items.status = 'published' and not items.annulled and not items.outdated)) as active
      from review_cards as card join items on items.id = card.item_id
      where card.user_id = ${user}::uuid
    ) as own
  ) as cards
  cross join (
    select count(*) as count
    from seen_items as seen join items on items.id = seen.item_id
    where seen.user_id = ${user}::uuid and (not seen.last_hit or seen.doubt) and seen.tries > 0
      and items.status = 'published' and not items.annulled and not items.outdated
      and not exists (select from review_cards as card
        where card.user_id = ${user}::uuid and card.item_id = seen.item_id and card.front is null)
  ) as waiting
)`

const COUNT_REVIEW = `select ${reviewSql('$1', '$2', '$3')} as review`
