import type { ReactNode } from 'react'

type StatTileProps = {
  label: ReactNode
  value: ReactNode
  unit?: string
  /** What the number means or how sure it is. */
  note?: ReactNode
  icon?: ReactNode
  emphasis?: boolean
}

/** A sounding: one number, its unit, and what it means. */
export function StatTile({ label, value, unit, note, icon, emphasis = false }: StatTileProps) {
  return (
    <div className={`min-w-0 border-t-2 pt-3 ${emphasis ? 'border-accent' : 'border-ink'}`}>
      <p className="flex items-center gap-1.5 text-step--1 text-muted">
        {icon}
        {label}
      </p>
      <p className="mt-0.5 font-display text-step-3 font-bold tabular">
        {value}
        {unit && <span className="ml-1 font-text text-step-0 font-normal text-muted">{unit}</span>}
      </p>
      {note && <p className="text-step--1 text-muted">{note}</p>}
    </div>
  )
}
