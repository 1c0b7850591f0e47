import { Island } from '../island.tsx'
import MonthlyPlans from '../plans/monthly-plans.tsx'
import { Anchor, Section } from '../section.tsx'

export function Pricing() {
  return (
    <>
      <Anchor id="pricing" />
      <Section
        id="planos"
        tone="quiet"
        title="Planos"
        lead="Comece pelo gratuito. Assine só quando os limites dele atrapalharem, e cancele em dois cliques."
      >
        <Island name="monthly-plans" of={MonthlyPlans} />
        <p className="mt-6">
          Antes de assinar,{' '}
          <a href="#funcionalidades" className="text-link underline underline-offset-4">
            confira o que já está pronto
          </a>
          . Prefere pagar uma vez por ano?{' '}
          <a href="/plans" className="text-link underline underline-offset-4">
            Ver todos os planos
          </a>
          , com o anual pelo preço de dez meses.
        </p>
      </Section>
    </>
  )
}
