import { dayOf } from '@norteia/domain/calendar'
import { indexOfLetter, type Letter } from '@norteia/domain/question'
import { type Grade, gradeOf, REVIEW_POINTS, reviewCard } from '@norteia/domain/review'
import type { Context } from '../../platform/access.ts'
import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  awardPoints,
  findAnswerByKey,
  findAward,
  recordActivity,
  recordAnswers,
  recordStudyTime,
} from '../progress/public.ts'
import { type Content, type ItemRow, listRevisions } from '../question-bank/public.ts'
import { isInOpenExam } from '../sittings/public.ts'
import { countReview } from './count-review.ts'
import { type CardRow, lockCard, memoryOf, saveReview } from './store.ts'

type Given = { id: string; selectedAnswer?: Letter; grade?: Grade; timeSpent: number; key: string }

export type Outcome = {
  hit: boolean | null
  grade: Grade
  dueAt: Date
  points: number
  /** What a question's solution is shown from; a written card has none. */
  content: Content | null
}

type Found = { card: CardRow; item: ItemRow }
type Act = Found & { userId: string; given: Given; now: Date }

/** Reviews a card due today, once: the same `key` again answers what the first one did. */
export function answerCard(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  given: Given,
): Promise<Outcome> {
  return db.transaction(async tx => {
    const within = tx as Db
    const found = await lockCard(within, given.id, userId)
    if (!found) throw refuse('nao_encontrado')
    const act = { ...found, userId, given, now: now() }
    const due = dayOf(found.card.dueAt) <= dayOf(act.now)
    if (due && found.card.lastKey !== given.key) return review(within, act)
    const earlier = await repeat(within, act)
    if (!earlier) throw refuse('fora_de_hora')
    return earlier
  })
}

async function review(db: Db, act: Act): Promise<Outcome> {
  const { card, userId, given, now } = act
  const { hit, grade, points, content } = card.front === null ? await mark(db, act) : judge(act)
  const memory = reviewCard(memoryOf(card), grade, now)
  await saveReview(db, card.id, memory, given.key)
  // Giving points holds the person's row: of two devices at the last two cards, the second sees the first.
  const bonus = await awardPoints(db, {
    userId,
    reason: 'review',
    object: awardOf(card.id, now),
    points: REVIEW_POINTS,
    at: now,
  })
  if (content === null) await recordStudyTime(db, userId, given.timeSpent, now)
  const { left } = await countReview(db, userId, now)
  if (left === 0) await recordActivity(db, { userId, kind: 'review-day', object: dayOf(now), at: now })
  return { hit, grade, dueAt: memory.dueAt, points: points + bonus, content }
}

const awardOf = (id: string, at: Date) => `${id}:${dayOf(at)}`

async function mark(db: Db, { card, item, userId, given, now }: Act) {
  const { selectedAnswer, timeSpent, key } = given
  if (!selectedAnswer) throw refuse('validacao', { fields: { selectedAnswer: 'Escolha uma alternativa.' } })
  if (indexOfLetter(selectedAnswer) >= item.options.length) throw refuse('alternativa_inexistente')
  if (await isInOpenExam(db, userId, [item.id], { now })) throw refuse('questao_em_prova')
  const hit = selectedAnswer === item.key
  const { recorded, points } = await recordAnswers(
    db,
    { userId, origin: 'review', originId: card.id, at: now },
    [{ item, chosen: selectedAnswer, hit, seconds: timeSpent, key }],
  )
  // The key names another act of theirs.
  if (recorded === 0) throw refuse('conflito')
  // Graded by the time that was believed and stored, so that a retry is graded alike.
  const stored = await findAnswerByKey(db, userId, key)
  const seconds = stored?.seconds ?? 0
  return { hit, grade: gradeOf({ hit, seconds, difficulty: item.difficulty }), points, content: item }
}

function judge({ given: { grade } }: Act) {
  if (!grade) throw refuse('validacao', { fields: { grade: 'Diga o quanto você lembrou.' } })
  return { hit: null, grade, points: 0, content: null }
}

/** What this act did when it came first; nothing when it is another act. */
async function repeat(db: Db, { card, item, userId, given }: Act): Promise<Outcome | undefined> {
  const { key, grade } = given
  if (card.front !== null) {
    if (card.lastKey !== key || !card.reviewedAt) return undefined
    const points = await findAward(db, userId, {
      reason: 'review',
      object: awardOf(card.id, card.reviewedAt),
    })
    return { hit: null, grade: grade ?? 'bom', dueAt: card.dueAt, points, content: null }
  }
  const earlier = await findAnswerByKey(db, userId, key)
  if (earlier?.itemId !== item.id) return undefined
  const { hit, seconds, revision, answeredAt } = earlier
  const bonus = await findAward(db, userId, { reason: 'review', object: awardOf(card.id, answeredAt) })
  const past = await listRevisions(db, [{ itemId: item.id, revision }])
  return {
    hit,
    grade: gradeOf({ hit, seconds, difficulty: item.difficulty }),
    dueAt: card.dueAt,
    points: (earlier.points ?? 0) + bonus,
    content: past.get(`${item.id}/${revision}`) ?? item,
  }
}
