import { Link, useLocation } from 'react-router'
import { withReturn } from '../features/auth/return-path.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CheckIcon, LockIcon } from '../ui/icons.tsx'
import { Logo } from '../ui/logo.tsx'
import { TitleFocus } from './title-focus.tsx'
import { useTitle } from './use-title.ts'

const freeTier = [
  'IA Socrática: 5 perguntas por dia',
  'Guru da Aprovação: 1 análise por semana',
  'Comunidade completa',
  'Ranking e gamificação',
]

/** What a visitor sees in place of a screen that needs an account. */
export function Gate() {
  const { pathname, search, hash } = useLocation()
  const here = `${pathname}${search}${hash}`
  useTitle('Login necessário')
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-4 py-8"
    >
      <a
        href="/"
        className="inline-flex min-h-11 items-center justify-self-start"
        aria-label="Norteia, página inicial"
      >
        <Logo />
      </a>
      <Card>
        <p className="mb-1 flex items-center gap-2 text-step--1 font-semibold text-accent">
          <LockIcon /> ACESSO RESTRITO
        </p>
        <h1 id="page-title" tabIndex={-1} className="text-step-3">
          Login Necessário
        </h1>
        <p className="mt-2 text-muted">Entre na sua conta para continuar de onde parou.</p>
        <div className="mt-5 grid gap-3">
          <Link to={withReturn('/login', here)} className={buttonClass('primary')}>
            FAZER LOGIN
          </Link>
          <Link to={withReturn('/register', here)} className={buttonClass('secondary')}>
            CRIAR CONTA GRÁTIS
          </Link>
        </div>
      </Card>
      <section aria-labelledby="free-tier">
        <h2 id="free-tier" className="text-step-1">
          O que é grátis
        </h2>
        <ul className="mt-2 grid gap-1.5">
          {freeTier.map(benefit => (
            <li key={benefit} className="flex items-start gap-2">
              <CheckIcon className="mt-1 size-4 text-link" /> {benefit}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-step--1 text-muted">
          Estes são os limites do plano gratuito. Parte das seções ainda está em desenvolvimento.
        </p>
      </section>
      <TitleFocus />
    </main>
  )
}
