import type { ReactNode } from 'react'
import { Isolines } from './chart-lines.tsx'

type EmptyProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; drawing?: ReactNode }

/** Uncharted water: says what would be here and the one way to fill it. */
export function Empty({ title, children, action, drawing = <Isolines /> }: EmptyProps) {
  return (
    <section className="chart-paper flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-5 py-8 text-center">
      <div className="w-44 text-primary">{drawing}</div>
      <h2 className="text-step-1">{title}</h2>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </section>
  )
}
