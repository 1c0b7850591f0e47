import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { controlClass, edgeClass, FieldFrame, useField } from './field.tsx'
import { filterOptions } from './filter-options.ts'
import { CheckIcon, ChevronDownIcon, CloseIcon } from './icons.tsx'

export type ComboboxOption = { value: string; label: string; detail?: string }

type ComboboxProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  options: readonly ComboboxOption[]
  value: string | null
  onChange: (value: string | null) => void
  /** For lists the server filters: called with what is typed, and our own filter steps aside. */
  onSearch?: (text: string) => void
  placeholder?: string
  name?: string
  required?: boolean
  disabled?: boolean
  /** How many matches are drawn at once. */
  limit?: number
}

/** Editable combobox with a list (ARIA APG), chosen only on Enter or press. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, options, value, onChange, onSearch, limit = 60, name, ...native } = props
  const field = useField({ hint, error })
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const chosen = options.find(option => option.value === value)
  const matches = onSearch || text === null ? options : filterOptions(options, text)
  const shown = matches.slice(0, limit)
  const hidden = matches.length - shown.length
  const optionId = (index: number) => `${field.id}-option-${index}`

  function show(index = -1) {
    if (native.disabled) return
    setOpen(true)
    move(index)
  }
  function move(index: number) {
    setActive(index)
    // Once the list is drawn; jsdom has nothing to scroll.
    requestAnimationFrame(() =>
      document.getElementById(optionId(index))?.scrollIntoView?.({ block: 'nearest' }),
    )
  }
  function close() {
    setOpen(false)
    setActive(-1)
    setText(null)
  }
  function choose(option: ComboboxOption | undefined) {
    if (!option) return
    onChange(option.value)
    close()
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = shown.length - 1
    const step = { ArrowDown: active < last ? active + 1 : 0, ArrowUp: active > 0 ? active - 1 : last }[
      event.key
    ]
    if (step !== undefined) {
      event.preventDefault()
      show(event.altKey ? -1 : step)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(shown[active])
    } else if (event.key === 'Escape' && (open || value)) {
      event.preventDefault()
      if (!open) onChange(null)
      close()
    }
  }

  return (
    <FieldFrame label={label} hint={hint} error={error} field={field}>
      <div className="relative">
        <input
          {...native}
          {...field.wires}
          ref={input}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${field.id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && shown[active] ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text ?? chosen?.label ?? ''}
          onChange={event => {
            setText(event.target.value)
            onSearch?.(event.target.value)
            show(event.target.value ? 0 : -1)
          }}
          onClick={() => show()}
          onKeyDown={onKeyDown}
          onBlur={close}
          className={`${controlClass} ${edgeClass(error)} pr-22`}
        />
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <div className="absolute inset-y-0 right-0 flex items-center text-muted">
          {chosen && !native.disabled && (
            <button
              type="button"
              aria-label="Limpar"
              className="grid size-11 place-items-center rounded-card hover:text-ink"
              onClick={() => {
                onChange(null)
                input.current?.focus()
              }}
            >
              <CloseIcon className="size-4" />
            </button>
          )}
          <ChevronDownIcon className="pointer-events-none mr-3 size-5" />
        </div>
        <div
          hidden={!open}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 animate-fade overflow-y-auto rounded-card border border-edge bg-surface p-1 shadow-lifted"
        >
          <div
            id={`${field.id}-list`}
            role="listbox"
            aria-label={typeof label === 'string' ? label : 'Opções'}
          >
            {shown.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, where the focus stays
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                onClick={() => choose(option)}
                onPointerMove={() => active !== index && setActive(index)}
                className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-small px-3 py-1.5 ${index === active ? 'bg-quiet outline-2 -outline-offset-2 outline-primary' : ''}`}
              >
                <span className="min-w-0 flex-1">
                  {option.label}
                  {option.detail && <span className="block text-step--1 text-muted">{option.detail}</span>}
                </span>
                {option.value === value && <CheckIcon className="size-4 text-primary" />}
              </div>
            ))}
          </div>
          <p role="status" className="px-3 text-step--1 text-muted">
            {open && shown.length === 0 && <span className="block py-2.5">Nada encontrado</span>}
            {open && hidden > 0 && (
              <span className="block py-2.5">Mais {hidden}: continue digitando para achar</span>
            )}
          </p>
        </div>
      </div>
    </FieldFrame>
  )
}
