import { indexOfLetter } from '@norteia/domain/question'
import { student } from '../../platform/access.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { refuse } from '../../platform/refusal.ts'
import { showQuestion, showSolution, topicNames } from '../question-bank/public.ts'
import { finishSitting } from './finish-sitting.ts'
import { readAsAnswered } from './marked-content.ts'
import { type Asking, openOwn, openRunning, openSitting } from './open-sitting.ts'
import { saveAnswer } from './save-answer.ts'
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
  const { questionId, selectedAlternative: chosen, timeSpent, doubt, struck, turn: wanted } = input
  const at = now()
  const seconds = timeSpent === undefined ? undefined : Math.round(timeSpent)
  const { open, turn, options } = await saveAnswer(
    db,
    { sittingId: sitting.id, itemId: questionId, now: at },
    { chosen, doubt, struck, seconds, turn: wanted },
  )
  if (turn === null || options === null) throw errors.nao_encontrado()
  if (!open) throw errors.prova_encerrada()
  if (chosen && indexOfLetter(chosen) >= options) throw errors.alternativa_inexistente()
  // One that comes with a pause, or just after it, is kept; the clock stands all the same.
  if (sitting.mode === 'own-pace') await store.updateOpenSitting(db, sitting.id, heard(sitting, at))
  return { success: true as const, turn, ...clockOf(sitting, at) }
})

const place = student.sittings.place.handler(async ({ input, context, errors }) => {
  const { sitting } = await openRunning(context, input.attemptId)
  const at = context.now()
  const since = sitting.mode === 'own-pace' ? heard(sitting, at) : {}
  const open = await store.updateOpenSitting(context.db, sitting.id, { place: input.orderIndex, ...since })
  if (!open) throw errors.prova_encerrada()
  return { success: true as const, ...clockOf(sitting, at) }
})

const pause = student.sittings.pause.handler(({ input, context }) =>
  setPaused(context, input.attemptId, 'paused'),
)

const resume = student.sittings.resume.handler(({ input, context }) =>
  setPaused(context, input.attemptId, 'running'),
)

async function setPaused(asking: Asking, id: string, status: 'paused' | 'running') {
  const { sitting } = await openRunning(asking, id)
  if (sitting.mode === 'timed') throw refuse('conflito', { message: 'O tempo de um simulado não para.' })
  const at = asking.now()
  const change = { status, ...heard(sitting, at) }
  if (!(await store.updateOpenSitting(asking.db, sitting.id, change))) throw refuse('prova_encerrada')
  return { success: true as const, ...clockOf({ ...sitting, ...change }, at) }
}

/** What a finished sitting tells, unless a timed one of the same questions still runs. */
async function openFinished(asking: Asking, id: string) {
  const found = await openOwn(asking, id)
  const { db, now, visitor } = asking
  if (found.sitting.status !== 'finished') throw refuse('prova_em_andamento')
  const items = await store.listItemIds(db, found.sitting.id)
  if (await store.isInOpenExam(db, visitor.id, items, { now: now() })) {
    throw refuse('prova_em_andamento', {
      message: 'Há um simulado seu em andamento com estas questões. Termine-o para ver o gabarito.',
    })
  }
  return found
}

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

const result = student.sittings.result.handler(async ({ input, context }) => {
  const { sitting, exam } = await openFinished(context, input.attemptId)
  return { success: true as const, data: await showResult(context.db, sitting, exam) }
})

const review = student.sittings.review.handler(async ({ input, context }) => {
  const { db, now } = context
  const { sitting } = await openFinished(context, input.attemptId)
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
