import type { Letter } from '@norteia/domain/question'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { useSendOnce } from '../question-bank/public.tsx'
import type { Grade } from './review-words.ts'

type Given = { selectedAnswer?: Letter; grade?: Grade; timeSpent: number }
export type ReviewAnswer = Awaited<ReturnType<typeof client.review.answer>>['data']

/** One answer to one card, counted once however often it is sent. */
export function useReviewAnswer(id: string, onDelivered?: (answer: ReviewAnswer) => void) {
  const cache = useQueryClient()
  const [answer, setAnswer] = useState<ReviewAnswer | null>(null)
  const sending = useSendOnce({
    send: ({ key, input }: { key: string; input: Given }, signal) =>
      client.review.answer({ id, ...input, key }, { signal }),
    onDelivered: ({ data }) => {
      setAnswer(data)
      // The queue on the screen goes on as it is; the rest is asked for when it is looked at.
      void cache.invalidateQueries({ queryKey: api.review.forecast.key(), refetchType: 'none' })
      void cache.invalidateQueries({ queryKey: api.review.list.key(), refetchType: 'none' })
      onDelivered?.(data)
    },
  })
  return { ...sending, answer }
}
