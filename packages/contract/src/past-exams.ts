import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { orAll, page } from './shapes.ts'
import { chosenLanguage, examBrief, sitting } from './sittings.ts'

export const pastExam = z.object({
  id: z.uuid(),
  title: z.string(),
  year: z.number().nullable(),
  type: z.enum(['ENEM', 'Vestibular', 'Concurso']),
  questionCount: z.number(),
  subject: z.string(),
  difficulty: z.enum(['Fácil', 'Médio', 'Difícil']),
  /** Of this student. */
  attempts: z.number(),
  bestScore: z.number().nullable(),
  status: z.enum(['novo', 'disponivel', 'concluido']),
  /** A real past exam, or one of ours in its manner. */
  official: z.boolean(),
  exam: examBrief,
  runningAttemptId: z.uuid().nullable(),
})
export type PastExam = z.infer<typeof pastExam>

export const pastExams = {
  list: oc
    .route({ method: 'GET', path: '/provas' })
    .input(
      page.extend({
        year: orAll(z.coerce.number().int().min(1990).max(2100)),
        type: orAll(z.enum(['ENEM', 'Vestibular', 'Concurso'])),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(pastExam),
        nextCursor: z.string().nullable(),
        years: z.array(z.number()),
      }),
    )
    .errors(codes('nao_autenticado')),

  /** Starts at one's own pace, or goes on with the one that waits. */
  start: oc
    .route({ method: 'POST', path: '/provas/{id}/start' })
    .input(z.object({ id: z.uuid(), language: chosenLanguage.optional() }))
    .output(sitting)
    .errors(codes('nao_autenticado', 'nao_encontrado', 'validacao')),
}
