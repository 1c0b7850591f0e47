import type { Profile } from '@norteia/contract/account'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/toast.tsx'
import { BirthDateForm } from '../auth/public.tsx'
import { useKeepProfile } from './use-profile.ts'

/** The birth date, and what still keeps the social areas closed. */
export function BirthDateCard({ profile }: { profile: Profile }) {
  const keep = useKeepProfile()
  const { toast } = useToast()
  const { socialDoor, birthDate, guardianEmail } = profile
  return (
    <Card title="Data de nascimento">
      <p className="mb-4">
        {socialDoor === 'birth-date' &&
          'Serve só para abrir as áreas em que você conversa com outras pessoas. O estudo está todo aberto.'}
        {socialDoor === 'guardian' &&
          `Falta a confirmação de ${guardianEmail ?? 'um responsável'}. Se precisar, corrija o endereço e enviamos outro e-mail.`}
        {socialDoor === 'open' &&
          birthDate &&
          `${brazilian(birthDate)}. As áreas sociais estão abertas para você.`}
      </p>
      {socialDoor !== 'open' && (
        <BirthDateForm
          initial={{ birthDate, guardianEmail }}
          onSaved={saved => {
            keep(saved)
            const waits = saved.socialDoor === 'guardian' && saved.guardianEmail
            toast({
              title: 'Data guardada',
              description: waits ? `Enviamos um e-mail para ${saved.guardianEmail}` : undefined,
            })
          }}
        />
      )}
    </Card>
  )
}

function brazilian(day: string) {
  return day.split('-').reverse().join('/')
}
