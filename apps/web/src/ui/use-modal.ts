import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * Drives a native modal <dialog>: the browser keeps the focus inside, makes the rest inert and gives
 * the focus back. The page behind is held still by tokens.css.
 */
export function useModal(open: boolean, onClose: () => void, locked = false) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const before = document.activeElement
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element.close()
      // React may have taken the dialog out before the browser could give the focus back itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      if (event.target !== dialog.current) return
      event.preventDefault()
      if (!locked) onClose()
    },
    // The content fills the box, so a press on the element itself is a press on the backdrop.
    onMouseDown(event: MouseEvent) {
      if (event.target !== dialog.current) return
      // Or the press would take the focus away again after it was given back.
      event.preventDefault()
      if (!locked) onClose()
    },
  }
}
