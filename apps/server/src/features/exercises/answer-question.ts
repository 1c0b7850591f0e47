import type { Letter } from '@norteia/domain/question'
import { indexOfLetter } from '@norteia/domain/question'
import type { Context } from '../../platform/access.ts'
import { refuse } from '../../platform/refusal.ts'
import { findAnswerByKey, recordAnswers } from '../progress/public.ts'
import { type Content, findPublished, listRevisions } from '../question-bank/public.ts'

type Try = {
  questionId: number
  selectedAnswer: Letter
  timeSpent: number
  doubt: boolean
  key?: string
  session?: string
}

export type Outcome = { hit: boolean; points: number; totalPoints: number; content: Content }

/** Marks one try and stores it. The same `key` again answers what the first one did. */
export async function answerQuestion(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { questionId, selectedAnswer, timeSpent, doubt, key, session }: Try,
): Promise<Outcome> {
  const item = await findPublished(db, questionId)
  if (!item) throw refuse('nao_encontrado')
  if (item.annulled) throw refuse('questao_anulada')
  if (indexOfLetter(selectedAnswer) >= item.options.length) throw refuse('alternativa_inexistente')

  const hit = selectedAnswer === item.key
  const { recorded, points, totalPoints } = await recordAnswers(
    db,
    { userId, origin: 'exercise', originId: session, at: now() },
    [{ item, chosen: selectedAnswer, hit, seconds: timeSpent, doubt, key }],
  )
  if (recorded > 0 || !key) return { hit, points, totalPoints, content: item }

  const earlier = await findAnswerByKey(db, userId, key)
  if (!earlier || earlier.itemId !== item.id) throw refuse('conflito')
  const past = await listRevisions(db, [earlier])
  const content = past.get(`${earlier.itemId}/${earlier.revision}`) ?? item
  return { hit: earlier.hit, points: earlier.points ?? 0, totalPoints, content }
}
