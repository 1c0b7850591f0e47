import { LinkButton } from '../../ui/button.tsx'
import { HeroChart } from './hero-chart.tsx'

export function Hero() {
  return (
    <section id="hero" aria-labelledby="hero-title" className="chart-paper border-b border-line">
      <div className="mx-auto grid max-w-page items-center gap-10 px-4 py-12 sm:py-20 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <p className="text-step--1 font-semibold text-muted">ENEM · SISU · FUVEST · concursos · OAB</p>
          <h1 id="hero-title" className="mt-3 text-step-5">
            Estudar nunca foi tão inteligente.
          </h1>
          <p className="mt-5 max-w-xl text-step-1 text-muted">
            A Norteia mostra onde você está, qual é o próximo passo e por quê. Com contas que você pode
            conferir aqui mesmo, antes de criar a conta.
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <LinkButton href="/register">Começar grátis</LinkButton>
            <LinkButton href="#demonstracao" variant="secondary">
              Responder uma questão
            </LinkButton>
          </div>
          <p className="mt-4 text-step--1 text-muted">Sem cartão. O plano gratuito não vence.</p>
        </div>
        <HeroChart />
      </div>
    </section>
  )
}
