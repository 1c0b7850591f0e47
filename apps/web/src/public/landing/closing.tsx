import { LinkButton } from '../../ui/button.tsx'

export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="chart-paper border-t border-line">
      <div className="mx-auto max-w-page px-4 py-16 text-center sm:py-24">
        <h2 id="closing-title" className="mx-auto max-w-2xl text-step-4">
          A vaga é sua para disputar. O rumo, a gente ajuda a achar.
        </h2>
        <div className="mt-8">
          <LinkButton href="/register">Começar grátis</LinkButton>
        </div>
        <p className="mt-4 text-step--1 text-muted">
          Já tem conta?{' '}
          <a href="/login" className="text-link underline underline-offset-4">
            Entre aqui
          </a>
          .
        </p>
      </div>
    </section>
  )
}
