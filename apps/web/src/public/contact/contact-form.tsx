import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx'
import { operator } from '../operator.ts'
import { type Message, type Outcome, sendMessage } from './send-message.ts'

export default function ContactForm() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<HTMLDivElement>(null)
  const fields = outcome?.ok === false ? outcome.fields : {}

  useEffect(() => {
    if (outcome?.ok) sent.current?.focus()
    else if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [outcome])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Message
    setBusy(true)
    setOutcome(await sendMessage(typed))
    setBusy(false)
  }

  if (outcome?.ok) {
    return (
      <div ref={sent} tabIndex={-1} role="status" className="rounded-card border border-hit bg-hit-soft p-5">
        <p className="flex items-center gap-2 font-semibold text-hit">
          <CheckIcon /> Mensagem enviada
        </p>
        <p className="mt-1">{outcome.message}</p>
        <Button variant="secondary" className="mt-4" onClick={() => setOutcome(null)}>
          Escrever outra
        </Button>
      </div>
    )
  }

  return (
    <form ref={form} onSubmit={send} noValidate className="grid gap-4 noscript:hidden">
      <TextField label="Seu nome" name="name" autoComplete="name" maxLength={80} error={fields.name} />
      <TextField
        label="Seu e-mail"
        name="email"
        type="email"
        autoComplete="email"
        hint="Só para responder a esta mensagem."
        maxLength={254}
        error={fields.email}
      />
      <TextField label="Assunto" name="subject" maxLength={120} error={fields.subject} />
      <TextArea label="Mensagem" name="message" rows={6} maxLength={4000} error={fields.message} />
      {outcome && (
        <div
          role="alert"
          className="flex items-start gap-2 rounded-card border border-wrong bg-wrong-soft p-4"
        >
          <AlertIcon className="mt-0.5 size-5 text-wrong" />
          <p>
            {outcome.message} Se preferir, escreva para <b className="wrap-anywhere">{operator.email}</b>.
          </p>
        </div>
      )}
      <div>
        <Button type="submit" busy={busy} busyLabel="Enviando...">
          Enviar mensagem
        </Button>
      </div>
    </form>
  )
}
