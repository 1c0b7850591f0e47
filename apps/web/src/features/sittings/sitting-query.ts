import { type ClockReading, readClock } from '@norteia/domain/exam-room'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import type { Sitting } from './wire.ts'

/** A sitting as it was at some moment after `askedAt`, and from the same answer what time it is in it. */
export type Heard = { sitting: Sitting; clock: ClockReading; askedAt: number }

/** Asks, and notes when: the clock of the exam hangs on it. */
export async function hear(ask: () => Promise<Sitting>): Promise<Heard> {
  const askedAt = performance.now()
  const sitting = await ask()
  return { sitting, askedAt, clock: readClock(sitting, askedAt, performance.now()) }
}

export const sittingQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['sitting', attemptId],
    queryFn: ({ signal }) => hear(() => client.sittings.get({ attemptId }, { signal })),
    // Another device may have gone on: every visit asks anew, and shows meanwhile what it has.
    staleTime: 0,
  })

/** What a start answered is what the room would ask for next. */
export function keepSitting(cache: QueryClient, heard: Heard) {
  cache.setQueryData(sittingQuery(heard.sitting.attemptId).queryKey, heard)
}

/** After a start or an end, every list that shows it is out of date. */
export function forgetSittingLists(cache: QueryClient) {
  for (const queryKey of [api.sittings.list.key(), api.mockExams.key(), api.pastExams.key()]) {
    void cache.invalidateQueries({ queryKey })
  }
}
