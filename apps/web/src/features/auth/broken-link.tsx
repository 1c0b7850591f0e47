import type { ReactNode } from 'react'
import { Failure } from '../../ui/failure.tsx'
import { Door } from './door.tsx'

/** A link out of an e-mail that is incomplete, used or too old; the children say how to get another. */
export function BrokenLink({ children }: { children: ReactNode }) {
  return (
    <Door title="Este link não vale mais">
      <Failure
        title="Não foi possível usar o link"
        message="Ele já foi usado, venceu ou veio incompleto. Links enviados por e-mail servem uma vez e por pouco tempo."
      />
      <div className="grid gap-3">{children}</div>
    </Door>
  )
}
