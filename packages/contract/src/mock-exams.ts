import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { difficulty, subject } from './question-bank.ts'
import { done, envelope, line, orAll, page } from './shapes.ts'
import { chosenLanguage, examBrief, examType, sitting } from './sittings.ts'

export const simulado = examBrief.extend({
  description: z.string(),
  /** Mean percent of all who finished, as text ("61.3"); "0" while nobody did. */
  averageScore: z.string(),
  timesAttempted: z.number(),
  /** Questions of a real exam, with INEP's parameters. */
  official: z.boolean(),
  mine: z.boolean(),
  /** A sitting of mine that waits to be gone on with. */
  runningAttemptId: z.uuid().nullable(),
  bestScore: z.number().nullable(),
})
export type Simulado = z.infer<typeof simulado>

/** How many timed exams the plan still allows this month; `most` is null when there is no limit. */
export const allowance = z.object({ used: z.number(), most: z.number().nullable(), renewsAt: z.date() })

const examId = z.object({ id: z.uuid() })

export const mockExams = {
  list: oc
    .route({ method: 'GET', path: '/simulacoes' })
    .input(
      page.extend({
        type: orAll(examType),
        year: orAll(z.coerce.number().int().min(1990).max(2100)),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(simulado),
        nextCursor: z.string().nullable(),
        stats: z.object({
          simulados: z.number(),
          questions: z.number(),
          years: z.array(z.number()),
          attempts: z.number(),
        }),
        allowance,
      }),
    )
    .errors(codes('nao_autenticado')),

  /** Starts, or goes on with the one that runs: a double click starts one. */
  start: oc
    .route({ method: 'POST', path: '/simulacoes/{id}/start' })
    .input(
      examId.extend({
        language: chosenLanguage.optional(),
        /** Added by right: up to sixty minutes, as the ENEM grants. */
        extraMinutes: z.int().min(0).max(60).optional(),
      }),
    )
    .output(sitting)
    .errors(codes('nao_autenticado', 'nao_encontrado', 'limite_do_plano', 'validacao')),

  /** An exam of the student's own choice. */
  create: oc
    .route({ method: 'POST', path: '/simulacoes' })
    .input(
      z.object({
        title: line(80).optional(),
        subjects: z.array(subject).min(1).max(14),
        difficulties: z.array(difficulty).max(3).default([]),
        count: z.int().min(5).max(90),
        minutes: z.int().min(5).max(330),
        only: z.enum(['erradas', 'ineditas']).optional(),
        official: z.boolean().optional(),
      }),
    )
    .output(envelope(simulado))
    .errors(codes('nao_autenticado', 'validacao', 'poucas_questoes', 'muitas_tentativas')),

  remove: oc
    .route({ method: 'DELETE', path: '/simulacoes/{id}' })
    .input(examId)
    .output(done)
    .errors(codes('nao_autenticado', 'nao_encontrado')),
}
