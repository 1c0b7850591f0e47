import type { PublicQuestion } from '@norteia/contract/question-bank'
import { levelOf } from '@norteia/domain/progress'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { useAuth } from '../../api/session.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSendOnce } from '../question-bank/public.tsx'
import { type Answer, keepOutcome, keepUndelivered } from './training.ts'
import { useTraining } from './use-training.ts'

/** The one answer to a question: sent with a key, kept until it arrived, told by a message. */
export function useAttempt({ id }: Pick<PublicQuestion, 'id'>) {
  const { training, change } = useTraining()
  const { updateUser } = useAuth()
  const { toast } = useToast()
  const cache = useQueryClient()
  return useSendOnce({
    undelivered: training?.undelivered[id],
    onKeep: parcel => change(current => keepUndelivered(current, id, parcel)),
    send: ({ key, input }: { key: string; input: Answer }, signal) =>
      client.exercises.attempt(
        { questionId: id, ...input, key, session: change(current => current).id },
        { signal },
      ),
    onDelivered: (answer, { selectedAnswer }) => {
      const { isCorrect, pointsEarned, totalPoints, correctAnswer, explanation, whys } = answer
      const outcome = { chosen: selectedAnswer, isCorrect, pointsEarned, correctAnswer, explanation, whys }
      change(current => keepOutcome(current, id, outcome, Date.now()))
      updateUser({ totalPoints, level: levelOf(totalPoints) })
      toast(messageOf(isCorrect, pointsEarned))
      // Wrong and doubtful ones come back there.
      void cache.invalidateQueries({ queryKey: api.review.key() })
    },
  })
}

export type Attempt = ReturnType<typeof useAttempt>

function messageOf(isCorrect: boolean, points: number) {
  if (!isCorrect) {
    // Its sign would be a tick otherwise.
    return { title: '❌ Incorreto', description: 'Continue praticando!', variant: 'destructive' as const }
  }
  return {
    title: '✅ Correto!',
    description:
      points > 0 ? `+${points} pontos!` : 'Desta vez sem pontos: você já tinha visto esta questão.',
  }
}
