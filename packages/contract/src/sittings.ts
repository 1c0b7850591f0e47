import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { area, letter, publicQuestion, questionId, solution, subject } from './question-bank.ts'
import { envelope, page, pageOf } from './shapes.ts'

export const examType = z.enum(['completo', 'por-area', 'por-ano', 'personalizado'])
export const discipline = z.enum(['linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica'])
export const chosenLanguage = z.enum(['en', 'es'])

export const examBrief = z.object({
  id: z.uuid(),
  title: z.string(),
  type: examType,
  discipline: discipline.nullable(),
  year: z.number().nullable(),
  day: z.number().nullable(),
  totalQuestions: z.number(),
  /** In minutes. */
  duration: z.number(),
  /** The student picks English or Spanish when it starts. */
  asksLanguage: z.boolean(),
})

/** `timed`: the server's clock runs and ends it. `own-pace`: a clock that can be paused and ends nothing. */
export const sittingMode = z.enum(['timed', 'own-pace'])

export const satQuestion = z.object({
  questionId: z.number(),
  orderIndex: z.number(),
  selectedAlternative: letter.nullable(),
  doubt: z.boolean(),
  struck: z.array(letter),
  /** Of the last stored change; the next one must be higher. */
  turn: z.number(),
  timeSpent: z.number(),
  question: z.object({
    title: z.string(),
    context: z.string().nullable(),
    discipline: discipline.nullable(),
    subject: subject.nullable(),
    source: z.string(),
    enemYear: z.number().nullable(),
    alternativeA: z.string().nullable(),
    alternativeB: z.string().nullable(),
    alternativeC: z.string().nullable(),
    alternativeD: z.string().nullable(),
    alternativeE: z.string().nullable(),
    /** Options that are pictures, or have one. */
    images: z.partialRecord(letter, z.string()),
    /** How many options there are; those beyond are null. */
    optionCount: z.number(),
    annulled: z.boolean(),
  }),
})
export type SatQuestion = z.infer<typeof satQuestion>

export const clock = z.object({
  /** The server's now, so that a device's wrong clock changes nothing. */
  serverNow: z.date(),
  endsAt: z.date().nullable(),
  remainingSeconds: z.number().nullable(),
  spentSeconds: z.number(),
})

export const sitting = z.object({
  success: z.literal(true),
  attemptId: z.uuid(),
  exam: examBrief,
  mode: sittingMode,
  status: z.enum(['running', 'paused', 'finished']),
  language: chosenLanguage.nullable(),
  place: z.number(),
  ...clock.shape,
  questions: z.array(satQuestion),
})
export type Sitting = z.infer<typeof sitting>

export const areaScore = z.object({
  area,
  hits: z.number(),
  total: z.number(),
  score: z.number(),
  /** Standard error, in the same points. */
  error: z.number(),
  /** Made from parameters that are not INEP's. */
  estimated: z.boolean(),
  /** What all wrong and all right would have given in this very exam. */
  lowest: z.number(),
  highest: z.number(),
})

const resultItem = z.object({
  questionId: z.number(),
  orderIndex: z.number(),
  area: area.nullable(),
  subject: subject.nullable(),
  skill: z.number().nullable(),
  chosen: letter.nullable(),
  correctAnswer: letter.nullable(),
  hit: z.boolean(),
  annulled: z.boolean(),
  doubt: z.boolean(),
  seconds: z.number(),
  /** Where the item stands on the ENEM's scale; null without parameters. */
  difficulty: z.number().nullable(),
  /** How likely somebody of this score gets it right. */
  chance: z.number().nullable(),
  /** Points the area's score would have gained had this wrong one been right. */
  gain: z.number().nullable(),
})

const tally = z.object({ name: z.string(), answers: z.number(), hits: z.number() })

export const sittingBrief = z.object({
  attemptId: z.uuid(),
  exam: examBrief,
  mode: sittingMode,
  status: z.enum(['running', 'paused', 'finished']),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  answered: z.number(),
  /** Percent of right answers; null while it runs. */
  score: z.number().nullable(),
  correctAnswers: z.number().nullable(),
  totalQuestions: z.number(),
  areas: z.array(areaScore),
})
export type SittingBrief = z.infer<typeof sittingBrief>

export const completion = z.object({
  success: z.literal(true),
  attemptId: z.uuid(),
  score: z.number(),
  correctAnswers: z.number(),
  totalQuestions: z.number(),
  pointsEarned: z.number(),
})

