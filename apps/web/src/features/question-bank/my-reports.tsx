import type { QuestionReport } from '@norteia/contract/question-bank'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CheckIcon, ClockIcon, InfoIcon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { plainExcerpt } from './plain-excerpt.ts'
import { labelOfReason, statuses } from './report-words.ts'

/** A report as it crosses the wire: its moments are still text. */
export type WiredReport = Omit<QuestionReport, 'createdAt' | 'resolvedAt'> & {
  createdAt: string
  resolvedAt: string | null
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' })
export const shownDay = (instant: string) => day.format(new Date(instant))

/** What the student reported and what the team answered. */
export function MyReports() {
  const reports = useInfiniteQuery(
    api.questionBank.myReports.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 20, cursor }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
      // The team may have answered since the last look.
      staleTime: 30_000,
    }),
  )
  if (reports.isPending) return <Loading label="Carregando avisos…" />
  const all = reports.data?.pages.flatMap(page => page.data) ?? []
  if (reports.error && all.length === 0) {
    return <Failure message={refusalOf(reports.error).message} onRetry={reports.refetch} />
  }
  if (all.length === 0) {
    return (
      <Empty title="Nenhum aviso ainda">
        Encontrou um erro numa questão? Use “Avisar de um erro” embaixo dela. A equipe lê todos e responde
        aqui.
      </Empty>
    )
  }
  return (
    <>
      <ul className="grid gap-3">
        {all.map(report => (
          <li key={report.id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
      {reports.isFetchNextPageError && (
        <Failure message={refusalOf(reports.error).message} onRetry={reports.fetchNextPage} />
      )}
      {reports.hasNextPage && !reports.isFetchNextPageError && (
        <Button variant="secondary" busy={reports.isFetchingNextPage} onClick={() => reports.fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </>
  )
}

function ReportCard({ report }: { report: WiredReport }) {
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-step--1 text-muted">
        <StatusBadge status={report.status} />
        <span>Enviado em {shownDay(report.createdAt)}</span>
      </div>
      <p className="mt-2 font-semibold">{labelOfReason(report.reason)}</p>
      <p className="text-muted">{plainExcerpt(report.excerpt, 160)}</p>
      {report.text && <p className="mt-1">Você escreveu: “{report.text}”</p>}
      {report.answer ? (
        <div className="mt-3 border-l-3 border-primary pl-3.5">
          <p className="text-step--1 font-semibold">
            Resposta da equipe{report.resolvedAt ? `, ${shownDay(report.resolvedAt)}` : ''}
          </p>
          <p className="whitespace-pre-line">{report.answer}</p>
        </div>
      ) : (
        <p className="mt-2 text-step--1 text-muted">A equipe ainda vai ler este aviso.</p>
      )}
    </Card>
  )
}

const icons = { aberto: ClockIcon, corrigido: CheckIcon, recusado: InfoIcon }

export function StatusBadge({ status }: Pick<QuestionReport, 'status'>) {
  const { label, tone } = statuses[status]
  const Icon = icons[status]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  )
}
