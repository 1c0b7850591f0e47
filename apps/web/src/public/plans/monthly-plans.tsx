import { PlansTable } from './plans-table.tsx'
import type { ShownPlan } from './shown-plan.ts'

const isMonthly = (plan: ShownPlan) => plan.billingCycle === 'monthly'

export default function MonthlyPlans() {
  return <PlansTable shows={isMonthly} wide={3} />
}
