import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { dayText, nameOfArea, percentText, tenthText } from './names.ts'
import type { SittingWords } from './sitting-words.ts'
import type { Sitting, SittingBrief } from './wire.ts'

type SittingHistoryProps = { mode: Sitting['mode']; words: SittingWords; title: string }

const PAGE = 10

/** Own finished exams of a kind, the newest first; nothing at all before the first one. */
export function SittingHistory({ mode, words, title }: SittingHistoryProps) {
  const history = useInfiniteQuery({
    ...api.sittings.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ mode, status: 'finished' as const, limit: PAGE, cursor }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
  })
  const sat = history.data?.pages.flatMap(page => page.data) ?? []
  if (history.isSuccess && sat.length === 0) return null
  return (
    <Card title={title}>
      {history.isPending && <SkeletonLines />}
      {history.error && sat.length === 0 && (
        <Failure {...refusalOf(history.error)} onRetry={history.refetch} />
      )}
      <ul>
        {sat.map(brief => (
          <li key={brief.attemptId} className="border-t border-line first:border-t-0">
            <Line brief={brief} words={words} />
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </Card>
  )
}

function Line({ brief, words }: { brief: SittingBrief; words: SittingWords }) {
  const { exam, attemptId, score, correctAnswers, totalQuestions, areas } = brief
  return (
    <Link
      to={`${words.path}/${attemptId}/resultado`}
      className="grid gap-x-4 gap-y-1 py-2.5 hover:bg-quiet sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <span className="min-w-0">
        <span className="block font-semibold text-link underline underline-offset-3">{exam.title}</span>
        <span className="text-step--1 text-muted tabular">
          {dayText(brief.finishedAt ?? brief.startedAt)} · {correctAnswers ?? 0} de {totalQuestions} certas
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular">
        {areas.map(({ area, score: points, estimated }) => (
          <span key={area} className="text-step--1">
            <span className="text-muted">{nameOfArea(area)}</span> <b>{tenthText(points)}</b>
            {estimated && <span className="text-muted"> (est.)</span>}
          </span>
        ))}
        {score !== null && <Badge>{percentText(score)}</Badge>}
      </span>
    </Link>
  )
}
