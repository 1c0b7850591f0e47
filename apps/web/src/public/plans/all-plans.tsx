import { PlansTable } from './plans-table.tsx'

const everyOne = () => true

export default function AllPlans() {
  return <PlansTable shows={everyOne} wide={4} />
}
