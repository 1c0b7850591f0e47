import { useId } from 'react'
import { client } from '../../api/client.ts'
import { clearStoredSession } from '../../api/stored-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/toggle.tsx'
import { FormNotice, useForm } from '../auth/public.tsx'

type DeleteDialogProps = { email: string; open: boolean; onClose: () => void }

export function DeleteDialog({ email, open, onClose }: DeleteDialogProps) {
  const id = useId()
  const form = useForm({
    once: true,
    check: (fields): Record<string, string> =>
      fields.sure ? {} : { sure: 'Marque para confirmar que quer excluir.' },
    send: ({ password = '' }) => client.account.remove({ password }),
    onDone: () => {
      // Not endSession: the screen stays as it is until the public page has taken its place.
      clearStoredSession()
      location.assign('/')
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={form.busy}
      title="Excluir minha conta"
      description="Isto acontece na hora e não pode ser desfeito."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancelar
          </Button>
          <Button type="submit" form={id} variant="danger" busy={form.busy} busyLabel="Excluindo...">
            Excluir para sempre
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="grid gap-5">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Seu perfil, suas respostas, seus pontos e suas conquistas são apagados.</li>
          <li>Todas as sessões são encerradas, em todos os aparelhos.</li>
          <li>O e-mail fica livre para uma conta nova, que começa do zero.</li>
        </ul>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <fieldset disabled={form.busy} className="grid min-w-0 gap-3">
          <PasswordField label="Sua senha" name="password" required error={form.errors.password} />
          <Checkbox label="Entendo que não dá para desfazer" name="sure" error={form.errors.sure} />
        </fieldset>
        {!form.errors.password && <FormNotice refusal={form.refusal} />}
      </form>
    </Dialog>
  )
}
