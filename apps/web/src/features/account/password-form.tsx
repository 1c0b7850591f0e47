import { client } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { checkNewPassword, FormNotice, NewPasswordFields, useForm } from '../auth/public.tsx'

export function PasswordForm({ email }: { email: string }) {
  const { toast } = useToast()
  const form = useForm({
    check: checkNewPassword,
    send: ({ currentPassword = '', password = '' }) =>
      client.account.changePassword({ currentPassword, newPassword: password }),
    onDone: () => {
      form.props.ref.current?.reset()
      toast({ title: 'Senha trocada' })
    },
  })
  return (
    <Card title="Senha">
      <form {...form.props} className="grid gap-5">
        {/* Password managers pair a new password with the account's name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <fieldset disabled={form.busy} className="grid min-w-0 gap-5">
          <PasswordField
            label="Senha atual"
            name="currentPassword"
            required
            error={form.errors.currentPassword}
          />
          <NewPasswordFields errors={form.errors} label="Nova senha" repeatLabel="Repita a nova senha" />
        </fieldset>
        {!form.errors.currentPassword && <FormNotice refusal={form.refusal} />}
        <Button type="submit" busy={form.busy} busyLabel="Trocando..." className="sm:justify-self-start">
          Trocar senha
        </Button>
      </form>
    </Card>
  )
}
