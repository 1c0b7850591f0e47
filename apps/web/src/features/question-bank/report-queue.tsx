import { nameOfSubject } from '@norteia/domain/question'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { ADMIN } from './admin-words.ts'
import { StatusBadge, shownDay, type WiredReport } from './my-reports.tsx'
import { plainExcerpt } from './plain-excerpt.ts'
import { labelOfReason } from './report-words.ts'

const shown = ['aberto', 'corrigido', 'recusado'] as const
export type ReportStatus = (typeof shown)[number]

export const queueOptions = (status: ReportStatus) =>
  api.questionBank.adminReports.infiniteOptions({
    input: (cursor: string | undefined) => ({ status, limit: 50, cursor }),
    initialPageParam: undefined,
    getNextPageParam: page => page.nextCursor ?? undefined,
    // Colleagues work on the same queue.
    staleTime: 15_000,
  })

type QueuedReport = WiredReport & { subject: Parameters<typeof nameOfSubject>[0] | null; source: string }

export function ReportQueue() {
  const [search, setSearch] = useSearchParams()
  const status = shown.find(known => known === search.get('status')) ?? 'aberto'
  const queue = useInfiniteQuery(queueOptions(status))
  const reports = queue.data?.pages.flatMap(page => page.data) ?? []
  return (
    <div className="grid gap-4">
      <div className="max-w-60">
        <Select
          label="Mostrar"
          options={[
            { value: 'aberto', label: 'Por responder' },
            { value: 'corrigido', label: 'Corrigidos' },
            { value: 'recusado', label: 'Sem mudança' },
          ]}
          value={status}
          onChange={event => setSearch({ aba: 'avisos', status: event.target.value }, { replace: true })}
        />
      </div>
      {queue.isPending && <Loading label="Carregando avisos…" />}
      {queue.error && <Failure message={refusalOf(queue.error).message} onRetry={queue.refetch} />}
      {queue.isSuccess && reports.length === 0 && (
        <Empty title={status === 'aberto' ? 'Nenhum aviso por responder' : 'Nenhum aviso assim'}>
          {status === 'aberto' && 'A fila está em dia.'}
        </Empty>
      )}
      <ul className="grid gap-3">
        {reports.map(report => (
          <li key={report.id}>
            <QueuedCard report={report} />
          </li>
        ))}
      </ul>
      {queue.hasNextPage && (
        <Button variant="secondary" busy={queue.isFetchingNextPage} onClick={() => queue.fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </div>
  )
}

function QueuedCard({ report }: { report: QueuedReport }) {
  const open = report.status === 'aberto'
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-step--1 text-muted">
        <StatusBadge status={report.status} />
        <span>{shownDay(report.createdAt)}</span>
        {report.subject && <span>{nameOfSubject(report.subject)}</span>}
        <span>{report.source}</span>
      </div>
      <h2 className="mt-2 text-step-1">{labelOfReason(report.reason)}</h2>
      {report.text && <p>“{report.text}”</p>}
      <p className="mt-1 text-muted">
        Questão {report.questionId}: {plainExcerpt(report.excerpt, 160)}
      </p>
      {report.answer && <p className="mt-2 border-l-3 border-primary pl-3.5">{report.answer}</p>}
      <Link
        to={`${ADMIN}/${report.questionId}?aviso=${report.id}`}
        className={`mt-3 ${buttonClass(open ? 'primary' : 'secondary', 'sm')}`}
      >
        {open ? 'Abrir e responder' : 'Abrir questão'}
        <span className="sr-only"> {report.questionId}</span>
      </Link>
    </Card>
  )
}
