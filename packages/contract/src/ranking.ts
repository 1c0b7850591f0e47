import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { day, envelope } from './shapes.ts'

export const tier = z.enum(['Diamante', 'Platina', 'Ouro', 'Prata', 'Bronze'])

const entry = z.object({
  position: z.number(),
  name: z.string(),
  points: z.number(),
  level: z.number(),
  tier,
  achievements: z.number(),
  me: z.boolean(),
})
export type RankingEntry = z.infer<typeof entry>

export const ranking = {
  get: oc
    .route({ method: 'GET', path: '/ranking' })
    .input(z.object({ period: z.enum(['semanal', 'mensal', 'geral']).default('semanal') }))
    .output(
      envelope(
        z.object({
          period: z.enum(['semanal', 'mensal', 'geral']),
          /** First day of the week or month; null for all time. */
          from: day.nullable(),
          top: z.array(entry),
          /** Those just above and below, oneself in the middle; empty when already in the top or without points. */
          around: z.array(entry),
          me: z.object({
            position: z.number().nullable(),
            points: z.number(),
            tier: tier.nullable(),
            /** Points to the next place. */
            toNext: z.number().nullable(),
            visible: z.boolean(),
            /** The name others see; null when there is none to show and "Estudante" stands for it. */
            shownAs: z.string().nullable(),
          }),
          participants: z.number(),
        }),
      ),
    )
    .errors(codes('nao_autenticado', 'validacao')),
}
