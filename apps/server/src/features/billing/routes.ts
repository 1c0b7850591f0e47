import { anyone, student } from '../../platform/access.ts'
import { getCurrentPlan, listActivePlans } from './store.ts'

const reais = (cents: number) => cents / 100

const listPlans = anyone.billing.listPlans.handler(async ({ context }) => {
  const rows = await listActivePlans(context.db)
  const data = rows.map(row => ({
    ...row,
    price: reais(row.priceCents),
    originalPrice: row.originalPriceCents === null ? null : reais(row.originalPriceCents),
  }))
  return { success: true as const, data }
})

const mySubscription = student.billing.mySubscription.handler(async ({ context }) => {
  const currentPlan = await getCurrentPlan(context.db, context.visitor.id, context.now())
  return { success: true as const, data: { currentPlan } }
})

export const billing = { listPlans, mySubscription }
