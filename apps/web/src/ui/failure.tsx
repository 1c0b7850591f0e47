import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { AlertIcon } from './icons.tsx'

type FailureProps = {
  title?: ReactNode
  message: ReactNode
  requestId?: string | undefined
  onRetry?: () => unknown
}

export function Failure({ title = 'Não deu certo', message, requestId, onRetry }: FailureProps) {
  return (
    <section
      role="alert"
      className="flex items-start gap-3 rounded-card border border-wrong bg-wrong-soft p-4"
    >
      <AlertIcon className="mt-0.5 size-6 text-wrong" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-wrong">{title}</p>
        <p className="text-ink">{message}</p>
        {requestId && (
          <p className="mt-1 text-step--1 break-all text-ink">
            Se falar com o suporte, informe o código <code className="font-mono">{requestId}</code>.
          </p>
        )}
        {onRetry && (
          <div className="mt-3">
            <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
              Tentar de novo
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
