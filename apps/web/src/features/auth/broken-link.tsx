import type { ReactNode } from 'react'
import { Failure } from '../../ui/failure.tsx'
import { Door } from './door.tsx'

/** A link out of an e-mail that is incomplete, used or too old; the children say how to get another. */
export function BrokenLink({ children }: { children: ReactNode }) {
  return (
    <Door title="Este link não vale mais">
      <Failure
        title="Link usado, vencido ou incompleto"
        message="Links enviados por e-mail servem uma vez e por pouco tempo. Se copiou o endereço, confira se veio inteiro."
      />
      <div className="grid gap-3">{children}</div>
    </Door>
  )
}
