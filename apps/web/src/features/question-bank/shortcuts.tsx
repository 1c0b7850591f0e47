import type { ReactNode } from 'react'
import { Switch } from '../../ui/toggle.tsx'

type ShortcutsProps = { on: boolean; onChange: (on: boolean) => void; children: ReactNode }

/** Which keys there are, and the way to turn them off. For keyboards; a phone has none to speak of. */
export function Shortcuts({ on, onChange, children }: ShortcutsProps) {
  return (
    <details className="hidden text-step--1 text-muted lg:block">
      <summary className="inline-block py-1">Atalhos do teclado</summary>
      <p>{children}</p>
      <Switch label="Usar atalhos" checked={on} onChange={event => onChange(event.target.checked)} />
    </details>
  )
}
