import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Row, Section } from './section.tsx'

type Open = 'dialog' | 'confirm' | 'sheet' | null

export function OverlaysGallery() {
  const [open, setOpen] = useState<Open>(null)
  const { toast } = useToast()
  const close = () => setOpen(null)
  return (
    <Section title="Janelas, avisos e abas">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Abrir janela
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Abrir confirmação
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Abrir folha
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Resposta enviada!', description: 'Ela já aparece na comunidade.' })}
        >
          Aviso
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Erro ao criar pergunta',
              description: 'Tente novamente mais tarde.',
              variant: 'destructive',
              action: { label: 'Tentar de novo', onClick: () => {} },
            })
          }
        >
          Aviso de erro
        </Button>
        <Tooltip label="Apaga só o rascunho, nunca o que foi enviado">
          <Button variant="quiet" icon={<TrashIcon />}>
            Dica ao passar
          </Button>
        </Tooltip>
      </Row>
      <Tabs
        label="Exemplo de abas"
        tabs={[
          { value: 'resumo', label: 'Resumo', content: <p>Doze questões feitas nesta semana.</p> },
          { value: 'erros', label: 'Erros', content: <p>Três para revisar.</p> },
          { value: 'tempo', label: 'Tempo', content: <p>Duas horas e dez.</p> },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Nova pergunta"
        description="Quem já passou por isso responde."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancelar
            </Button>
            <Button onClick={close}>Publicar</Button>
          </>
        }
      >
        <TextField label="Título" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Apagar o plano de estudos?"
        description="As sessões já feitas continuam no seu histórico."
        confirmLabel="Apagar plano"
        danger
      />
      <Sheet open={open === 'sheet'} onClose={close} title="Filtros">
        <TextField label="Assunto" />
      </Sheet>
    </Section>
  )
}
