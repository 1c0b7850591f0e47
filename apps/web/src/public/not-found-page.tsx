import { LinkButton } from '../ui/button.tsx'

const places = [
  { href: '/#demonstracao', label: 'Responder uma questão' },
  { href: '/plans', label: 'Ver planos e preços' },
  { href: '/contato', label: 'Avisar que um link quebrou' },
]

export function NotFoundPage() {
  return (
    <div className="chart-paper">
      <div className="mx-auto max-w-page px-4 py-20 sm:py-28">
        <p className="font-mono text-step--1 text-muted">404 Page Not Found</p>
        <h1 className="mt-2 text-step-5">Página não encontrada</h1>
        <p className="mt-4 max-w-reading text-step-1 text-muted">
          Este endereço não está no mapa. Ele pode ter mudado de nome ou nunca ter existido.
        </p>
        <div className="mt-8">
          <LinkButton href="/">Voltar à página inicial</LinkButton>
        </div>
        <ul className="mt-6 grid gap-1">
          {places.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
