import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planFile } from './plan.ts'

const authored: unknown = JSON.parse(readFileSync(new URL('../plans.json', import.meta.url), 'utf8'))
const plans = planFile.parse(authored)

test('the authored plans are the four that were decided, at their prices', () => {
  const prices = plans.map(plan => [plan.slug, plan.priceCents, plan.originalPriceCents, plan.billingCycle])
  expect(prices).toEqual([
    ['freemium', 0, null, 'monthly'],
    ['aprovador-pro', 9700, 19700, 'monthly'],
    ['guru-elite', 19700, 39700, 'monthly'],
    ['aprovador-pro-anual', 97000, null, 'yearly'],
  ])
})

test('exactly one plan is marked as the most popular', () => {
  expect(plans.filter(plan => plan.isPopular).map(plan => plan.slug)).toEqual(['aprovador-pro'])
})

test('refuses an original price at or below the price', () => {
  expect(planFile.safeParse([plans[0], { ...plans[1]!, originalPriceCents: 9700 }]).success).toBe(false)
})

test('refuses two plans with one slug', () => {
  expect(planFile.safeParse([plans[0], { ...plans[1]!, slug: 'freemium' }]).success).toBe(false)
})
