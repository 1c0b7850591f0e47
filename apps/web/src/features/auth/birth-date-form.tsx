import type { Profile } from '@norteia/contract/account'
import { dayOf } from '@norteia/domain/calendar'
import { needsGuardian } from '@norteia/domain/people'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormNotice } from './form-notice.tsx'
import { useForm } from './use-form.ts'

type BirthDateFormProps = {
  initial?: { birthDate: string | null; guardianEmail: string | null }
  closed?: boolean
  onSaved: (profile: Profile) => void
}

/** The birth date, and under 16 a guardian's address. */
export function BirthDateForm({ initial, closed = false, onSaved }: BirthDateFormProps) {
  const [birthDate, setBirthDate] = useState(initial?.birthDate ?? '')
  const today = dayOf(new Date())
  const young = isWholeDate(birthDate) && birthDate <= today && needsGuardian(birthDate, today)

  const form = useForm({
    send: ({ birthDate = '', guardianEmail }) =>
      client.account.saveBirthDate({ birthDate, ...(guardianEmail ? { guardianEmail } : {}) }),
    onDone: ({ data }) => onSaved(data),
  })
  return (
    <form {...form.props} className="grid gap-5">
      <fieldset disabled={form.busy || closed} className="grid min-w-0 gap-5">
        <TextField
          label="Data de nascimento"
          name="birthDate"
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete="bday"
          required
          value={birthDate}
          onChange={event => setBirthDate(event.target.value)}
          error={form.errors.birthDate}
        />
        {young && (
          <>
            <p>
              Até os 16 anos, a lei pede que um responsável diga sim antes de você participar da comunidade,
              dos duelos e das conversas com mentores. Enviamos um e-mail curto para essa pessoa confirmar.
              Enquanto isso, todo o estudo já está aberto.
            </p>
            <TextField
              label="E-mail do responsável"
              name="guardianEmail"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              defaultValue={initial?.guardianEmail ?? ''}
              error={form.errors.guardianEmail}
            />
          </>
        )}
      </fieldset>
      <FormNotice refusal={form.refusal} />
      <Button type="submit" busy={form.busy} busyLabel="Salvando..." disabled={closed}>
        Salvar
      </Button>
    </form>
  )
}

// A date field answers '' until it is complete, but years are typed digit by digit: 0002, 0020, 0201 …
function isWholeDate(text: string) {
  return /^(19|20)\d\d-\d\d-\d\d$/.test(text)
}
