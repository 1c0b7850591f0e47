import type { ReactNode } from 'react'
import type { Refusal } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { AlertIcon } from '../../ui/icons.tsx'

type ReviewBarProps = {
  refusal: Refusal | null
  /** Sent, and not known to have arrived. */
  waiting: boolean
  busy: boolean
  onRetry: () => unknown
  /** For a card the server does not take now: it leaves the sitting. */
  onLeave: () => void
  children: ReactNode
}

/** What to do next, under the thumb; when something did not arrive, that first. */
export function ReviewBar({ refusal, waiting, busy, onRetry, onLeave, children }: ReviewBarProps) {
  return (
    <div className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-ground px-4 py-3 sm:mx-0 sm:px-0 lg:bottom-0">
      {refusal && !busy && (
        <div role="alert" className="mb-2 flex flex-wrap items-center gap-2 text-step--1">
          <AlertIcon className="size-5 text-caution" />
          <span className="min-w-0 flex-1">
            {waiting && <strong>Sua resposta ainda não chegou. </strong>}
            {refusal.message}
          </span>
          {waiting ? (
            <Button size="sm" onClick={() => void onRetry()}>
              Enviar de novo
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={onLeave}>
              Ir para a próxima
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  )
}
