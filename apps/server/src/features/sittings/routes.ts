import { indexOfLetter } from '@norteia/domain/question'
import { student } from '../../platform/access.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { showQuestion, showSolution, topicNames } from '../question-bank/public.ts'
import { finishSitting } from './finish-sitting.ts'
import { readAsAnswered } from './marked-content.ts'
import { openOwn, openRunning, openSitting } from './open-sitting.ts'
import { showResult } from './show-result.ts'
import { briefOfSitting, clockOf } from './show-sitting.ts'
import * as store from './store.ts'

/** At one's own pace the time up to now is added whenever something is heard. */
function heard(sitting: store.SittingRow, now: Date) {
  return { spentSeconds: clockOf(sitting, now).spentSeconds, seenAt: now }
}

const list = student.sittings.list.handler(async ({ input, context }) => {
  const { limit, cursor, ...filter } = input
  const [startedAt, id] = readCursor(cursor, ['timestamp', 'uuid'])
  const rows = await store.listSittings(context.db, {
    ...filter,
    userId: context.visitor.id,
    limit,
    after: startedAt && id ? { startedAt, id } : undefined,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(({ sitting, exam, answered }) => briefOfSitting(sitting, exam, answered)),
    nextCursor: last ? writeCursor([last.startedAtText, last.sitting.id]) : null,
  }
})

const get = student.sittings.get.handler(({ input, context }) => openSitting(context, input.attemptId))

const answer = student.sittings.answer.handler(async ({ input, context, errors }) => {
  const { db, now } = context
  const { sitting } = await openRunning(context, input.attemptId)
  if (sitting.status === 'paused') throw errors.prova_em_pausa()
  const { questionId, selectedAlternative, timeSpent, ...rest } = input
  if (selectedAlternative) {
    const options = await store.optionCountOf(db, sitting.id, questionId)
    if (options === undefined) throw errors.nao_encontrado()
    if (indexOfLetter(selectedAlternative) >= options) throw errors.alternativa_inexistente()
  }
  const at = now()
  const turn = await store.saveAnswer(
    db,
    { sittingId: sitting.id, itemId: questionId, now: at },
    {
      chosen: selectedAlternative,
      doubt: rest.doubt,
      struck: rest.struck,
      seconds: timeSpent === undefined ? undefined : Math.round(timeSpent),
      turn: rest.turn,
    },
  )
  if (turn === undefined) throw errors.nao_encontrado()
  if (sitting.mode === 'own-pace') await store.updateSitting(db, sitting.id, heard(sitting, at))
  return { success: true as const, turn, ...clockOf(sitting, at) }
})

const place = student.sittings.place.handler(async ({ input, context }) => {
  const { sitting } = await openRunning(context, input.attemptId)
  const at = context.now()
  const since = sitting.mode === 'own-pace' ? heard(sitting, at) : {}
  await store.updateSitting(context.db, sitting.id, { place: input.orderIndex, ...since })
  return { success: true as const, ...clockOf(sitting, at) }
})

const pause = student.sittings.pause.handler(async ({ input, context, errors }) => {
  const { sitting } = await openRunning(context, input.attemptId)
  if (sitting.mode === 'timed') throw errors.conflito({ message: 'O tempo de um simulado não para.' })
  const at = context.now()
  const change = { status: 'paused' as const, ...heard(sitting, at) }
  await store.updateSitting(context.db, sitting.id, change)
  return { success: true as const, ...clockOf({ ...sitting, ...change }, at) }
})

const resume = student.sittings.resume.handler(async ({ input, context }) => {
  const { sitting } = await openRunning(context, input.attemptId)
  const at = context.now()
  const change = { status: 'running' as const, ...heard(sitting, at) }
  await store.updateSitting(context.db, sitting.id, change)
  return { success: true as const, ...clockOf({ ...sitting, ...change }, at) }
})

const complete = student.sittings.complete.handler(async ({ input, context }) => {
  const { sitting } = await openOwn(context, input.attemptId)
  const finished =
    sitting.status === 'finished'
      ? sitting
      : await finishSitting(context.db, sitting.id, 'entregue', context.now())
  return {
    success: true as const,
    attemptId: finished.id,
    score: finished.score ?? 0,
    correctAnswers: finished.hits ?? 0,
    totalQuestions: finished.counted ?? 0,
    pointsEarned: finished.pointsEarned,
  }
})

const result = student.sittings.result.handler(async ({ input, context, errors }) => {
  const { sitting, exam } = await openOwn(context, input.attemptId)
  if (sitting.status !== 'finished') throw errors.prova_em_andamento()
  return { success: true as const, data: await showResult(context.db, sitting, exam) }
})

const review = student.sittings.review.handler(async ({ input, context, errors }) => {
  const { db, now } = context
  const { sitting } = await openOwn(context, input.attemptId)
  if (sitting.status !== 'finished') throw errors.prova_em_andamento()
  const { from, limit } = input
  const rows = await store.listAnswers(db, sitting.id, { from, limit: limit + 1 })
  const shown = await readAsAnswered(db, rows.slice(0, limit))
  const names = await topicNames(db, now())
  return {
    success: true as const,
    data: shown.map(({ answer: given, item, content }) => ({
      questionId: item.id,
      orderIndex: given.position,
      chosen: given.chosen,
      hit: !content.annulled && content.key !== null && given.chosen === content.key,
      doubt: given.doubt,
      question: showQuestion({ ...item, ...content }, names),
      ...showSolution(content),
    })),
    nextFrom: rows.length > limit ? from + limit : null,
  }
})

export const sittings = { list, get, answer, place, pause, resume, complete, result, review }
