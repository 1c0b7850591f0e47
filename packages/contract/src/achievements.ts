import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { envelope } from './shapes.ts'

const achievement = z.object({
  id: z.string(),
  name: z.string(),
  /** How it is reached. */
  description: z.string(),
  icon: z.string(),
  unlocked: z.boolean(),
  unlockedAt: z.date().nullable(),
  /** Not yet shown to the student since it was unlocked. */
  fresh: z.boolean(),
  progress: z.number(),
  goal: z.number(),
})
export type Achievement = z.infer<typeof achievement>

export const achievements = {
  list: oc
    .route({ method: 'GET', path: '/achievements' })
    .output(envelope(z.array(achievement)))
    .errors(codes('nao_autenticado')),
}
