import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useToast } from '../../ui/toast.tsx'
import { StatusBadge, shownDay } from './my-reports.tsx'
import { queueOptions } from './report-queue.tsx'
import { labelOfReason } from './report-words.ts'

type Outcome = 'corrigido' | 'recusado'

/** Ends a report with an answer its student reads. Correct the question first, then say so. */
export function ResolveForm({ reportId }: { reportId: string }) {
  const cache = useQueryClient()
  const { toast } = useToast()
  const [answer, setAnswer] = useState('')
  const [missing, setMissing] = useState(false)
  const queue = useInfiniteQuery(queueOptions('aberto'))
  const resolve = useMutation({
    mutationFn: (status: Outcome) =>
      client.questionBank.adminResolve({ id: reportId, status, answer: answer.trim() }),
    onSuccess: () => {
      toast({ title: 'Resposta enviada', description: 'Quem avisou já pode ler.' })
      void cache.invalidateQueries({ queryKey: api.questionBank.adminReports.key() })
    },
  })
  const send = (status: Outcome) => {
    setMissing(!answer.trim())
    if (answer.trim()) resolve.mutate(status)
  }

  if (resolve.isSuccess) {
    const { status } = resolve.data.data
    return (
      <Card title="Aviso respondido" action={<StatusBadge status={status} />}>
        <p className="whitespace-pre-line">{resolve.data.data.answer}</p>
      </Card>
    )
  }
  if (queue.isPending) return <Loading />
  if (queue.error) return <Failure message={refusalOf(queue.error).message} onRetry={queue.refetch} />
  const report = queue.data.pages.flatMap(page => page.data).find(({ id }) => id === reportId)
  if (!report) return null
  const refusal = resolve.error && refusalOf(resolve.error)
  return (
    <Card title={labelOfReason(report.reason)} action={<StatusBadge status={report.status} />}>
      <p className="text-step--1 text-muted">Avisado em {shownDay(report.createdAt)}</p>
      {report.text && <p className="mt-1">“{report.text}”</p>}
      <div className="mt-4 grid gap-3">
        <TextArea
          label="Resposta a quem avisou"
          hint="Diga o que mudou, ou por que fica como está. A pessoa lê em Meus avisos."
          rows={3}
          maxLength={1000}
          value={answer}
          error={missing ? 'Escreva a resposta: quem avisou espera por ela.' : undefined}
          onChange={event => {
            setAnswer(event.target.value)
            setMissing(false)
          }}
        />
        {refusal && (
          <Failure
            title="A resposta não foi enviada"
            message={
              refusal.code === 'conflito' ? 'Outra pessoa já respondeu a este aviso.' : refusal.message
            }
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button busy={resolve.isPending} onClick={() => send('corrigido')}>
            Marcar como corrigido
          </Button>
          <Button variant="secondary" disabled={resolve.isPending} onClick={() => send('recusado')}>
            Recusar o aviso
          </Button>
        </div>
      </div>
    </Card>
  )
}
