import authored from '@norteia/content/plans.json'
import type { Plan } from '@norteia/contract/billing'

export type ShownPlan = Omit<Plan, 'id'>

/** The plans as they stood when the page was made. */
export const publishedPlans: ShownPlan[] = authored
  .toSorted((one, other) => one.position - other.position)
  .map(({ priceCents, originalPriceCents, billingCycle, ...plan }) => ({
    ...plan,
    price: priceCents / 100,
    originalPrice: originalPriceCents === null ? null : originalPriceCents / 100,
    billingCycle: billingCycle as Plan['billingCycle'],
  }))

const suffixes = { monthly: '/mês', quarterly: '/trimestre', yearly: '/ano' }

export const suffixOf = (plan: ShownPlan) => suffixes[plan.billingCycle]

/** `R$ 97`, and cents only where there are any. */
export function inReais(price: number) {
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2
  return `R$ ${price.toLocaleString('pt-BR', { minimumFractionDigits, maximumFractionDigits: 2 })}`
}

export const isFree = (plan: ShownPlan) => plan.price === 0

export const addressOf = (plan: ShownPlan) => (isFree(plan) ? '/register' : `/checkout?plano=${plan.slug}`)
