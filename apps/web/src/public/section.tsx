import type { ReactNode } from 'react'

type SectionProps = {
  id: string
  title: ReactNode
  lead?: ReactNode
  tone?: 'ground' | 'quiet'
  children?: ReactNode
}

/** One stretch of the landing page: an anchor, a heading, a sentence, what it shows. */
export function Section({ id, title, lead, tone = 'ground', children }: SectionProps) {
  const ground = tone === 'quiet' ? 'border-y border-line bg-quiet' : ''
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={ground}>
      <div className="mx-auto max-w-page px-4 py-12 sm:py-20">
        <h2 id={`${id}-title`} className="max-w-3xl text-step-4">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-reading text-step-1 text-muted">{lead}</p>}
        {children && <div className="mt-7 sm:mt-10">{children}</div>}
      </div>
    </section>
  )
}

/** Another name for the section that follows: old links keep working. */
export function Anchor({ id }: { id: string }) {
  return <span id={id} className="block" />
}
