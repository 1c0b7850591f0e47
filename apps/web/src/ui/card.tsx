import type { ReactNode } from 'react'

type CardProps = {
  title?: ReactNode
  action?: ReactNode
  children?: ReactNode
  tone?: 'surface' | 'quiet'
  as?: 'section' | 'article' | 'div'
}

export function Card({ title, action, children, tone = 'surface', as: Tag = 'section' }: CardProps) {
  return (
    <Tag
      className={`min-w-0 rounded-card border border-line p-4 sm:p-5 ${tone === 'quiet' ? 'bg-quiet' : 'bg-surface'}`}
    >
      {(title || action) && (
        <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {title && <h2 className="text-step-1">{title}</h2>}
          {action}
        </header>
      )}
      {children}
    </Tag>
  )
}
