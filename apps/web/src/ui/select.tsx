import type { SelectHTMLAttributes } from 'react'
import { controlClass, edgeClass, FieldFrame, type FieldProps, useField } from './field.tsx'
import { ChevronDownIcon } from './icons.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
    options: readonly SelectOption[]
    placeholder?: string
  }

/** The system's own list: on a phone nothing beats it. */
export function Select({ label, hint, error, options, placeholder, className = '', ...rest }: SelectProps) {
  const field = useField({ hint, error, id: rest.id })
  return (
    <FieldFrame label={label} hint={hint} error={error} field={field}>
      <div className="relative">
        <select
          {...rest}
          {...field.wires}
          className={`${controlClass} ${edgeClass(error)} cursor-pointer appearance-none pr-11 ${className}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
      </div>
    </FieldFrame>
  )
}
