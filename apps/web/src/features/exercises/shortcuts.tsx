import type { PublicQuestion } from '@norteia/contract/question-bank'
import { letters } from '@norteia/domain/question'
import { Switch } from '../../ui/toggle.tsx'
import { nameOfOption } from '../question-bank/public.tsx'

type ShortcutsProps = {
  on: boolean
  onChange: (on: boolean) => void
  options: PublicQuestion['options']
}

/** For keyboards; a phone has none to speak of. */
export function Shortcuts({ on, onChange, options }: ShortcutsProps) {
  const last = options.length
  const worded = nameOfOption(options, 'A') !== 'A'
  const keys = worded ? 'C e E' : `A a ${letters[last - 1]}`
  return (
    <details className="hidden text-step--1 text-muted lg:block">
      <summary className="inline-block py-1">Atalhos do teclado</summary>
      <p>
        {keys} ou 1 a {last} escolhem, Enter responde e depois vai para a próxima, → pula ou vai para a
        próxima.
      </p>
      <Switch label="Usar atalhos" checked={on} onChange={event => onChange(event.target.checked)} />
    </details>
  )
}
