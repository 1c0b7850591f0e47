import type { Simulado } from '@norteia/contract/mock-exams'
import { nameOfSubject } from '@norteia/domain/question'
import { type Context, student } from '../../platform/access.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  briefOfExam,
  type ExamRow,
  findExam,
  findOpenSitting,
  listOwnOf,
  openSitting,
  startSitting,
} from '../sittings/public.ts'
import { allowanceOf } from './allowance.ts'
import { create as createLimit, start as startLimit } from './limits.ts'
import * as store from './store.ts'

/** A student who makes more than this takes the oldest ones off first. */
const MOST_OWN = 50

type Own = { open: string | null; finished: number; best: number | null }

function showExam(exam: ExamRow, userId: string, own?: Own): Simulado {
  const average = exam.timesFinished === 0 ? 0 : exam.scoreSum / exam.timesFinished
  return {
    ...briefOfExam(exam),
    description: exam.description,
    averageScore: average.toFixed(1).replace(/\.0$/, ''),
    timesAttempted: exam.timesFinished,
    official: exam.official,
    mine: exam.ownerId === userId,
    runningAttemptId: own?.open ?? null,
    bestScore: own?.best ?? null,
  }
}

const list = student.mockExams.list.handler(async ({ input, context }) => {
  const { db, visitor, now } = context
  const [position, id] = readCursor(input.cursor, ['integer', 'uuid'])
  const [rows, stats, allowance] = await Promise.all([
    store.listExams(db, {
      userId: visitor.id,
      type: input.type,
      year: input.year,
      limit: input.limit,
      after: position && id ? { position: Number(position), id } : undefined,
    }),
    store.countExams(db, visitor.id),
    allowanceOf(db, visitor.id, now()),
  ])
  const shown = rows.slice(0, input.limit)
  const own = await listOwnOf(
    db,
    visitor.id,
    shown.map(exam => exam.id),
    'timed',
  )
  const last = rows.length > input.limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(exam => showExam(exam, visitor.id, own.get(exam.id))),
    nextCursor: last ? writeCursor([String(last.position), last.id]) : null,
    stats,
    allowance,
  }
})

const start = student.mockExams.start.handler(async ({ input, context, errors }) => {
  const { db, visitor, now, limits } = context
  const exam = await findExam(db, input.id, visitor.id)
  if (!exam) throw errors.nao_encontrado()
  await limits.spend(startLimit, visitor.id)
  const own = { userId: visitor.id, examId: exam.id, mode: 'timed' as const }
  if (exam.asksLanguage && !input.language && !(await findOpenSitting(db, own))) {
    throw errors.validacao({ data: { fields: { language: 'Escolha inglês ou espanhol.' } } })
  }
  const id = await startSitting(db, {
    ...own,
    exam,
    language: input.language,
    extraMinutes: input.extraMinutes,
    now: now(),
    async may(tx) {
      if (exam.type === 'personalizado') return
      // Two tabs starting two exams at once must not both be the third of the month.
      await store.lockPerson(tx, visitor.id)
      if (!(await findOpenSitting(tx, own))) await checkAllowance(tx, context)
    },
  })
  return openSitting(context, id)
})

async function checkAllowance(db: Db, { visitor, now }: Pick<Context, 'now'> & { visitor: { id: string } }) {
  const { used, most, renewsAt } = await allowanceOf(db, visitor.id, now())
  if (most === null || used < most) return
  throw refuse('limite_do_plano', {
    message: `Você já fez os ${most} simulados deste mês do seu plano. Exercícios, provas anteriores e simulados montados por você continuam livres.`,
    retryAfterSeconds: Math.ceil((renewsAt.getTime() - now().getTime()) / 1000),
  })
}

const create = student.mockExams.create.handler(async ({ input, context, errors }) => {
  const { db, visitor, limits, now } = context
  await limits.spend(createLimit, visitor.id)
  const { count, subjects, difficulties, only, official } = input
  const items = await store.drawItems(db, {
    userId: visitor.id,
    subjects,
    difficulties,
    only,
    official,
    count,
  })
  if (items.length < count) {
    throw errors.poucas_questoes({
      message: `Com essas escolhas há ${items.length} ${items.length === 1 ? 'questão' : 'questões'}. Peça menos questões ou inclua mais matérias.`,
    })
  }
  const names = subjects.map(nameOfSubject)
  const exam = await db.transaction(async tx =>
    store.insertExam(
      tx as Db,
      {
        ownerId: visitor.id,
        title: input.title ?? `Meu simulado: ${names.slice(0, 3).join(', ')}${names.length > 3 ? '…' : ''}`,
        description: `${count} questões de ${names.join(', ')}, montado por você.`,
        type: 'personalizado',
        family: 'ENEM',
        official: items.length > 0 && official === true,
        minutes: input.minutes,
        questionCount: count,
        difficulty: 'medium',
        position: newestFirst(now()),
        createdAt: now(),
      },
      items.map(({ id }) => id),
    ),
  )
  for (const old of (await store.newestOwnExams(db, visitor.id, 2 * MOST_OWN)).slice(MOST_OWN)) {
    await store.archiveOwnExam(db, old.id, visitor.id)
  }
  return { success: true as const, data: showExam(exam, visitor.id) }
})

/** One's own come before all others in the list, the newest first. */
const newestFirst = (at: Date) => -Math.floor(at.getTime() / 60_000)

const remove = student.mockExams.remove.handler(async ({ input, context, errors }) => {
  const gone = await store.archiveOwnExam(context.db, input.id, context.visitor.id)
  if (!gone) throw errors.nao_encontrado()
  return { success: true as const, message: 'Simulado removido da sua lista.' }
})

export const mockExams = { list, start, create, remove }
