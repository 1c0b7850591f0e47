import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { client } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Door, doorLink } from './door.tsx'
import { FormNotice } from './form-notice.tsx'
import { useForm } from './use-form.ts'

export function ForgotPasswordScreen() {
  // Who has just typed it at the login need not type it again.
  const { state } = useLocation() as { state: { email?: string } | null }
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    send: ({ email = '' }) => client.auth.forgotPassword({ email }),
    onDone: (_, { email = '' }) => setSentTo(email),
  })
  return (
    <Door
      title="Esqueceu a senha?"
      lead="Informe seu e-mail e enviaremos um link para escolher outra."
      links={
        <Link to="/login" className={doorLink}>
          Voltar ao login
        </Link>
      }
    >
      {/* The same words whether the address has an account or not: nobody may find out who studies here. */}
      <div role="status">
        {sentTo && (
          <Card title="Confira sua caixa de entrada" tone="quiet">
            <p className="break-words">
              Se houver uma conta com {sentTo}, o link chega em instantes. Olhe também a pasta de spam.
            </p>
          </Card>
        )}
      </div>
      <form {...form.props} className="grid gap-5">
        <fieldset disabled={form.busy} className="grid min-w-0 gap-5">
          <TextField
            label="E-mail"
            name="email"
            defaultValue={state?.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={form.errors.email}
          />
        </fieldset>
        <FormNotice refusal={form.refusal} />
        <Button
          type="submit"
          busy={form.busy}
          busyLabel="Enviando..."
          variant={sentTo ? 'secondary' : 'primary'}
        >
          {sentTo ? 'Enviar de novo' : 'Enviar link'}
        </Button>
      </form>
    </Door>
  )
}
