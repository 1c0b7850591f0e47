import type { Plan } from '@norteia/contract/billing'
import { Card } from '../../ui/card.tsx'
import { CheckIcon } from '../../ui/icons.tsx'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const cycles: Record<Plan['billingCycle'], string> = {
  monthly: '/mês',
  quarterly: '/trimestre',
  yearly: '/ano',
}

export function OrderSummary({ plan }: { plan: Plan }) {
  const { name, description, price, originalPrice, billingCycle, features } = plan
  return (
    <Card title={name}>
      <p>{description}</p>
      <ul className="mt-4 grid gap-1.5">
        {features.map(feature => (
          <li key={feature} className="flex items-start gap-2">
            <CheckIcon className="mt-1 size-4" /> {feature}
          </li>
        ))}
      </ul>
      <dl className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <dt>Total</dt>
        <dd className="tabular">
          {originalPrice !== null && originalPrice > price && (
            <s className="mr-3">
              <span className="sr-only">Antes </span>
              {reais.format(originalPrice)}
            </s>
          )}
          <strong>{reais.format(price)}</strong>
          {price > 0 && cycles[billingCycle]}
        </dd>
      </dl>
    </Card>
  )
}
