import type { MouseEvent } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { addressOf, inReais, isFree, type ShownPlan, suffixOf } from './shown-plan.ts'

type PlanCardProps = { plan: ShownPlan; isCurrent: boolean; onChoose: (event: MouseEvent) => void }

export function PlanCard({ plan, isCurrent, onChoose }: PlanCardProps) {
  const extras = [
    plan.hasAITutor && 'Tutor IA',
    plan.hasEssayCorrection && 'Correção de Redação',
    plan.hasCommunityAccess && 'Acesso à Comunidade',
  ].filter(extra => extra !== false)

  return (
    <article
      className={`flex w-full flex-col rounded-card border bg-surface p-5 ${plan.isPopular ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex flex-wrap gap-2 sm:min-h-8">
        {plan.isPopular && <Badge tone="accent">Mais Popular</Badge>}
        {isCurrent && <Badge tone="sea">Plano Atual</Badge>}
      </div>
      <h3 className="mt-2 text-step-2">{plan.name}</h3>
      <p className="mt-1 text-muted">{plan.description}</p>
      <p className="mt-4 tabular">
        <span className="font-display text-step-4 font-bold">{inReais(plan.price)}</span>
        <span className="text-muted">{suffixOf(plan)}</span>
      </p>
      <p className="min-h-6 text-step--1 text-muted tabular">
        {plan.originalPrice !== null && `de ${inReais(plan.originalPrice)}`}
        {isFree(plan) && 'sem cartão, sem prazo'}
        {plan.billingCycle === 'yearly' && `${inReais(Math.round((plan.price / 12) * 100) / 100)} por mês`}
      </p>
      <div className="mt-4">
        <Choice plan={plan} isCurrent={isCurrent} onChoose={onChoose} />
      </div>
      <ul className="mt-5 grid gap-2">
        {plan.features.map(feature => (
          <li key={feature} className="flex items-start gap-2">
            <CheckIcon className="mt-1 size-4 text-hit" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-5 mb-2 text-step--1 text-muted">Também inclui</p>
      <ul className="flex flex-wrap gap-2">
        {extras.map(extra => (
          <li key={extra}>
            <Badge>{extra}</Badge>
          </li>
        ))}
      </ul>
    </article>
  )
}

function Choice({ plan, isCurrent, onChoose }: PlanCardProps) {
  if (isCurrent) {
    return (
      <Button disabled className="w-full">
        Plano Atual
      </Button>
    )
  }
  return (
    <LinkButton
      href={addressOf(plan)}
      onClick={onChoose}
      variant={plan.isPopular ? 'primary' : 'secondary'}
      className="w-full"
    >
      <span>
        {isFree(plan) ? 'Gratuito' : 'Selecionar Plano'}
        <span className="sr-only">{`: ${plan.name}`}</span>
      </span>
    </LinkButton>
  )
}
