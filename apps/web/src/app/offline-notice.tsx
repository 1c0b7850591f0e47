import { useSyncExternalStore } from 'react'
import { OfflineIcon } from '../ui/icons.tsx'

function watchConnection(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** The region is always in the page: a screen reader only hears what changes inside one it knows. */
export function OfflineNotice() {
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine)
  return (
    <div role="status" aria-live="polite">
      {!online && (
        <p className="flex items-center justify-center gap-2 border-b border-caution bg-caution-soft px-4 py-2 text-step--1 text-caution">
          <OfflineIcon className="size-5" />
          <span>Sem conexão. Você continua na sua conta; o que precisa da internet volta junto com ela.</span>
        </p>
      )}
    </div>
  )
}
