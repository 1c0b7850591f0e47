import { addDays, dayOf, startOfDay } from '@norteia/domain/calendar'
import { DAILY_FORECAST, forecastOf, mixBySubject } from '@norteia/domain/review'
import { student } from '../../platform/access.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { findPublished, showSolution, topicNames } from '../question-bank/public.ts'
import { answerCard } from './answer-card.ts'
import { countReview } from './count-review.ts'
import { adding } from './limits.ts'
import { pullShaky } from './pull-shaky.ts'
import { showCard } from './show-card.ts'
import * as store from './store.ts'

const ok = (message: string) => ({ success: true as const, message })

const queue = student.review.queue.handler(async ({ context }) => {
  const { db, visitor } = context
  const now = context.now()
  await pullShaky(db, visitor.id, now)
  const { left, ...counts } = await countReview(db, visitor.id, now)
  const tomorrow = startOfDay(addDays(dayOf(now), 1))
  const due = left > 0 ? await store.listDue(db, visitor.id, tomorrow, left) : []
  const mixed = mixBySubject(due.map(found => ({ ...found, subject: found.item.subject })))
  const names = await topicNames(db, now)
  return { success: true as const, data: { cards: mixed.map(found => showCard(found, names)), ...counts } }
})

const answer = student.review.answer.handler(async ({ input, context }) => {
  const { hit, grade, dueAt, points, content } = await answerCard(context, context.visitor.id, input)
  return {
    success: true as const,
    data: { isCorrect: hit, grade, dueAt, pointsEarned: points, ...(content && showSolution(content)) },
  }
})

const forecast = student.review.forecast.handler(async ({ context }) => {
  const { db, visitor } = context
  const now = context.now()
  const today = dayOf(now)
  await pullShaky(db, visitor.id, now)
  const counted = await store.countByDay(db, visitor.id, startOfDay(addDays(today, DAILY_FORECAST)))
  return { success: true as const, data: forecastOf(counted, today) }
})

const list = student.review.list.handler(async ({ input, context }) => {
  const { db, visitor } = context
  const [createdAt, id] = readCursor(input.cursor, ['timestamp', 'uuid'])
  if (!createdAt) await pullShaky(db, visitor.id, context.now())
  const rows = await store.listCards(db, {
    userId: visitor.id,
    limit: input.limit,
    after: createdAt && id ? { createdAt, id } : undefined,
  })
  const names = await topicNames(db, context.now())
  const shown = rows.slice(0, input.limit)
  const last = rows.length > input.limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(found => showCard(found, names)),
    nextCursor: last ? writeCursor([last.createdAtText, last.card.id]) : null,
  }
})

const add = student.review.add.handler(async ({ input, context, errors }) => {
  const { questionId, front, back } = input
  const missing = front && !back ? 'back' : back && !front ? 'front' : null
  if (missing) throw errors.validacao({ data: { fields: { [missing]: 'Um cartão tem frente e verso.' } } })
  const item = await findPublished(context.db, questionId)
  if (!item || item.annulled || item.outdated) throw errors.nao_encontrado()
  const userId = context.visitor.id
  await context.limits.spend(adding, userId)
  const card = { userId, itemId: item.id, now: context.now() }
  const id =
    front && back
      ? await store.addWritten(context.db, { ...card, front, back })
      : await store.addQuestion(context.db, card)
  return { success: true as const, data: { id } }
})

const remove = student.review.remove.handler(async ({ input, context, errors }) => {
  const stopped = await store.stopCard(context.db, input.id, context.visitor.id, context.now())
  if (!stopped) throw errors.nao_encontrado()
  return ok('Pronto: isto não volta mais na revisão.')
})

const setLimit = student.review.setLimit.handler(async ({ input, context }) => {
  await store.saveLimit(context.db, context.visitor.id, input.dailyLimit)
  return ok('Limite da revisão do dia guardado.')
})

export const review = { queue, answer, forecast, list, add, remove, setLimit }
