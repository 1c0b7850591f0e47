import { Logo } from '../ui/logo.tsx'
import { operator } from './operator.ts'

const columns = [
  {
    title: 'Norteia',
    links: [
      { href: '/#features', label: 'Funcionalidades' },
      { href: '/minha-nota-tri', label: 'Minha nota TRI' },
      { href: '/#pricing', label: 'Planos' },
      { href: '/plans', label: 'Comparar preços' },
      { href: '/register', label: 'Criar conta grátis' },
    ],
  },
  {
    title: 'Ajuda',
    links: [
      { href: '/contato', label: 'Central de ajuda e contato' },
      { href: `mailto:${operator.email}`, label: operator.email },
    ],
  },
  {
    title: 'Regras',
    links: [
      { href: '/termos', label: 'Termos de uso' },
      { href: '/privacidade', label: 'Privacidade' },
      { href: '/reembolso', label: 'Cancelamento e reembolso' },
    ],
  },
]

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-quiet">
      <div className="chart-scale border-x-0" />
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-xs text-step--1 text-muted">
            Estudar nunca foi tão inteligente. Feita no Brasil, em português, para caber no seu celular.
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold">{title}</p>
            <ul className="mt-1">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center wrap-anywhere text-link underline-offset-4 hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto max-w-page px-4 pb-8 text-step--1 text-muted">
        {operator.company
          ? `${operator.company}${operator.cnpj ? ` · CNPJ ${operator.cnpj}` : ''}`
          : 'Norteia, mantida pelo operador desta instalação.'}{' '}
        A Norteia não tem vínculo com INEP, MEC, FUVEST ou OAB.
      </p>
    </footer>
  )
}
