import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { letter, publicQuestion, questionId, solution } from './question-bank.ts'
import { day, done, envelope, page, pageOf, paragraph } from './shapes.ts'

export const grade = z.enum(['de-novo', 'dificil', 'bom', 'facil'])

const card = z.object({
  id: z.uuid(),
  /** A question to answer again, or a card with a front and a back. */
  kind: z.enum(['questao', 'cartao']),
  question: publicQuestion.nullable(),
  front: z.string().nullable(),
  back: z.string().nullable(),
  dueAt: z.date(),
  /** How often it was reviewed, and how often it was forgotten. */
  reviews: z.number(),
  lapses: z.number(),
})
export type ReviewCard = z.infer<typeof card>

const queue = z.object({
  /** In the order to review them; at most what is left of today's limit. */
  cards: z.array(card),
  /** All that is due, also beyond the limit. */
  due: z.number(),
  doneToday: z.number(),
  dailyLimit: z.number(),
  total: z.number(),
  nextDueAt: z.date().nullable(),
})

const ownCard = z.object({ id: z.uuid() })
const own = codes('nao_autenticado', 'nao_encontrado')

export const review = {
  queue: oc
    .route({ method: 'GET', path: '/revisao' })
    .output(envelope(queue))
    .errors(codes('nao_autenticado')),

  /** A question is graded by result and time; a card by what the student says. The same `key` twice counts once. */
  answer: oc
    .route({ method: 'POST', path: '/revisao/{id}/answer' })
    .input(
      ownCard.extend({
        selectedAnswer: letter.optional(),
        grade: grade.optional(),
        timeSpent: z.number().min(0).max(86_400).default(0),
        key: z.uuid(),
      }),
    )
    .output(
      envelope(
        z.object({
          isCorrect: z.boolean().nullable(),
          grade,
          dueAt: z.date(),
          pointsEarned: z.number(),
          ...solution.partial().shape,
        }),
      ),
    )
    .errors({ ...own, ...codes('validacao', 'fora_de_hora', 'questao_em_prova', 'alternativa_inexistente') }),

  /** How many will be due on each of the next thirty days. */
  forecast: oc
    .route({ method: 'GET', path: '/revisao/forecast' })
    .output(envelope(z.array(z.object({ day, count: z.number() }))))
    .errors(codes('nao_autenticado')),

  list: oc
    .route({ method: 'GET', path: '/revisao/cards' })
    .input(page)
    .output(pageOf(card))
    .errors(codes('nao_autenticado')),

  /** Puts a question into review, or a card written from its explanation. */
  add: oc
    .route({ method: 'POST', path: '/revisao/cards' })
    .input(
      z.object({
        questionId,
        front: paragraph(500).optional(),
        back: paragraph(2_000).optional(),
      }),
    )
    .output(envelope(z.object({ id: z.uuid() })))
    .errors({ ...own, ...codes('validacao', 'muitas_tentativas') }),

  /** Stops reviewing it; a question answered wrong again comes back. */
  remove: oc.route({ method: 'DELETE', path: '/revisao/cards/{id}' }).input(ownCard).output(done).errors(own),

  setLimit: oc
    .route({ method: 'PUT', path: '/revisao/limit' })
    .input(z.object({ dailyLimit: z.int().min(5).max(100) }))
    .output(done)
    .errors(codes('nao_autenticado', 'validacao')),
}
