import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { area, difficulty, letter, publicQuestion, questionId, solution, subject } from './question-bank.ts'
import { envelope, orAll, page, pageOf, plainText } from './shapes.ts'

export const exerciseFilters = z.object({
  /** A slug or the name a person would write; anything else is refused. `todos` means all, as the screen has it. */
  subject: plainText(40).optional(),
  difficulty: orAll(difficulty),
  topic: plainText(80).optional(),
  area: orAll(area),
  skill: orAll(z.coerce.number().int().min(1).max(30)),
  source: orAll(z.enum(['norteia', 'enem', 'fuvest', 'unicamp', 'oab', 'cebraspe', 'outro'])),
  year: orAll(z.coerce.number().int().min(1990).max(2100)),
  /** Only those answered wrong the last time, or only those never answered. */
  only: orAll(z.enum(['erradas', 'ineditas'])),
})
export type ExerciseFilters = z.infer<typeof exerciseFilters>

const count = z.object({ value: z.string(), name: z.string(), count: z.number() })

export const sessionReport = z.object({
  answers: z.number(),
  hits: z.number(),
  seconds: z.number(),
  points: z.number(),
  bySubject: z.array(z.object({ subject, answers: z.number(), hits: z.number() })),
  byDifficulty: z.array(z.object({ difficulty, answers: z.number(), hits: z.number() })),
  questions: z.array(
    z.object({
      questionId: z.number(),
      excerpt: z.string(),
      hit: z.boolean(),
      chosen: letter.nullable(),
      correctAnswer: letter.nullable(),
      seconds: z.number(),
    }),
  ),
})
export type SessionReport = z.infer<typeof sessionReport>

export const exercises = {
  list: oc
    .route({ method: 'GET', path: '/exercises' })
    .input(page.extend(exerciseFilters.shape))
    .output(pageOf(publicQuestion))
    .errors(codes('nao_autenticado', 'validacao')),

  /** What there is to filter by, with how many published questions each choice has. */
  choices: oc
    .route({ method: 'GET', path: '/exercises/choices' })
    .output(
      envelope(
        z.object({
          total: z.number(),
          subjects: z.array(count.extend({ topics: z.array(count) })),
          sources: z.array(count),
          years: z.array(count),
        }),
      ),
    )
    .errors(codes('nao_autenticado')),

  get: oc
    .route({ method: 'GET', path: '/exercises/{id}' })
    .input(z.object({ id: questionId }))
    .output(envelope(publicQuestion))
    .errors(codes('nao_autenticado', 'nao_encontrado')),

  /** The question that would tell most about this student now; null when all that fit were answered. */
  next: oc
    .route({ method: 'GET', path: '/exercises/next' })
    .input(
      exerciseFilters.extend({
        /** Ids already on the screen or waiting, joined by commas. */
        except: z
          .string()
          .max(1_100)
          .regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/)
          .meta({ examples: ['1,2'] })
          .optional(),
      }),
    )
    .output(envelope(publicQuestion.nullable()))
    .errors(codes('nao_autenticado', 'validacao')),

  /** Another question by the same rule with other numbers. */
  another: oc
    .route({ method: 'POST', path: '/exercises/{id}/another' })
    .input(z.object({ id: questionId }))
    .output(envelope(publicQuestion))
    .errors(codes('nao_autenticado', 'nao_encontrado', 'muitas_tentativas')),

  /** `userId` and `isCorrect` of older clients are accepted and ignored; the same `key` twice counts once. */
  attempt: oc
    .route({ method: 'POST', path: '/exercises/attempt' })
    .input(
      z.object({
        questionId,
        selectedAnswer: letter,
        /** In seconds; what is beyond sanity is cut. */
        timeSpent: z.number().min(0).max(86_400).default(0),
        doubt: z.boolean().default(false),
        /** The revision that was shown, so that a letter means what the student read. */
        revision: z.int().min(1).max(32_767).optional(),
        key: z.uuid().optional(),
        session: z.uuid().optional(),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        isCorrect: z.boolean(),
        pointsEarned: z.number(),
        totalPoints: z.number(),
        ...solution.shape,
      }),
    )
    .errors(
      codes(
        'nao_autenticado',
        'nao_encontrado',
        'validacao',
        'questao_anulada',
        'questao_em_prova',
        'alternativa_inexistente',
        'conflito',
      ),
    ),

  /** What was done in one sitting of practice: the attempts that carried this `session`. */
  session: oc
    .route({ method: 'GET', path: '/exercises/sessions/{id}' })
    .input(z.object({ id: z.uuid() }))
    .output(envelope(sessionReport))
    .errors(codes('nao_autenticado', 'nao_encontrado')),
}
