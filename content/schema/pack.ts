import { z } from 'zod'
import { packItem } from './item.ts'

/** A question as an importer hands it over: complete, or held back until somebody has looked at it. */
export const packedQuestion = packItem.safeExtend({
  status: z.enum(['draft', 'published']).default('published'),
  /** The words are a real exam's, not ours. */
  official: z.boolean().default(false),
})
export type PackedQuestion = z.infer<typeof packedQuestion>

const ref = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  .max(120)

/** A set of questions to be sat as one, named by the references of its questions. */
export const packExam = z
  .strictObject({
    /** Names the exam for ever: `enem/2017/dia-1`. */
    ref,
    title: z.string().trim().min(1).max(160),
    type: z.enum(['completo', 'por-area', 'por-ano']),
    discipline: z.enum(['linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica']).nullable(),
    family: z.enum(['ENEM', 'Vestibular', 'Concurso']),
    year: z.int().min(1990).max(2100).nullable(),
    day: z.int().min(1).max(2).nullable(),
    minutes: z.int().min(1).max(1440),
    description: z.string().trim().min(1).max(600),
    official: z.boolean(),
    items: z
      .array(z.strictObject({ ref, position: z.int().min(1), language: z.enum(['en', 'es']).nullable() }))
      .min(1),
  })
  .refine(({ items }) => new Set(items.map(({ position }) => position)).size === items.length, {
    path: ['items'],
    error: 'two questions have the same position',
  })
  .refine(({ items }) => new Set(items.map(({ ref }) => ref)).size === items.length, {
    path: ['items'],
    error: 'a question stands twice',
  })
export type PackExam = z.infer<typeof packExam>

/** What an importer makes of a source, and all the loader needs. */
export const pack = z.strictObject({ items: z.array(packedQuestion), exams: z.array(packExam).default([]) })
export type Pack = z.infer<typeof pack>
