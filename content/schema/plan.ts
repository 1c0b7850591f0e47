import { z } from 'zod'

const line = z.string().trim().min(1).max(160)

export const authoredPlan = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    name: line,
    description: line,
    priceCents: z.int().nonnegative(),
    /** What the plan used to cost; never at or below what it costs. */
    originalPriceCents: z.int().positive().nullable(),
    billingCycle: z.enum(['monthly', 'quarterly', 'yearly']),
    features: z.array(line).min(1).max(10),
    isPopular: z.boolean(),
    hasAITutor: z.boolean(),
    hasEssayCorrection: z.boolean(),
    hasCommunityAccess: z.boolean(),
    /** What is counted and where it ends; what is not named has no end. */
    limits: z.strictObject({ mockExamsPerMonth: z.int().positive().optional() }).default({}),
    trialDays: z.int().min(0).max(90),
    position: z.int().positive(),
  })
  .refine(plan => plan.originalPriceCents === null || plan.originalPriceCents > plan.priceCents, {
    path: ['originalPriceCents'],
    error: 'the original price must be above the price',
  })
export type AuthoredPlan = z.infer<typeof authoredPlan>

const unique = <T>(values: T[]) => new Set(values).size === values.length

/** `content/plans.json`: the one list of plans, which the seed loads and the public pages show. */
export const planFile = z
  .array(authoredPlan)
  .min(1)
  .refine(plans => unique(plans.map(plan => plan.slug)), 'two plans share a slug')
  .refine(plans => unique(plans.map(plan => plan.position)), 'two plans share a position')
  .refine(plans => plans.some(plan => plan.priceCents === 0), 'there must be a free plan')
