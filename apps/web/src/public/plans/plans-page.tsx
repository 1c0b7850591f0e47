import { Island } from '../island.tsx'
import AllPlans from './all-plans.tsx'

const assurances = [
  {
    title: 'Cancelar é tão fácil quanto assinar',
    text: 'Dois cliques na sua conta. O acesso segue até o fim do período pago.',
  },
  {
    title: '30 dias de garantia',
    text: 'Não serviu? Devolvemos 100% do valor, pelo mesmo meio de pagamento. Nos 7 primeiros dias, é a lei que garante.',
  },
  {
    title: 'O grátis continua grátis',
    text: 'O Explorador não vence e não pede cartão. Sem contagem regressiva, sem “últimas vagas”.',
  },
]

export function PlansPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-12 sm:py-16">
      <h1 className="max-w-3xl text-step-5">Escolha o Plano Perfeito para Você</h1>
      <p className="mt-4 max-w-reading text-step-1 text-muted">
        A Norteia está abrindo por etapas. Antes de assinar, veja{' '}
        <a href="/#funcionalidades" className="text-link underline underline-offset-4">
          o que já está pronto
        </a>{' '}
        e comece pelo gratuito.
      </p>
      <h2 className="sr-only">Planos e preços</h2>
      <div className="mt-6">
        <Island name="all-plans" of={AllPlans} />
      </div>
      <div className="mt-14 grid gap-6 md:grid-cols-3">
        {assurances.map(({ title, text }) => (
          <section key={title} className="border-t-2 border-ink pt-3">
            <h2 className="text-step-1">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </section>
        ))}
      </div>
      <p className="mt-12 text-muted">
        Dúvida sobre planos ou pagamento?{' '}
        <a href="/contato" className="text-link underline underline-offset-4">
          Fale com o suporte
        </a>{' '}
        ou leia as regras de{' '}
        <a href="/reembolso" className="text-link underline underline-offset-4">
          cancelamento e reembolso
        </a>
        .
      </p>
    </div>
  )
}
