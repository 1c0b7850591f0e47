import { type MouseEvent, useEffect, useState } from 'react'
import { readCurrentPlan, readPlans } from './current-plans.ts'
import { PlanCard } from './plan-card.tsx'
import { isFree, publishedPlans, type ShownPlan } from './shown-plan.ts'

type Status = 'published' | 'loading' | 'confirmed' | 'unconfirmed'

const words: Record<Status, string> = {
  published: '',
  loading: 'Carregando planos...',
  confirmed: '',
  unconfirmed:
    'Não conseguimos confirmar os preços agora. Vale o valor mostrado no checkout, antes de pagar.',
}

const columns = { 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 xl:grid-cols-4' }

type PlansTableProps = { shows: (plan: ShownPlan) => boolean; wide: keyof typeof columns }

/** Published prices at once; awake, it corrects them with the server's and marks the reader's own plan. */
export function PlansTable({ shows, wide }: PlansTableProps) {
  const [plans, setPlans] = useState(publishedPlans)
  const [status, setStatus] = useState<Status>('published')
  const [current, setCurrent] = useState<{ slug: string; name: string } | null>(null)
  const [told, setTold] = useState(false)

  useEffect(() => {
    setStatus('loading')
    readPlans().then(
      fresh => {
        setPlans(fresh)
        setStatus('confirmed')
      },
      () => setStatus('unconfirmed'),
    )
    readCurrentPlan().then(setCurrent)
  }, [])

  function choose(event: MouseEvent, plan: ShownPlan) {
    if (!current || !isFree(plan)) return
    event.preventDefault()
    setTold(true)
  }

  return (
    <div>
      <ul className={`grid gap-4 ${columns[wide]}`}>
        {plans.filter(shows).map(plan => (
          <li key={plan.slug} className="flex">
            <PlanCard
              plan={plan}
              isCurrent={plan.slug === current?.slug}
              onChoose={event => choose(event, plan)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 min-h-7 text-step--1 text-muted">
        {words[status] || (current && `Plano Atual: ${current.name}`)}
      </p>
      <div role="status">
        {told && (
          <p className="mt-4 rounded-card border border-line bg-surface p-4">
            <b>Plano Gratuito</b>
            <br />
            Você já tem acesso ao plano gratuito!
          </p>
        )}
      </div>
    </div>
  )
}
