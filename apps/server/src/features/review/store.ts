import type { Memory } from '@norteia/domain/review'
import { and, asc, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { seenItems } from '../progress/tables.ts'
import { items } from '../question-bank/tables.ts'
import { reviewCards, reviewSettings } from './tables.ts'

export type CardRow = typeof reviewCards.$inferSelect

export const memoryOf = (card: CardRow): Memory => ({
  state: card.state,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduledDays,
  learningSteps: card.learningSteps,
  reviews: card.reviews,
  lapses: card.lapses,
  dueAt: card.dueAt,
  reviewedAt: card.reviewedAt,
})

const offered = sql`${items.status} = 'published' and not ${items.annulled} and not ${items.outdated}`
/** What a person wrote stays theirs when the question goes. */
const usable = or(sql`${reviewCards.front} is not null`, offered)
const active = and(isNull(reviewCards.stoppedAt), usable)

/** Makes a card of each wrong or doubted question that has none, due from its day; what was left blank is neither. */
export async function insertShaky(db: Db, userId: string, now: Date) {
  await db.execute(sql`
    insert into review_cards (user_id, item_id, due_at, created_at)
    select seen.user_id, seen.item_id, seen.last_at, ${now.toISOString()}::timestamptz
    from seen_items as seen join items on items.id = seen.item_id
    where seen.user_id = ${userId} and (not seen.last_hit or seen.doubt) and seen.tries > 0 and ${offered}
      and not exists (select from review_cards as card
        where card.user_id = ${userId} and card.item_id = seen.item_id and card.front is null)
    on conflict do nothing`)
}

/** Cards whose question was answered wrong after its last review, or after the student stopped reviewing it. */
export function listForgotten(db: Db, userId: string) {
  return db
    .select({ card: getTableColumns(reviewCards), wrongAt: seenItems.lastAt })
    .from(reviewCards)
    .innerJoin(
      seenItems,
      and(eq(seenItems.userId, reviewCards.userId), eq(seenItems.itemId, reviewCards.itemId)),
    )
    .where(
      and(
        eq(reviewCards.userId, userId),
        eq(seenItems.userId, userId),
        isNull(reviewCards.front),
        sql`not ${seenItems.lastHit}`,
        // Neither reviewed nor stopped: it is new and waits already.
        sql`${seenItems.lastAt} > greatest(${reviewCards.reviewedAt}, ${reviewCards.stoppedAt})`,
      ),
    )
}

/** Brings a card back with another memory, unless somebody reviewed or changed it meanwhile. */
export async function revive(db: Db, { id, reviewedAt, stoppedAt }: CardRow, memory: Memory) {
  await db
    .update(reviewCards)
    .set({ ...memory, stoppedAt: null, lastKey: null })
    .where(
      and(
        eq(reviewCards.id, id),
        sql`${reviewCards.reviewedAt} is not distinct from ${reviewedAt?.toISOString() ?? null}::timestamptz`,
        sql`${reviewCards.stoppedAt} is not distinct from ${stoppedAt?.toISOString() ?? null}::timestamptz`,
      ),
    )
}

const withItem = (db: Db) =>
  db
    .select({ card: getTableColumns(reviewCards), item: getTableColumns(items) })
    .from(reviewCards)
    .innerJoin(items, eq(items.id, reviewCards.itemId))
    .$dynamic()

/** Cards due before an instant, the oldest first. */
export function listDue(db: Db, userId: string, before: Date, most: number) {
  return withItem(db)
    .where(and(eq(reviewCards.userId, userId), active, lt(reviewCards.dueAt, before)))
    .orderBy(asc(reviewCards.dueAt), asc(reviewCards.id))
    .limit(most)
}

/** Own cards, the newest first; one row more than asked for tells whether there is a next page. */
export function listCards(
  db: Db,
  { userId, limit, after }: { userId: string; limit: number; after?: { createdAt: string; id: string } },
) {
  const { createdAt, id } = reviewCards
  return db
    .select({
      card: getTableColumns(reviewCards),
      item: getTableColumns(items),
      createdAtText: sql<string>`${createdAt}::text`,
    })
    .from(reviewCards)
    .innerJoin(items, eq(items.id, reviewCards.itemId))
    .where(
      and(
        eq(reviewCards.userId, userId),
        active,
        after && sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
}

/** How many cards are due on each São Paulo day. */
export async function countByDay(db: Db, userId: string, before: Date) {
  const day = sql<string>`(${reviewCards.dueAt} at time zone 'America/Sao_Paulo')::date::text`
  return db
    .select({ day, count: sql<number>`count(*)::integer` })
    .from(reviewCards)
    .innerJoin(items, eq(items.id, reviewCards.itemId))
    .where(and(eq(reviewCards.userId, userId), active, lt(reviewCards.dueAt, before)))
    .groupBy(sql`1`)
}

/** A card of this person's, held until the end of the transaction; somebody else's is not there. */
export async function lockCard(db: Db, id: string, userId: string) {
  const [found] = await withItem(db)
    .where(and(eq(reviewCards.id, id), eq(reviewCards.userId, userId), active))
    .for('update', { of: reviewCards })
  return found
}

export async function saveReview(db: Db, id: string, memory: Memory, lastKey: string) {
  await db
    .update(reviewCards)
    .set({ ...memory, lastKey })
    .where(eq(reviewCards.id, id))
}

type NewCard = { userId: string; itemId: number; now: Date }

/** The question's card: made, brought back, or as it stands. */
export async function addQuestion(db: Db, { userId, itemId, now }: NewCard) {
  const [card] = await db
    .insert(reviewCards)
    .values({ userId, itemId, dueAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [reviewCards.userId, reviewCards.itemId],
      targetWhere: sql`${reviewCards.front} is null`,
      set: {
        dueAt: sql`case when ${reviewCards.stoppedAt} is null then ${reviewCards.dueAt} else excluded.due_at end`,
        stoppedAt: null,
      },
    })
    .returning({ id: reviewCards.id })
  return card!.id
}

/** A card with the student's own words; the same words again are the same card. */
export async function addWritten(
  db: Db,
  { userId, itemId, now, front, back }: NewCard & { front: string; back: string },
) {
  const same = and(
    eq(reviewCards.userId, userId),
    eq(reviewCards.itemId, itemId),
    eq(reviewCards.front, front),
    eq(reviewCards.back, back),
  )
  const [known] = await db.select({ id: reviewCards.id }).from(reviewCards).where(same)
  if (known) return known.id
  const [card] = await db
    .insert(reviewCards)
    .values({ userId, itemId, front, back, dueAt: now, createdAt: now })
    .returning({ id: reviewCards.id })
  return card!.id
}

/** Stops reviewing a question; what the student wrote is deleted. False when there was nothing of theirs. */
export async function stopCard(db: Db, id: string, userId: string, now: Date) {
  const own = and(eq(reviewCards.id, id), eq(reviewCards.userId, userId), isNull(reviewCards.stoppedAt))
  const stopped = await db
    .update(reviewCards)
    .set({ stoppedAt: now })
    .where(and(own, isNull(reviewCards.front)))
    .returning({ id: reviewCards.id })
  if (stopped.length > 0) return true
  const removed = await db.delete(reviewCards).where(own).returning({ id: reviewCards.id })
  return removed.length > 0
}

export async function saveLimit(db: Db, userId: string, dailyLimit: number) {
  await db
    .insert(reviewSettings)
    .values({ userId, dailyLimit })
    .onConflictDoUpdate({ target: reviewSettings.userId, set: { dailyLimit } })
}