export const sittingResult = sittingBrief.extend({
  finishReason: z.enum(['entregue', 'tempo']),
  spentSeconds: z.number(),
  score: z.number(),
  correctAnswers: z.number(),
  annulled: z.number(),
  blank: z.number(),
  pointsEarned: z.number(),
  label: z.enum(['Excelente', 'Bom', 'Regular', 'Precisa Melhorar']),
  recommendation: z.string(),
  items: z.array(resultItem),
  bySubject: z.array(tally),
  bySkill: z.array(tally.extend({ area, skill: z.number() })),
  /** Own earlier exams with an area in common, oldest first. */
  earlier: z.array(
    z.object({
      attemptId: z.uuid(),
      title: z.string(),
      sameExam: z.boolean(),
      finishedAt: z.date(),
      score: z.number(),
      areas: z.array(areaScore),
    }),
  ),
})
export type SittingResult = z.infer<typeof sittingResult>

const reviewed = z.object({
  questionId: z.number(),
  orderIndex: z.number(),
  chosen: letter.nullable(),
  hit: z.boolean(),
  doubt: z.boolean(),
  question: publicQuestion,
  ...solution.shape,
})

const attemptId = z.object({ attemptId: z.uuid() })
const own = codes('nao_autenticado', 'nao_encontrado')

/** A sitting, whatever kind of exam it is of. Starting one belongs to the kind. */
export const sittings = {
  /** Own sittings, the newest first. */
  list: oc
    .route({ method: 'GET', path: '/simulacoes/attempts' })
    .input(page.extend({ mode: sittingMode.optional(), status: z.enum(['running', 'finished']).optional() }))
    .output(pageOf(sittingBrief))
    .errors(codes('nao_autenticado')),

  get: oc
    .route({ method: 'GET', path: '/simulacoes/attempts/{attemptId}' })
    .input(attemptId)
    .output(sitting)
    .errors(own),

  /** Stores one answer, or its erasing. What is not named stays; a change older than the stored one is ignored. */
  answer: oc
    .route({ method: 'POST', path: '/simulacoes/attempts/{attemptId}/answer' })
    .input(
      attemptId.extend({
        questionId,
        selectedAlternative: letter.nullable().optional(),
        /** Seconds spent on this question in all. */
        timeSpent: z.number().min(0).max(86_400).optional(),
        doubt: z.boolean().optional(),
        struck: z.array(letter).max(5).optional(),
        turn: z.int().min(0).max(1_000_000).optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), turn: z.number(), ...clock.shape }))
    .errors({ ...own, ...codes('prova_encerrada', 'alternativa_inexistente') }),

  /** Remembers which question is on the screen, for the next device. */
  place: oc
    .route({ method: 'PUT', path: '/simulacoes/attempts/{attemptId}/place' })
    .input(attemptId.extend({ orderIndex: z.int().min(0).max(500) }))
    .output(z.object({ success: z.literal(true), ...clock.shape }))
    .errors({ ...own, ...codes('prova_encerrada') }),

  pause: oc
    .route({ method: 'POST', path: '/simulacoes/attempts/{attemptId}/pause' })
    .input(attemptId)
    .output(z.object({ success: z.literal(true), ...clock.shape }))
    .errors({ ...own, ...codes('prova_encerrada', 'conflito') }),

  resume: oc
    .route({ method: 'POST', path: '/simulacoes/attempts/{attemptId}/resume' })
    .input(attemptId)
    .output(z.object({ success: z.literal(true), ...clock.shape }))
    .errors({ ...own, ...codes('prova_encerrada', 'conflito') }),

  /** Hands the exam in. Twice, or after the end, it says the same result. */
  complete: oc
    .route({ method: 'POST', path: '/simulacoes/attempts/{attemptId}/complete' })
    .input(attemptId)
    .output(completion)
    .errors(own),

  result: oc
    .route({ method: 'GET', path: '/simulacoes/attempts/{attemptId}/result' })
    .input(attemptId)
    .output(envelope(sittingResult))
    .errors({ ...own, ...codes('prova_em_andamento') }),

  /** Every question with its key and explanation, from `from` on. */
  review: oc
    .route({ method: 'GET', path: '/simulacoes/attempts/{attemptId}/review' })
    .input(
      attemptId.extend({
        from: z.coerce.number().int().min(0).max(500).default(0),
        limit: z.coerce.number().int().min(1).max(50).default(10),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(reviewed), nextFrom: z.number().nullable() }))
    .errors({ ...own, ...codes('prova_em_andamento') }),
}
