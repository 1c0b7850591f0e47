import { LinkButton } from '../../ui/button.tsx'
import { publishedPlans } from '../plans/shown-plan.ts'
import { Section } from '../section.tsx'

const free = publishedPlans.find(plan => plan.price === 0)!

export function Freemium() {
  return (
    <Section
      id="freemium"
      title="O que o gratuito dá, de verdade"
      lead="O plano Explorador não é uma amostra com prazo. Os limites são estes, e não mudam no meio do mês:"
    >
      <ul className="grid max-w-3xl sm:grid-cols-2 sm:gap-x-10">
        {free.features.map(feature => (
          <li key={feature} className="border-t border-line py-3">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <LinkButton href="/register">Criar conta grátis</LinkButton>
      </div>
    </Section>
  )
}
