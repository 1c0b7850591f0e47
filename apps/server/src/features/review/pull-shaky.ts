import { lapseElsewhere } from '@norteia/domain/review'
import type { Db } from '../../platform/db.ts'
import { insertShaky, listForgotten, memoryOf, revive } from './store.ts'

/**
 * Brings the cards up to what was answered since: wrong and doubted questions become cards, and a known one answered
 * wrong elsewhere after its last review was forgotten. Asking twice, or on two devices at once, changes nothing more.
 */
export async function pullShaky(db: Db, userId: string, now: Date) {
  await insertShaky(db, userId, now)
  for (const { card, wrongAt } of await listForgotten(db, userId)) {
    const memory = lapseElsewhere(memoryOf(card), wrongAt)
    // One that was stopped before its first review is due again from the day it went wrong.
    const dueAt = card.reviewedAt === null ? wrongAt : memory.dueAt
    await revive(db, card, { ...memory, dueAt })
  }
}
