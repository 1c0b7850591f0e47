import { z } from 'zod'
import { pt } from 'zod/locales'

z.config(pt())

// PostgreSQL cannot store U+0000, and no field of ours wants the other control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Whatever a person typed, as it is; every text that reaches the database is at least this. */
export const plainText = (longest: number) =>
  z
    .string({ error: 'Preencha este campo.' })
    .max(longest, `Use no máximo ${longest} caracteres.`)
    .refine(text => !CONTROL.test(text), 'Há caracteres que não podemos guardar.')

/** One line a person typed: trimmed, not empty. */
export const line = (longest: number) =>
  plainText(longest)
    .trim()
    .min(1, 'Preencha este campo.')
    .refine(text => !/[\r\n]/.test(text), 'Use uma linha só.')

/** Several lines a person typed: trimmed, not empty. */
export const paragraph = (longest: number) => plainText(longest).trim().min(1, 'Preencha este campo.')

export const email = plainText(254).trim().toLowerCase().check(z.email('Informe um e-mail válido.'))

export const newPassword = plainText(200).min(6, 'A senha deve ter pelo menos 6 caracteres')

/** A password to compare with: any text, as it was typed. */
export const givenPassword = plainText(200).min(1, 'Informe sua senha.')

/** A secret out of a link or a session. */
export const secret = z
  .string()
  .min(20)
  .max(200)
  .regex(/^[\w-]+$/)

export const day = z.iso.date('Informe uma data válida.')

export const done = z.object({ success: z.literal(true), message: z.string() })

export const envelope = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data })

/** What every paged list takes; `cursor` is opaque. */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

/** A filter that may be left out, or be one of the words screens have for "all of them". */
export const orAll = <T extends z.ZodType>(filter: T) =>
  z.union([filter, z.enum(['', 'todos', 'todas', 'all']).transform(() => undefined)]).optional()

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: z.array(item), nextCursor: z.string().nullable() })
