import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** While something is being sent: neither Esc nor the backdrop close it. */
  locked?: boolean
  size?: 'sm' | 'md' | 'lg'
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' }

export function Dialog({ size = 'md', ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      className={`m-auto w-[calc(100%-2rem)] ${widths[size]} rounded-card max-h-[calc(100dvh-2rem)] open:animate-rise`}
    />
  )
}

/** The box without its place on the screen: Dialog puts it in the middle, Sheet at the bottom. */
export function Modal(props: DialogProps & { className: string }) {
  const { open, onClose, title, description, children, footer, locked = false, className } = props
  const id = useId()
  const modal = useModal(open, onClose, locked)
  if (!open) return null
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={`border border-edge bg-surface p-0 text-ink shadow-lifted backdrop:animate-fade backdrop:bg-veil ${className}`}
    >
      <div className="flex max-h-[inherit] flex-col">
        <header className={`flex items-start gap-3 px-5 pt-5 ${children ? '' : 'pb-5'}`}>
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="text-step-2">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="mt-1.5 text-muted">
                {description}
              </p>
            )}
          </div>
          <button
            type="button"
            aria-label="Fechar"
            disabled={locked}
            onClick={onClose}
            className="touch-target -mt-2 -mr-2 grid place-items-center rounded-card text-muted hover:bg-quiet hover:text-ink"
          >
            <CloseIcon />
          </button>
        </header>
        {children && <div className="min-h-0 overflow-y-auto px-5 pt-4 pb-5">{children}</div>}
        {footer && (
          <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}

type ConfirmDialogProps = Omit<DialogProps, 'footer' | 'locked' | 'size'> & {
  onConfirm: () => void
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
}

/** The safe way out comes first for the keyboard. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onConfirm, confirmLabel, cancelLabel = 'Cancelar', danger = false, busy = false, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      size="sm"
      locked={busy}
      footer={
        <>
          <Button variant="secondary" onClick={dialog.onClose} disabled={busy} data-autofocus>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
