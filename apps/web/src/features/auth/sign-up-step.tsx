import { Link, type To } from 'react-router'
import { client } from '../../api/client.ts'
import { useAuth } from '../../api/session.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Door, doorLink } from './door.tsx'
import { FormNotice } from './form-notice.tsx'
import { checkNewPassword } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useForm } from './use-form.ts'

const benefits = [
  '5 perguntas por dia à IA Socrática',
  '1 análise por semana do Guru da Aprovação',
  '3 simulados por mês',
  'Comunidade e ranking completos',
  'Sem cartão e sem prazo para acabar',
]

export function SignUpStep({ loginAddress, onDone }: { loginAddress: To; onDone: () => void }) {
  const { login } = useAuth()
  const { toast } = useToast()
  const form = useForm({
    once: true,
    check: checkNewPassword,
    send: ({ firstName = '', lastName = '', email = '', password = '' }) => {
      const username = email.split('@')[0]
      return client.auth.register({ username, firstName, lastName, email, password, role: 'freemium' })
    },
    onDone: ({ data: { token, user } }) => {
      login(token, user)
      toast({ title: 'Conta criada!', description: `Boas-vindas, ${user.firstName || user.username}` })
      onDone()
    },
    onInvalid: errors => {
      toast({ title: 'Erro de Validação', description: Object.values(errors)[0], variant: 'destructive' })
    },
    onRefused: ({ message }) => {
      toast({ title: 'Erro no Cadastro', description: message, variant: 'destructive' })
    },
  })

  return (
    <Door
      title="Criar conta gratuita"
      links={
        <Link to={loginAddress} className={doorLink}>
          Já tenho conta: entrar
        </Link>
      }
    >
      <form {...form.props} className="grid gap-5">
        <fieldset disabled={form.busy} className="grid min-w-0 gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Nome"
              name="firstName"
              autoComplete="given-name"
              maxLength={60}
              required
              error={form.errors.firstName}
            />
            <TextField
              label="Sobrenome"
              name="lastName"
              autoComplete="family-name"
              maxLength={60}
              required
              error={form.errors.lastName}
            />
          </div>
          <TextField
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={form.errors.email}
          />
          <NewPasswordFields errors={form.errors} label="Senha" repeatLabel="Repita a senha" />
        </fieldset>
        <FormNotice refusal={form.refusal} title="Erro no Cadastro" />
        <Button type="submit" busy={form.busy} busyLabel="Criando sua conta...">
          CRIAR CONTA GRÁTIS
        </Button>
        <p className="text-step--1 text-muted">
          Ao criar a conta você concorda com os{' '}
          <a href="/termos" className="text-link underline">
            termos de uso
          </a>{' '}
          e com a{' '}
          <a href="/privacidade" className="text-link underline">
            política de privacidade
          </a>
          .
        </p>
      </form>
      <Benefits />
    </Door>
  )
}

function Benefits() {
  return (
    <section aria-labelledby="benefits" className="border-t border-line pt-5">
      <h2 id="benefits" className="text-step-1">
        No plano gratuito
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {benefits.map(benefit => (
          <li key={benefit} className="flex items-start gap-2">
            <CheckIcon className="mt-1 size-4 text-link" /> {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-step--1 text-muted">Parte das seções ainda está em desenvolvimento.</p>
    </section>
  )
}
