import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Refusal, refusalOf } from '../../api/refusal.ts'
import { nativeErrors } from './native-errors.ts'

export type Fields = Record<string, string>

type Form<T> = {
  /** What the browser cannot know: passwords that differ, and the like. Field name to sentence. */
  check?: (fields: Fields) => Fields
  send: (fields: Fields) => Promise<T>
  onDone: (answer: T, fields: Fields) => void
  onInvalid?: (errors: Fields) => void
  onRefused?: (refusal: Refusal) => void
  /** Stays closed once done, for forms that lead elsewhere. */
  once?: boolean
}

/** One submission at a time; errors at their fields, the first of them focused. */
export function useForm<T>({ check, send, onDone, onInvalid, onRefused, once = false }: Form<T>) {
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Fields>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const show = (next: { errors: Fields; refusal: Refusal | null }, lastFocus: Element | null) => {
    // Rendered at once, so that the field to focus is enabled again and known to be wrong.
    flushSync(() => {
      setBusy(false)
      setErrors(next.errors)
      setRefusal(next.refusal)
    })
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong ?? lastFocus
    if (target instanceof HTMLElement) target.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const lastFocus = document.activeElement
    const fields = textOf(form)

    const found = { ...check?.(fields), ...nativeErrors(form) }
    if (Object.keys(found).length > 0) {
      show({ errors: found, refusal: null }, lastFocus)
      onInvalid?.(found)
      return
    }

    sending.current = true
    setBusy(true)
    setErrors({})
    setRefusal(null)
    const sent = await send(fields).then(
      answer => ({ ok: true, answer }) as const,
      error => ({ ok: false, refused: refusalOf(error) }) as const,
    )
    sending.current = sent.ok && once
    if (sent.ok) {
      if (!once) setBusy(false)
      onDone(sent.answer, fields)
    } else {
      show({ errors: sent.refused.fields, refusal: sent.refused }, lastFocus)
      onRefused?.(sent.refused)
    }
  }

  return { props: { ref, onSubmit: submit, noValidate: true } as const, busy, errors, refusal }
}

function textOf(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries) as Fields
}
