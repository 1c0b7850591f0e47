import { type DialogProps, Modal } from './dialog.tsx'

/** Comes up from the bottom, near the thumb; on a wide screen it is an ordinary dialog. */
export function Sheet({ size: _, ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      className="mt-auto mb-0 w-full max-w-full rounded-t-card border-x-0 border-b-0 pb-[env(safe-area-inset-bottom)] max-h-[85dvh] open:animate-slide-up sm:m-auto sm:max-w-xl sm:rounded-card sm:border"
    />
  )
}
