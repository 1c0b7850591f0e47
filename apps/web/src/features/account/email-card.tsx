import { useMutation } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toast.tsx'

export function EmailCard({ email, verified }: { email: string; verified: boolean }) {
  const { toast } = useToast()
  const resend = useMutation({
    mutationFn: () => client.auth.resendVerification(),
    onSuccess: () => {
      toast({ title: 'E-mail enviado', description: `Abra o link que chegou em ${email}` })
    },
    onError: error => {
      toast({ title: 'E-mail não enviado', description: refusalOf(error).message, variant: 'destructive' })
    },
  })
  return (
    <Card
      title="E-mail"
      action={
        verified ? (
          <Badge tone="hit" icon={<CheckIcon />}>
            Confirmado
          </Badge>
        ) : (
          <Badge tone="caution" icon={<AlertIcon />}>
            A confirmar
          </Badge>
        )
      }
    >
      <p className="break-words">{email}</p>
      {!verified && (
        <div className="mt-3 grid justify-items-start gap-3">
          <p>Confirme para poder recuperar a conta se esquecer a senha. O estudo não depende disso.</p>
          <Button
            variant="secondary"
            busy={resend.isPending}
            busyLabel="Enviando..."
            onClick={() => resend.mutate()}
          >
            {resend.isSuccess ? 'Enviar mais uma vez' : 'Enviar link de confirmação'}
          </Button>
        </div>
      )}
    </Card>
  )
}
