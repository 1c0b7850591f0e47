import { createHash } from 'node:crypto'
import type { Letter } from '@norteia/domain/question'
import { indexOfLetter } from '@norteia/domain/question'
import type { Context } from '../../platform/access.ts'
import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import { findAnswerByKey, recordAnswers } from '../progress/public.ts'
import { type Content, contentAsRead, type ItemRow, listRevisions } from '../question-bank/public.ts'
import { findToAnswer } from './store.ts'

type Try = {
  questionId: number
  selectedAnswer: Letter
  timeSpent: number
  doubt: boolean
  /** What the student had before their eyes, when the client says so. */
  revision?: number
  key?: string
  session?: string
}

export type Outcome = { hit: boolean; points: number; totalPoints: number; content: Content }

/** Marks one try and stores it. The same act again answers what the first one did. */
export async function answerQuestion(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  given: Try,
): Promise<Outcome> {
  const at = now()
  const { questionId, selectedAnswer, timeSpent, doubt, session } = given
  const found = await findToAnswer(db, userId, questionId, at)
  if (!found) throw refuse('nao_encontrado')
  const { item, inOpenExam } = found
  if (item.annulled) throw refuse('questao_anulada')
  if (inOpenExam) throw refuse('questao_em_prova')
  const { revision, content } = await readAs(db, item, given.revision)
  if (indexOfLetter(selectedAnswer) >= content.options.length) throw refuse('alternativa_inexistente')

  const hit = selectedAnswer === content.key
  const key = given.key ?? keyOfAct(userId, given, at)
  const { recorded, points, totalPoints } = await recordAnswers(
    db,
    { userId, origin: 'exercise', originId: session, at },
    [{ item: { ...item, revision }, chosen: selectedAnswer, hit, seconds: timeSpent, doubt, key }],
  )
  if (recorded > 0) return { hit, points, totalPoints, content }

  const earlier = await findAnswerByKey(db, userId, key)
  if (earlier?.itemId !== item.id) throw refuse('conflito')
  const first = await readAs(db, item, earlier.revision)
  return { hit: earlier.hit, points: earlier.points ?? 0, totalPoints, content: first.content }
}

/** The question as it read in a revision; as it reads now when that is the one, or nobody knows it. */
async function readAs(db: Db, item: ItemRow, revision = item.revision) {
  if (revision === item.revision) return { revision, content: item as Content }
  const past = await listRevisions(db, [{ itemId: item.id, revision }])
  const then = past.get(`${item.id}/${revision}`)
  return then
    ? { revision, content: contentAsRead(item, then) }
    : { revision: item.revision, content: item as Content }
}

const SAME_ACT_MS = 10_000

/** A client that names no act may still send it twice: the same letter to the same question within ten seconds. */
function keyOfAct(userId: string, { questionId, selectedAnswer }: Try, at: Date) {
  const act = [userId, questionId, selectedAnswer, Math.floor(at.getTime() / SAME_ACT_MS)].join('/')
  const hex = createHash('sha256').update(act).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
