import { type ReactNode, useEffect } from 'react'

type PageProps = {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** Narrow pages read better: forms, texts. */
  width?: 'page' | 'reading'
}

/** The frame of a screen. Its heading can take the focus, so the shell sends it there on navigation. */
export function Page({ title, lead, actions, children, width = 'page' }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Norteia`
  }, [title])
  return (
    <div className={`mx-auto w-full ${width === 'reading' ? 'max-w-reading' : 'max-w-page'}`}>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-reading">
          <h1 id="page-title" tabIndex={-1} className="text-step-4">
            {title}
          </h1>
          {lead && <p className="mt-2 text-step-1 text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        <div aria-hidden="true" className="chart-scale w-full" />
      </header>
      <div className="space-y-6">{children}</div>
    </div>
  )
}
