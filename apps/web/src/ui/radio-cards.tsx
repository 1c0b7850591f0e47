import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type RadioOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  name: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  hint?: ReactNode
  error?: ReactNode
  columns?: 1 | 2 | 3
  disabled?: boolean
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, onChange, hint, error, columns = 1, disabled } = props
  const id = useId()
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-step--1 text-muted">
          {hint}
        </p>
      )}
      <div className={`grid gap-2 ${grids[columns]}`}>
        {options.map(option => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-card border border-edge bg-surface px-3.5 py-2.5 transition-colors duration-150 hover:border-ink has-checked:border-primary has-checked:bg-quiet has-checked:inset-ring has-checked:inset-ring-primary has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="mt-1 size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface outline-none checked:border-6 checked:border-primary disabled:cursor-not-allowed"
            />
            <span className="min-w-0">
              <span className="block">{option.label}</span>
              {option.description && (
                <span className="block text-step--1 text-muted">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
