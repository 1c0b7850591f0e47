import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { AlertIcon, CheckIcon } from './icons.tsx'

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

function useToggle({ label, hint, error, id, ...rest }: ToggleProps) {
  const own = useId()
  const field = id ?? own
  const describedBy =
    [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ') || undefined
  const wires = {
    ...rest,
    id: field,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  }
  const words = (
    <span className="min-w-0 py-2.5">
      <span className="block text-step-0">{label}</span>
      {hint && (
        <span id={`${field}-hint`} className="block text-step--1 text-muted">
          {hint}
        </span>
      )}
      {error && (
        <span
          id={`${field}-error`}
          className="flex items-start gap-1.5 text-step--1 font-semibold text-wrong"
        >
          <AlertIcon className="mt-0.5 size-4" />
          {error}
        </span>
      )}
    </span>
  )
  return { wires, words }
}

const row =
  'flex min-h-11 cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-muted'

export function Checkbox({ className = '', ...props }: ToggleProps) {
  const { wires, words } = useToggle(props)
  return (
    <label className={`${row} ${className}`}>
      <span className="relative mt-2.5 inline-grid size-6 shrink-0 place-items-center">
        <input
          {...wires}
          type="checkbox"
          className="peer size-6 cursor-pointer appearance-none rounded-small border-2 border-edge bg-surface checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:bg-quiet aria-invalid:border-wrong"
        />
        <CheckIcon className="pointer-events-none absolute size-4.5 text-on-primary opacity-0 peer-checked:opacity-100 peer-disabled:text-muted" />
      </span>
      {words}
    </label>
  )
}

/** For what takes effect at once; a form that is sent later wants a Checkbox. */
export function Switch({ className = '', ...props }: ToggleProps) {
  const { wires, words } = useToggle(props)
  return (
    <label className={`${row} ${className}`}>
      <span className="relative mt-2.5 inline-flex h-6 w-11 shrink-0 items-center">
        <input
          {...wires}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          className="peer h-6 w-11 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface transition-colors duration-150 checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:bg-quiet"
        />
        <span className="pointer-events-none absolute left-1 size-4 rounded-full bg-edge transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-on-primary" />
      </span>
      {words}
    </label>
  )
}
