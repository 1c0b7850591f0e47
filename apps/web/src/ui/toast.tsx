import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { ToasterProps } from './toaster.tsx'

export type ToastAction = { label: string; onClick: () => void }
export type ToastMessage = {
  title: ReactNode
  description?: ReactNode
  action?: ToastAction
  variant?: 'default' | 'destructive'
}
export type ShownToast = ToastMessage & { id: number }

type Toasts = { toast: (message: ToastMessage) => void; dismiss: () => void }

const ToastContext = createContext<Toasts | null>(null)

export function useToast() {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast outside of a ToastProvider')
  return toasts
}

/** One message at a time: a new one takes the place of the last. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null)

  // The drawing part stays out of the first load, but must be here before the network can fail.
  const load = useCallback(() => {
    import('./toaster.tsx').then(
      module => setToaster(() => module.Toaster),
      () => {},
    )
  }, [])
  useEffect(() => {
    const timer = setTimeout(load, 1500)
    return () => clearTimeout(timer)
  }, [load])

  const toasts = useMemo<Toasts>(
    () => ({
      toast(message) {
        load()
        setShown(last => ({ ...message, id: (last?.id ?? 0) + 1 }))
      },
      dismiss: () => setShown(null),
    }),
    [load],
  )

  return (
    <ToastContext value={toasts}>
      {children}
      {Toaster && <Toaster shown={shown} onClose={toasts.dismiss} />}
    </ToastContext>
  )
}
