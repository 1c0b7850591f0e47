import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { area, subject } from './question-bank.ts'
import { day, done, envelope } from './shapes.ts'

const nextAction = z.object({
  kind: z.enum(['continuar-prova', 'revisar', 'primeira-questao', 'materia-fraca', 'simulado', 'descansar']),
  title: z.string(),
  why: z.string(),
  href: z.string(),
  minutes: z.number().nullable(),
})

export const summary = z.object({
  secondsStudied: z.number(),
  exercises: z.number(),
  mockExams: z.number(),
  /** Percent; null before the first answer. */
  hitRate: z.number().nullable(),
  /** In the month's ranking; null while there is nothing to rank. */
  position: z.number().nullable(),
  points: z.number(),
  level: z.number(),
  pointsInLevel: z.number(),
  pointsToNextLevel: z.number(),
  goal: z.object({ weeklyMinutes: z.number().nullable(), minutesThisWeek: z.number() }),
  streak: z.object({
    days: z.number(),
    longest: z.number(),
    studiedToday: z.boolean(),
    /** The freeze of this week is still there. */
    freezeLeft: z.boolean(),
  }),
  reviewDue: z.number(),
  /** The last twelve weeks, Monday first, oldest first. */
  weeks: z.array(
    z.object({ week: day, seconds: z.number(), answers: z.number(), hits: z.number(), points: z.number() }),
  ),
  /** The last seven days, today last. */
  days: z.array(z.object({ day, seconds: z.number(), answers: z.number() })),
  subjects: z.array(z.object({ subject, answers: z.number(), hits: z.number() })),
  scores: z.array(
    z.object({
      attemptId: z.uuid(),
      at: z.date(),
      title: z.string(),
      area,
      score: z.number(),
      error: z.number(),
      estimated: z.boolean(),
    }),
  ),
  next: z.array(nextAction),
})
export type Summary = z.infer<typeof summary>

export const dashboard = {
  get: oc
    .route({ method: 'GET', path: '/dashboard' })
    .output(envelope(summary))
    .errors(codes('nao_autenticado')),

  setGoal: oc
    .route({ method: 'PUT', path: '/dashboard/goal' })
    .input(z.object({ weeklyMinutes: z.int().min(30).max(5_040).nullable() }))
    .output(done)
    .errors(codes('nao_autenticado', 'validacao')),
}
