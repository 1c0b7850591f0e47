import { client } from '../../../api/client.ts'
import { type Heard, hear } from '../sitting-query.ts'
import { attemptsWithKept, dropAnswers } from './kept-answers.ts'
import { createRoom, type RoomStore } from './room-store.ts'

const open = new Map<string, RoomStore>()

/** The one store of a sitting: a second visit finds what the first has not sent yet. */
export function roomOf(userId: string, heard: Heard): RoomStore {
  const key = `${userId}/${heard.sitting.attemptId}`
  const known = open.get(key)
  if (known && known.room().status !== 'finished') return known
  const store = createRoom(userId, heard)
  open.set(key, store)
  return store
}

/** Sends, from wherever the student is by now, the answers a closed page could not. */
export async function sendLeftAnswers(userId: string) {
  for (const attemptId of attemptsWithKept(userId)) {
    if (open.has(`${userId}/${attemptId}`)) continue
    const heard = await hear(() => client.sittings.get({ attemptId })).catch(() => undefined)
    if (heard?.sitting.status === 'finished') dropAnswers(userId, attemptId)
    else if (heard) roomOf(userId, heard)
  }
}
