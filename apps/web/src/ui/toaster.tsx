import * as Radix from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx'
import type { ShownToast } from './toast.tsx'

export type ToasterProps = { shown: ShownToast | null; onClose: () => void }

export function Toaster({ shown, onClose }: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null)

  // In the top layer, or a message would hide behind an open dialog. Re-entering puts it above the newest.
  useEffect(() => {
    const list = viewport.current
    if (!list || !('showPopover' in list)) return
    if (list.matches(':popover-open')) list.hidePopover()
    if (shown) list.showPopover()
  }, [shown])

  return (
    <Radix.Provider label="Aviso" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastItem key={shown.id} shown={shown} onClose={onClose} />}
      <Radix.Viewport
        ref={viewport}
        hotkey={['F8']}
        label="Avisos ({hotkey})"
        popover="manual"
        className="fixed inset-x-0 top-auto bottom-0 z-50 m-0 block w-full max-w-full overflow-visible border-0 bg-transparent p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink outline-none sm:right-0 sm:left-auto sm:w-104"
      />
    </Radix.Provider>
  )
}

function ToastItem({ shown, onClose }: { shown: ShownToast; onClose: () => void }) {
  const { title, description, action, variant = 'default' } = shown
  const wrong = variant === 'destructive'
  return (
    <Radix.Root
      open
      type={wrong ? 'foreground' : 'background'}
      onOpenChange={open => !open && onClose()}
      className={`flex animate-rise items-start gap-3 rounded-card border bg-surface p-3.5 pr-1.5 shadow-lifted data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${wrong ? 'border-wrong' : 'border-edge'}`}
    >
      {wrong ? (
        <AlertIcon className="mt-0.5 size-5 text-wrong" />
      ) : (
        <CheckIcon className="mt-0.5 size-5 text-primary" />
      )}
      <div className="min-w-0 flex-1">
        <Radix.Title className={`font-semibold ${wrong ? 'text-wrong' : ''}`}>{title}</Radix.Title>
        {description && (
          <Radix.Description className="text-step--1 text-muted">{description}</Radix.Description>
        )}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onClick}
            className="mt-2 min-h-11 rounded-card border border-edge px-3.5 text-step--1 font-semibold hover:border-ink"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Fechar aviso"
        className="touch-target -my-2 grid place-items-center rounded-card text-muted hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
