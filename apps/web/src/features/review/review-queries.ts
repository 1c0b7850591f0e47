import type { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'

/** Other screens and other devices add to the queue: it is asked for at each visit. */
export const queueOptions = () => api.review.queue.queryOptions({ staleTime: 0 })

export type ReviewQueue = Awaited<ReturnType<typeof client.review.queue>>['data']
/** A card as it crosses the wire: its moments are still text. */
export type WiredCard = ReviewQueue['cards'][number]

export const ADDRESS = '/platform/revisao'
