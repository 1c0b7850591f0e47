import type { PastExam } from '@norteia/contract/past-exams'
import { areas, nameOfArea } from '@norteia/domain/question'
import { student } from '../../platform/access.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import {
  briefOfExam,
  type ExamRow,
  findExam,
  findOpenSitting,
  listOwnOf,
  openSitting,
  startSitting,
} from '../sittings/public.ts'
import { start as startLimit } from './limits.ts'
import { listPastExams, listYears } from './store.ts'

const DIFFICULTIES = { easy: 'Fácil', medium: 'Médio', hard: 'Difícil' } as const

type Own = { open: string | null; finished: number; best: number | null }

function showPastExam(exam: ExamRow, own?: Own): PastExam {
  const area = areas.find(({ slug }) => slug === exam.discipline)
  return {
    id: exam.id,
    title: exam.title,
    year: exam.year,
    type: exam.family,
    questionCount: exam.questionCount,
    subject: area ? nameOfArea(area.code) : 'Todas as áreas',
    difficulty: DIFFICULTIES[exam.difficulty],
    attempts: own?.finished ?? 0,
    bestScore: own?.best ?? null,
    status: own?.finished ? 'concluido' : own?.open ? 'disponivel' : 'novo',
    official: exam.official,
    exam: briefOfExam(exam),
    runningAttemptId: own?.open ?? null,
  }
}

const list = student.pastExams.list.handler(async ({ input, context }) => {
  const { db, visitor } = context
  const [position, id] = readCursor(input.cursor, ['integer', 'uuid'])
  const [rows, years] = await Promise.all([
    listPastExams(db, {
      year: input.year,
      family: input.type,
      limit: input.limit,
      after: position && id ? { position: Number(position), id } : undefined,
    }),
    listYears(db),
  ])
  const shown = rows.slice(0, input.limit)
  const own = await listOwnOf(
    db,
    visitor.id,
    shown.map(exam => exam.id),
    'own-pace',
  )
  const last = rows.length > input.limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(exam => showPastExam(exam, own.get(exam.id))),
    nextCursor: last ? writeCursor([String(last.position), last.id]) : null,
    years,
  }
})

const start = student.pastExams.start.handler(async ({ input, context, errors }) => {
  const { db, visitor, now, limits } = context
  const exam = await findExam(db, input.id, visitor.id)
  if (!exam || exam.ownerId !== null) throw errors.nao_encontrado()
  const open = await findOpenSitting(db, { userId: visitor.id, examId: exam.id, mode: 'own-pace' })
  if (exam.asksLanguage && !input.language && !open) {
    throw errors.validacao({ data: { fields: { language: 'Escolha inglês ou espanhol.' } } })
  }
  await limits.spend(startLimit, visitor.id)
  const { language } = input
  const id = await startSitting(db, { userId: visitor.id, exam, mode: 'own-pace', language, now: now() })
  return openSitting(context, id)
})

export const pastExams = { list, start }
