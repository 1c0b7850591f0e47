import { useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { client } from '../../api/client.ts'
import { useAuth } from '../../api/session.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Door, doorLink } from './door.tsx'
import { FormNotice } from './form-notice.tsx'
import { returnPath, withReturn } from './return-path.ts'
import { useForm } from './use-form.ts'

const REDIRECT_AFTER = 1000

export function LoginScreen() {
  const { isAuthenticated, login } = useAuth()
  const { toast } = useToast()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const target = returnPath(search)
  // Asked once: entering here must still leave a second for the greeting.
  const [alreadyIn] = useState(isAuthenticated)
  const [email, setEmail] = useState('')

  const form = useForm({
    once: true,
    send: ({ email = '', password = '' }) => client.auth.login({ email, password }),
    onDone: ({ data: { token, user } }) => {
      login(token, user)
      toast({
        title: 'Login Realizado!',
        description: `Bem-vindo de volta, ${user.firstName || user.username}`,
      })
      setTimeout(() => navigate(target, { replace: true }), REDIRECT_AFTER)
    },
    onRefused: ({ message }) => {
      toast({ title: 'Erro no Login', description: message, variant: 'destructive' })
    },
  })

  if (alreadyIn) return <Navigate to={target} replace />
  return (
    <Door
      title="Entrar"
      links={
        <>
          <Link to="/forgot-password" state={{ email }} className={doorLink}>
            Esqueceu a senha?
          </Link>
          <Link to={withReturn('/register', target)} className={doorLink}>
            Criar conta gratuita
          </Link>
        </>
      }
    >
      <form {...form.props} className="grid gap-5">
        <fieldset disabled={form.busy} className="grid min-w-0 gap-5">
          <TextField
            label="E-mail"
            name="email"
            value={email}
            onChange={event => setEmail(event.target.value)}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={form.errors.email}
          />
          <PasswordField label="Senha" name="password" required error={form.errors.password} />
        </fieldset>
        <FormNotice refusal={form.refusal} title="Erro no Login" />
        <Button type="submit" busy={form.busy} busyLabel="Entrando...">
          ENTRAR NA PLATAFORMA
        </Button>
      </form>
    </Door>
  )
}
