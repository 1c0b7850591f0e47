import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { client } from '../../api/client.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { BrokenLink } from './broken-link.tsx'
import { Door } from './door.tsx'
import { FormNotice } from './form-notice.tsx'
import { checkNewPassword } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useForm } from './use-form.ts'

export function ResetPasswordScreen() {
  const token = useSearchParams()[0].get('token')
  const [done, setDone] = useState(false)
  const form = useForm({
    check: checkNewPassword,
    send: ({ password = '' }) => client.auth.resetPassword({ token: token ?? '', password }),
    onDone: () => setDone(true),
  })

  if (done) {
    return (
      <Door
        title="Senha trocada"
        lead="Por segurança, todas as sessões abertas foram encerradas. Entre com a nova senha."
      >
        <Link to="/login" className={buttonClass('primary')}>
          Entrar
        </Link>
      </Door>
    )
  }
  const spent = form.refusal?.code === 'token_invalido' || form.errors.token
  if (!token || spent) {
    return (
      <BrokenLink>
        <Link to="/forgot-password" className={buttonClass('primary')}>
          Pedir outro link
        </Link>
      </BrokenLink>
    )
  }
  return (
    <Door title="Escolha uma nova senha">
      <form {...form.props} className="grid gap-5">
        <fieldset disabled={form.busy} className="grid min-w-0 gap-5">
          <NewPasswordFields errors={form.errors} label="Nova senha" repeatLabel="Repita a senha" />
        </fieldset>
        <FormNotice refusal={form.refusal} />
        <Button type="submit" busy={form.busy} busyLabel="Trocando...">
          Trocar senha
        </Button>
      </form>
    </Door>
  )
}
