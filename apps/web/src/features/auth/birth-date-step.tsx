import { useState } from 'react'
import { useAuth } from '../../api/session.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { BirthDateForm } from './birth-date-form.tsx'
import { Door } from './door.tsx'

/** After sign-up, and skippable: studying never waits for it. */
export function BirthDateStep({ onLeave }: { onLeave: () => void }) {
  const { updateUser } = useAuth()
  const { toast } = useToast()
  const [leaving, setLeaving] = useState(false)

  const leave = () => {
    setLeaving(true)
    onLeave()
  }
  return (
    <Door
      title="Quando você nasceu?"
      lead="Serve só para abrir as áreas em que você conversa com outras pessoas. Você pode estudar desde já, com ou sem isso."
    >
      <BirthDateForm
        closed={leaving}
        onSaved={({ socialDoor, guardianEmail }) => {
          updateUser({ socialDoor })
          toast({
            title: 'Data guardada',
            description: guardianEmail
              ? `Enviamos um e-mail para ${guardianEmail}`
              : 'Tudo pronto para começar.',
          })
          leave()
        }}
      />
      <Button variant="quiet" busy={leaving} busyLabel="Abrindo a plataforma..." onClick={leave}>
        Agora não
      </Button>
    </Door>
  )
}
