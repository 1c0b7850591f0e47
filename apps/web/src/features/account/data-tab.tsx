import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DownloadIcon, TrashIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** What LGPD (art. 18) gives everyone: a copy, and the door. */
export function DataTab({ email }: { email: string }) {
  const { toast } = useToast()
  const [deleting, setDeleting] = useState(false)
  const copy = useMutation({
    mutationFn: () => client.account.export(),
    onSuccess: ({ data }) => {
      download('norteia-meus-dados.json', JSON.stringify(data, null, 2))
      toast({ title: 'Cópia baixada', description: 'O arquivo é norteia-meus-dados.json' })
    },
    onError: error => {
      toast({ title: 'Cópia não baixada', description: refusalOf(error).message, variant: 'destructive' })
    },
  })
  return (
    <div className="grid gap-5">
      <Card title="Baixar meus dados">
        <p>Um arquivo com tudo o que guardamos sobre você, em um formato que outros programas leem (JSON).</p>
        <Button
          variant="secondary"
          className="mt-4"
          icon={<DownloadIcon />}
          busy={copy.isPending}
          busyLabel="Preparando..."
          onClick={() => copy.mutate()}
        >
          Baixar meus dados
        </Button>
      </Card>
      <Card title="Excluir minha conta">
        <p>Apaga sua conta e o que você fez aqui. Não dá para desfazer: se quiser, baixe seus dados antes.</p>
        <Button variant="danger" className="mt-4" icon={<TrashIcon />} onClick={() => setDeleting(true)}>
          Excluir minha conta
        </Button>
      </Card>
      <DeleteDialog email={email} open={deleting} onClose={() => setDeleting(false)} />
    </div>
  )
}

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start reading only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
