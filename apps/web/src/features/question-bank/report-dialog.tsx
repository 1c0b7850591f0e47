import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { MY_REPORTS, type ReportReason, reasons } from './report-words.ts'

type ReportDialogProps = { questionId: number; answered: boolean; onClose: () => void }

export function ReportDialog({ questionId, answered, onClose }: ReportDialogProps) {
  const id = useId()
  const cache = useQueryClient()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const report = useMutation({
    mutationFn: (chosen: ReportReason) =>
      client.questionBank.report({ id: questionId, reason: chosen, text: text.trim() || undefined }),
    onSuccess: () => cache.invalidateQueries({ queryKey: api.questionBank.myReports.key() }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason === null)
    if (reason && !report.isPending) report.mutate(reason)
  }

  if (report.isSuccess) {
    return (
      <Dialog
        key="received"
        open
        onClose={onClose}
        title="Aviso recebido"
        description="Obrigado. Alguém da equipe vai ler a questão, e a resposta aparece em Meus avisos."
        footer={
          <>
            <Link to={MY_REPORTS} className={buttonClass('secondary')}>
              Ver meus avisos
            </Link>
            {/* The second press of a double click on "Enviar aviso" would close this unread. */}
            <Button onClick={event => event.detail < 2 && onClose()}>Continuar</Button>
          </>
        }
      />
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={report.isPending}
      title="Avisar de um erro"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={report.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={report.isPending} busyLabel="Enviando…">
            Enviar aviso
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <RadioCards
          legend="O que está errado?"
          name={`${id}-reason`}
          options={reasons.filter(({ afterAnswer }) => answered || !afterAnswer)}
          value={reason}
          onChange={value => {
            setReason(value)
            setMissing(false)
          }}
          error={missing ? 'Escolha uma das opções.' : undefined}
        />
        <TextArea
          label="Conte mais (se quiser)"
          hint="Por exemplo: onde está o erro e o que seria o certo."
          rows={3}
          maxLength={1000}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        {report.error && (
          <Failure title="O aviso não foi enviado" message={refusalOf(report.error).message} />
        )}
      </form>
    </Dialog>
  )
}
