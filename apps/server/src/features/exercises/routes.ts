import { student } from '../../platform/access.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { findPublished, showQuestion, showSolution, topicNames } from '../question-bank/public.ts'
import { anotherVariant } from './another-variant.ts'
import { answerQuestion } from './answer-question.ts'
import { listChoices } from './choices.ts'
import { chooseNext } from './choose-next.ts'
import { readFilters } from './read-filters.ts'
import { reportSession } from './report-session.ts'
import { listExercises, listSession } from './store.ts'

const list = student.exercises.list.handler(async ({ input, context }) => {
  const { limit, cursor, ...filters } = input
  const [after] = readCursor(cursor, ['integer'])
  const rows = await listExercises(context.db, readFilters(filters), {
    userId: context.visitor.id,
    after: Number(after ?? 0),
    limit: limit + 1,
  })
  const names = await topicNames(context.db, context.now())
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(row => showQuestion(row, names)),
    nextCursor: last ? writeCursor([String(last.id)]) : null,
  }
})

const choices = student.exercises.choices.handler(async ({ context }) => {
  const names = await topicNames(context.db, context.now())
  return { success: true as const, data: await listChoices(context.db, names, context.now()) }
})

const get = student.exercises.get.handler(async ({ input, context, errors }) => {
  const item = await findPublished(context.db, input.id)
  if (!item) throw errors.nao_encontrado()
  return { success: true as const, data: showQuestion(item, await topicNames(context.db, context.now())) }
})

const next = student.exercises.next.handler(async ({ input, context }) => {
  const { except, ...filters } = input
  const seen = except ? except.split(',').map(Number) : []
  const id = await chooseNext(context, context.visitor.id, readFilters(filters), seen)
  const item = id === undefined ? undefined : await findPublished(context.db, id)
  const names = await topicNames(context.db, context.now())
  return { success: true as const, data: item ? showQuestion(item, names) : null }
})

const another = student.exercises.another.handler(async ({ input, context, errors }) => {
  const item = await findPublished(context.db, input.id)
  const variant = item?.family ? await anotherVariant(context, context.visitor.id, item.family) : undefined
  if (!variant) throw errors.nao_encontrado()
  return { success: true as const, data: showQuestion(variant, await topicNames(context.db, context.now())) }
})

const attempt = student.exercises.attempt.handler(async ({ input, context }) => {
  const { hit, points, totalPoints, content } = await answerQuestion(context, context.visitor.id, input)
  return {
    success: true as const,
    isCorrect: hit,
    pointsEarned: points,
    totalPoints,
    ...showSolution(content),
  }
})

const session = student.exercises.session.handler(async ({ input, context, errors }) => {
  const rows = await listSession(context.db, context.visitor.id, input.id)
  if (rows.length === 0) throw errors.nao_encontrado()
  return { success: true as const, data: reportSession(rows) }
})

export const exercises = { list, choices, get, next, another, attempt, session }
