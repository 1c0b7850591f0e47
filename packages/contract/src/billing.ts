import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { envelope } from './shapes.ts'

export const plan = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** In reais, as the specification has it; stored as cents. */
  price: z.number(),
  originalPrice: z.number().nullable(),
  billingCycle: z.enum(['monthly', 'quarterly', 'yearly']),
  features: z.array(z.string()),
  isPopular: z.boolean(),
  hasAITutor: z.boolean(),
  hasEssayCorrection: z.boolean(),
  hasCommunityAccess: z.boolean(),
})
export type Plan = z.infer<typeof plan>

export const billing = {
  listPlans: oc.route({ method: 'GET', path: '/plans' }).output(envelope(z.array(plan))),

  mySubscription: oc
    .route({ method: 'GET', path: '/subscriptions/me' })
    .output(
      envelope(z.object({ currentPlan: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }) })),
    )
    .errors(codes('nao_autenticado')),
}
