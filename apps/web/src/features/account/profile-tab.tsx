import type { Profile } from '@norteia/contract/account'
import { client } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormNotice, useForm } from '../auth/public.tsx'
import { BirthDateCard } from './birth-date-card.tsx'
import { EmailCard } from './email-card.tsx'
import { useKeepProfile } from './use-profile.ts'

export function ProfileTab({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-5">
      <NameCard profile={profile} />
      <EmailCard email={profile.email} verified={profile.emailVerified} />
      <BirthDateCard profile={profile} />
    </div>
  )
}

function NameCard({ profile }: { profile: Profile }) {
  const keep = useKeepProfile()
  const { toast } = useToast()
  const form = useForm({
    send: ({ firstName, lastName, nickname }) =>
      client.account.update({ firstName, lastName, nickname: nickname?.trim() || null }),
    onDone: ({ data }) => {
      keep(data)
      toast({ title: 'Perfil salvo' })
    },
  })
  return (
    <Card title="Nome">
      <form {...form.props} className="grid gap-5">
        <fieldset disabled={form.busy} className="grid min-w-0 gap-5 sm:grid-cols-2">
          <TextField
            label="Nome"
            name="firstName"
            autoComplete="given-name"
            maxLength={60}
            required
            defaultValue={profile.firstName}
            error={form.errors.firstName}
          />
          <TextField
            label="Sobrenome"
            name="lastName"
            autoComplete="family-name"
            maxLength={60}
            required
            defaultValue={profile.lastName}
            error={form.errors.lastName}
          />
          <TextField
            label="Apelido"
            name="nickname"
            hint="Se preencher, é ele que aparece no ranking."
            autoComplete="nickname"
            maxLength={30}
            defaultValue={profile.nickname ?? ''}
            error={form.errors.nickname}
          />
        </fieldset>
        <FormNotice refusal={form.refusal} />
        <Button type="submit" busy={form.busy} busyLabel="Salvando..." className="sm:justify-self-start">
          Salvar perfil
        </Button>
      </form>
    </Card>
  )
}
