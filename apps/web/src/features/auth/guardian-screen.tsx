import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { client } from '../../api/client.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { BrokenLink } from './broken-link.tsx'
import { Door } from './door.tsx'
import { FormNotice } from './form-notice.tsx'

/** Read by a guardian, who has no account here. Opening the link is not a yes: the button is. */
export function GuardianScreen() {
  const token = useSearchParams()[0].get('token')
  const confirm = useMutation({ mutationFn: () => client.auth.confirmGuardian({ token: token ?? '' }) })
  const refusal = confirm.error && refusalOf(confirm.error)

  if (!token || refusal?.status === 400) {
    return (
      <BrokenLink>
        <p>O estudante pode pedir que outro e-mail seja enviado, em Minha conta, na Norteia.</p>
      </BrokenLink>
    )
  }
  if (confirm.data) {
    return (
      <Door
        title="Confirmado, obrigado"
        lead={`${confirm.data.data.studentFirstName} já pode participar das áreas sociais.`}
      >
        <p>Você não precisa fazer mais nada e pode fechar esta página.</p>
      </Door>
    )
  }
  return (
    <Door
      title="Confirmação do responsável"
      lead="Um estudante com menos de 16 anos indicou você como responsável na Norteia, uma plataforma de estudos."
    >
      <p>
        Com a sua confirmação, essa pessoa poderá participar da comunidade, de duelos de questões e de
        conversas com mentores, áreas com denúncia e moderação. Sem ela, continua estudando normalmente: só
        não conversa com outras pessoas.
      </p>
      <p>
        Leia a{' '}
        <a href="/privacidade" className="text-link underline">
          política de privacidade
        </a>
        . Se não conhece o estudante, feche esta página: nada muda.
      </p>
      <FormNotice refusal={refusal} />
      <Button busy={confirm.isPending} busyLabel="Confirmando..." onClick={() => confirm.mutate()}>
        Sou responsável e confirmo
      </Button>
    </Door>
  )
}
