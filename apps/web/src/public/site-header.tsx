import { buttonClass } from '../ui/button.tsx'
import { MenuIcon } from '../ui/icons.tsx'
import { Logo } from '../ui/logo.tsx'

const places = [
  { href: '/#mapa-aprovacao', label: 'Mapa da Aprovação' },
  { href: '/#funcionalidades', label: 'Funcionalidades' },
  { href: '/minha-nota-tri', label: 'Minha nota TRI' },
  { href: '/#planos', label: 'Planos' },
]

/** Leads to the login, or straight into the platform when there is a session (main.ts decides). */
function Entrance() {
  return (
    <a href="/login" data-entrance="" className={`${buttonClass('secondary', 'sm')} whitespace-nowrap`}>
      <span className="grid">
        <span className="signed-out-only col-start-1 row-start-1">Entrar na Plataforma</span>
        <span className="signed-in-only col-start-1 row-start-1">Abrir a plataforma</span>
      </span>
    </a>
  )
}

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-ground">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:gap-4">
        <a
          href="/"
          aria-label="Norteia, página inicial"
          className="mr-auto flex min-h-11 items-center text-ink"
        >
          <Logo />
        </a>
        <nav aria-label="Principal" className="hidden items-center gap-1 xl:flex">
          {places.map(({ href, label }) => (
            <a key={href} href={href} className={`${buttonClass('quiet', 'sm')}`}>
              {label}
            </a>
          ))}
          <a href="/register" className={buttonClass('quiet', 'sm')}>
            Acesso Freemium
          </a>
        </nav>
        <Entrance />
        <Menu />
      </div>
    </header>
  )
}

/** Opens without a script; main.ts only closes it after use. */
function Menu() {
  return (
    <details data-menu="" className="relative xl:hidden">
      <summary
        aria-label="Menu"
        className="touch-target flex list-none items-center justify-center rounded-card hover:bg-quiet [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon className="size-6" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute top-full right-0 mt-2 w-64 rounded-card border border-line bg-surface p-2 shadow-lifted"
      >
        {[...places, { href: '/register', label: 'Acesso Freemium' }].map(({ href, label }) => (
          <a key={href} href={href} className="flex min-h-11 items-center rounded-small px-3 hover:bg-quiet">
            {label}
          </a>
        ))}
      </nav>
    </details>
  )
}
