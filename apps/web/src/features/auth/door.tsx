import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { Page } from '../../ui/page.tsx'

type DoorProps = {
  title: string
  lead?: ReactNode
  children: ReactNode
  links?: ReactNode
  /** Texts and orders want more room than a form. */
  wide?: boolean
}

/** The frame of the screens outside the platform: one column, one thing to do. */
export function Door({ title, lead, children, links, wide = false }: DoorProps) {
  return (
    <div
      className={`mx-auto grid min-h-dvh w-full content-start gap-6 px-4 py-5 sm:content-center sm:py-10 ${wide ? 'max-w-2xl' : 'max-w-md'}`}
    >
      <header>
        <a href="/" aria-label="Norteia, página inicial" className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        <Page title={title} lead={lead}>
          {children}
        </Page>
      </main>
      <nav aria-label="Outros caminhos" className="grid justify-items-start">
        {links}
        <a href="/" className={doorLink}>
          Voltar ao site
        </a>
      </nav>
    </div>
  )
}

export const doorLink = 'inline-flex min-h-11 items-center text-link underline'
