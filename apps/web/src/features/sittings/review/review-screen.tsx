import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { api } from '../../../api/query.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { NotYet } from '../result/not-yet.tsx'
import type { SittingWords } from '../sitting-words.ts'
import type { ResultItem } from '../wire.ts'
import { filterOf, filters, PAGE, pageFrom, placeOf } from './review-filter.ts'
import { ReviewMap } from './review-map.tsx'
import { ReviewedQuestion } from './reviewed-question.tsx'

type ReviewScreenProps = { attemptId: string; words: SittingWords }

/** Question after question with its explanation: where an exam turns into learning. */
export default function ReviewScreen({ attemptId, words }: ReviewScreenProps) {
  const result = useQuery({
    ...api.sittings.result.queryOptions({ input: { attemptId } }),
    select: answer => answer.data,
  })
  const resultPath = `${words.path}/${attemptId}/resultado`
  const refusal = result.error ? refusalOf(result.error) : undefined
  if (refusal?.code === 'prova_em_andamento') {
    return <NotYet attemptId={attemptId} words={words} refusal={refusal} />
  }
  if (refusal?.status === 404 || refusal?.status === 400) return <Navigate to={resultPath} replace />
  return (
    <Page
      title="Revisão da prova"
      lead={result.data?.exam.title}
      actions={
        <Link to={resultPath} className={buttonClass('secondary')}>
          Voltar ao resultado
        </Link>
      }
    >
      {refusal && <Failure {...refusal} onRetry={result.refetch} />}
      {!refusal && !result.data && <SkeletonLines lines={6} />}
      {result.data && <Review attemptId={attemptId} items={result.data.items} />}
    </Page>
  )
}

function Review({ attemptId, items }: { attemptId: string; items: readonly ResultItem[] }) {
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search.get('ver'))
  const shown = items.filter(filter.shows)
  const place = placeOf(shown, search.get('questao'))
  const item = shown[place]

  const show = (orderIndex: number, ver: string = filter.slug) =>
    setSearch(
      { ...(ver === 'todas' ? {} : { ver }), questao: String(orderIndex + 1) },
      { replace: true, preventScrollReset: true },
    )
  const choose = (slug: string) => {
    const first = items.find(filterOf(slug).shows)
    show(first?.orderIndex ?? 0, slug)
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <fieldset className="flex min-w-0 flex-wrap gap-2 lg:col-start-2">
        <legend className="mb-1.5 font-semibold">Mostrar</legend>
        {filters.map(({ slug, label, shows }) => (
          <Button
            key={slug}
            size="sm"
            variant="secondary"
            aria-pressed={slug === filter.slug}
            className="aria-pressed:border-primary aria-pressed:bg-quiet aria-pressed:inset-ring aria-pressed:inset-ring-primary"
            onClick={() => choose(slug)}
          >
            {label} <span className="text-muted tabular">{items.filter(shows).length}</span>
          </Button>
        ))}
      </fieldset>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {item ? (
          <>
            <OnePage attemptId={attemptId} item={item} />
            <Turn place={place} shown={shown} onShow={show} />
          </>
        ) : (
          <Empty title="Nenhuma questão aqui">Escolha outro filtro para continuar a revisão.</Empty>
        )}
      </div>
      <div className="min-w-0 lg:col-start-2">
        <ReviewMap items={shown} current={item?.orderIndex} onShow={show} />
      </div>
    </div>
  )
}

type TurnProps = { place: number; shown: readonly ResultItem[]; onShow: (orderIndex: number) => void }

function Turn({ place, shown, onShow }: TurnProps) {
  const [before, after] = [shown[place - 1], shown[place + 1]]
  return (
    <nav aria-label="Questões" className="mt-6 flex justify-between gap-2 border-t border-line pt-4">
      <Button
        variant="secondary"
        icon={<ArrowLeftIcon />}
        disabled={!before}
        onClick={() => before && onShow(before.orderIndex)}
      >
        Anterior
      </Button>
      <Button disabled={!after} onClick={() => after && onShow(after.orderIndex)}>
        Próxima <ArrowRightIcon />
      </Button>
    </nav>
  )
}

/** Ten questions are fetched at a time, and the ten after them while these are read. */
function OnePage({ attemptId, item }: { attemptId: string; item: ResultItem }) {
  const cache = useQueryClient()
  const page = (from: number) => api.sittings.review.queryOptions({ input: { attemptId, from, limit: PAGE } })
  const from = pageFrom(item.orderIndex)
  const review = useQuery(page(from))
  const nextFrom = review.data?.nextFrom
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options follow from what is named
  useEffect(() => {
    if (nextFrom) void cache.prefetchQuery(page(nextFrom))
  }, [nextFrom, attemptId, cache])

  const host = useRef<HTMLDivElement>(null)
  const arrivedAt = useRef(item.orderIndex)
  useEffect(() => {
    if (arrivedAt.current === item.orderIndex) return
    arrivedAt.current = item.orderIndex
    host.current?.scrollIntoView?.({ block: 'start' })
    host.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [item.orderIndex])

  const reviewed = review.data?.data.find(({ orderIndex }) => orderIndex === item.orderIndex)
  return (
    <div ref={host} className="scroll-mt-4">
      {review.error && <Failure {...refusalOf(review.error)} onRetry={review.refetch} />}
      {review.isPending && <SkeletonLines lines={8} />}
      {reviewed && <ReviewedQuestion reviewed={reviewed} item={item} />}
      {review.data && !reviewed && (
        <Empty title="Esta questão não está mais disponível">Ela foi retirada da prova.</Empty>
      )}
    </div>
  )
}
