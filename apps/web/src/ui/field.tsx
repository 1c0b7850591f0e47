import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId, useState } from 'react'
import { AlertIcon, EyeIcon, EyeOffIcon } from './icons.tsx'

export { Checkbox, Switch } from './toggle.tsx'

export type FieldProps = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

export const controlClass =
  'w-full min-h-11 rounded-card border bg-surface px-3 py-2 text-step-0 text-ink placeholder:text-muted ' +
  'transition-colors duration-150 disabled:bg-quiet disabled:text-muted hover:not-disabled:border-ink'

export function edgeClass(error: ReactNode) {
  return error ? 'border-wrong' : 'border-edge'
}

/** Ties a control to its hint and its error for who listens to the page. */
export function useField({
  hint,
  error,
  id,
}: Pick<FieldProps, 'hint' | 'error'> & { id?: string | undefined }) {
  const own = useId()
  const field = id ?? own
  const hintId = hint ? `${field}-hint` : undefined
  const errorId = error ? `${field}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return {
    id: field,
    hintId,
    errorId,
    wires: { id: field, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined } as const,
  }
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-step--1 font-semibold text-wrong">
      <AlertIcon className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  )
}

type FrameProps = FieldProps & { field: ReturnType<typeof useField>; children: ReactNode }

export function FieldFrame({ label, hint, error, field, children }: FrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={field.id} className="mb-1.5 block font-semibold text-ink">
        {label}
      </label>
      {hint && (
        <p id={field.hintId} className="-mt-1 mb-1.5 text-step--1 text-muted">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
  )
}

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { trailing?: ReactNode }

/** `trailing` sits inside the right edge of the box. */
export function TextField({ label, hint, error, trailing, className = '', ...rest }: TextFieldProps) {
  const field = useField({ hint, error, id: rest.id })
  return (
    <FieldFrame label={label} hint={hint} error={error} field={field}>
      <div className="relative">
        <input
          type="text"
          {...rest}
          {...field.wires}
          className={`${controlClass} ${edgeClass(error)} ${trailing ? 'pr-12' : ''} ${className}`}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  )
}

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>

export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
          className="touch-target inline-flex items-center justify-center rounded-card text-muted hover:text-ink"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
}

type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ label, hint, error, rows = 4, className = '', ...rest }: TextAreaProps) {
  const field = useField({ hint, error, id: rest.id })
  return (
    <FieldFrame label={label} hint={hint} error={error} field={field}>
      <textarea
        rows={rows}
        {...rest}
        {...field.wires}
        className={`${controlClass} ${edgeClass(error)} block resize-y ${className}`}
      />
    </FieldFrame>
  )
}
