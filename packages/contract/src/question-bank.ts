import { difficulties, letters, subjectSlugs } from '@norteia/domain/question'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { done, envelope, line, page, pageOf, paragraph, plainText } from './shapes.ts'

export const letter = z.enum(letters)
export const difficulty = z.enum(difficulties)
export const subject = z.enum(subjectSlugs)
export const area = z.enum(['LC', 'CH', 'CN', 'MT'])
export const style = z.enum(['enem', 'fuvest', 'unicamp', 'oab', 'cebraspe', 'outro'])

/** Questions are counted by PostgreSQL in 32 bits. */
export const questionId = z.coerce.number().int().min(1).max(2_147_483_647)

export const shownOption = z.object({ letter, text: z.string().nullable(), image: z.string().nullable() })

/** A question as a student sees it before answering: nothing here tells the key. */
export const publicQuestion = z.object({
  id: z.number(),
  revision: z.number(),
  subject: subject.nullable(),
  area: area.nullable(),
  topic: z.object({ slug: z.string(), name: z.string() }).nullable(),
  skill: z.number().nullable(),
  difficulty,
  style,
  source: z.string(),
  year: z.number().nullable(),
  language: z.enum(['en', 'es']).nullable(),
  support: z.string().nullable(),
  question: z.string(),
  options: z.array(shownOption),
  points: z.number(),
  annulled: z.boolean(),
  outdated: z.boolean(),
  /** There is another one like it, made by the same rule with other numbers. */
  hasVariants: z.boolean(),
})
export type PublicQuestion = z.infer<typeof publicQuestion>

/** What is told once the answer is stored. */
export const solution = z.object({
  correctAnswer: letter.nullable(),
  explanation: z.string().nullable(),
  /** By letter: what leads to this option and why it is wrong or right. */
  whys: z.partialRecord(letter, z.string()),
})
export type Solution = z.infer<typeof solution>

export const reportReasons = [
  'gabarito',
  'enunciado',
  'imagem',
  'explicacao',
  'desatualizada',
  'outro',
] as const
export const reportReason = z.enum(reportReasons)
export const reportStatus = z.enum(['aberto', 'corrigido', 'recusado'])

const report = z.object({
  id: z.uuid(),
  questionId: z.number(),
  excerpt: z.string(),
  reason: reportReason,
  text: z.string().nullable(),
  status: reportStatus,
  /** What the team answered. */
  answer: z.string().nullable(),
  createdAt: z.date(),
  resolvedAt: z.date().nullable(),
})
export type QuestionReport = z.infer<typeof report>

/** What an administrator writes; the rest is derived. Names as the specification's form has them. */
const editedQuestion = z.object({
  subject,
  topic: plainText(80).nullable().default(null),
  skill: z.int().min(1).max(30).nullable().default(null),
  difficulty,
  style: style.default('enem'),
  source: line(160).default('Norteia'),
  year: z.int().min(2000).max(2100).nullable().default(null),
  support: plainText(12_000).nullable().default(null),
  question: paragraph(6_000),
  options: z
    .array(z.object({ text: paragraph(1_200), why: plainText(1_200).nullable().default(null) }))
    .min(2)
    .max(5),
  correctAnswer: letter,
  explanation: paragraph(6_000),
  points: z.int().min(1).max(20).default(5),
})

export const questionStatus = z.enum(['draft', 'published', 'archived'])

const managedQuestion = publicQuestion.extend({
  ref: z.string(),
  status: questionStatus,
  openReports: z.number(),
  ...solution.shape,
})

const revision = z.object({
  revision: z.number(),
  changedAt: z.date(),
  note: z.string().nullable(),
  question: z.string(),
  correctAnswer: letter.nullable(),
})

const notFound = codes('nao_autenticado', 'sem_permissao', 'nao_encontrado')

export const questionBank = {
  report: oc
    .route({ method: 'POST', path: '/questions/{id}/reports' })
    .input(z.object({ id: questionId, reason: reportReason, text: plainText(1_000).trim().optional() }))
    .output(envelope(report))
    .errors(codes('nao_autenticado', 'nao_encontrado', 'muitas_tentativas')),

  myReports: oc
    .route({ method: 'GET', path: '/me/question-reports' })
    .input(page)
    .output(pageOf(report))
    .errors(codes('nao_autenticado')),

  adminList: oc
    .route({ method: 'GET', path: '/admin/questions' })
    .input(
      page.extend({
        subject: subject.optional(),
        difficulty: difficulty.optional(),
        status: questionStatus.optional(),
        search: plainText(80).optional(),
        reported: z
          .enum(['true', 'false'])
          .transform(text => text === 'true')
          .optional(),
      }),
    )
    .output(pageOf(managedQuestion))
    .errors(codes('nao_autenticado', 'sem_permissao')),

  adminGet: oc
    .route({ method: 'GET', path: '/admin/questions/{id}' })
    .input(z.object({ id: questionId }))
    .output(envelope(managedQuestion.extend({ revisions: z.array(revision) })))
    .errors(notFound),

  adminCreate: oc
    .route({ method: 'POST', path: '/admin/questions' })
    .input(editedQuestion.extend({ status: questionStatus.default('draft') }))
    .output(envelope(managedQuestion))
    .errors(codes('nao_autenticado', 'sem_permissao', 'validacao')),

  /** `revision` is the one that was edited: two people do not silently overwrite each other. */
  adminChange: oc
    .route({ method: 'PUT', path: '/admin/questions/{id}' })
    .input(
      editedQuestion.extend({
        id: questionId,
        revision: z.int().min(1),
        status: questionStatus,
        annulled: z.boolean().default(false),
        outdated: z.boolean().default(false),
        note: plainText(300).trim().optional(),
      }),
    )
    .output(envelope(managedQuestion))
    .errors({ ...notFound, ...codes('validacao', 'conflito') }),

  /** Annuls, dates, publishes or takes back, or puts the key right: what needs no form and fits every question. */
  adminMark: oc
    .route({ method: 'PATCH', path: '/admin/questions/{id}' })
    .input(
      z.object({
        id: questionId,
        revision: z.int().min(1),
        status: questionStatus.optional(),
        annulled: z.boolean().optional(),
        outdated: z.boolean().optional(),
        correctAnswer: letter.optional(),
        note: plainText(300).trim().optional(),
      }),
    )
    .output(envelope(managedQuestion))
    .errors({ ...notFound, ...codes('validacao', 'conflito') }),

  /** Takes a question out of circulation; what people answered stays. */
  adminRemove: oc
    .route({ method: 'DELETE', path: '/admin/questions/{id}' })
    .input(z.object({ id: questionId }))
    .output(done)
    .errors(notFound),

  adminReports: oc
    .route({ method: 'GET', path: '/admin/question-reports' })
    .input(page.extend({ status: reportStatus.default('aberto') }))
    .output(pageOf(report.extend({ subject: subject.nullable(), source: z.string() })))
    .errors(codes('nao_autenticado', 'sem_permissao')),

  adminResolve: oc
    .route({ method: 'PATCH', path: '/admin/question-reports/{id}' })
    .input(
      z.object({
        id: z.uuid(),
        status: z.enum(['corrigido', 'recusado']),
        answer: paragraph(1_000),
      }),
    )
    .output(envelope(report))
    .errors({ ...notFound, ...codes('conflito') }),
}
