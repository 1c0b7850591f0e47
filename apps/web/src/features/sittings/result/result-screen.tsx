import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { api } from '../../../api/query.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { AlertIcon } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { counted, momentText } from '../names.ts'
import type { ResultState } from '../room/use-finish.ts'
import type { SittingWords } from '../sitting-words.ts'
import type { SittingResult } from '../wire.ts'
import { AreaScores } from './area-scores.tsx'
import { CoherenceCard } from './coherence-card.tsx'
import { EarlierCard } from './earlier-card.tsx'
import { GainsCard } from './gains-card.tsx'
import { Headline } from './headline.tsx'
import { NotYet } from './not-yet.tsx'
import { TalliesCard } from './tallies-card.tsx'
import { TimeCard } from './time-card.tsx'

type ResultScreenProps = { attemptId: string; words: SittingWords; onAgain?: (result: SittingResult) => void }

/** What an exam said: first the number and what to do next, then why. */
export default function ResultScreen({ attemptId, words, onAgain }: ResultScreenProps) {
  const result = useQuery({
    ...api.sittings.result.queryOptions({ input: { attemptId } }),
    select: answer => answer.data,
  })
  const refusal = result.error ? refusalOf(result.error) : undefined
  if (refusal?.code === 'prova_em_andamento') {
    return <NotYet attemptId={attemptId} words={words} refusal={refusal} />
  }
  const back = (
    <Link to={words.path} className={buttonClass('secondary')}>
      {words.back}
    </Link>
  )
  if (refusal?.status === 404 || refusal?.status === 400) {
    return (
      <Page title="Resultado não encontrado" width="reading">
        <Empty title="Este resultado não existe ou é de outra conta" action={back} />
      </Page>
    )
  }
  if (refusal) {
    return (
      <Page title="O resultado não abriu" width="reading" actions={back}>
        <Failure {...refusal} onRetry={result.refetch} />
      </Page>
    )
  }
  if (!result.data) return <Waiting title={words.done} />
  return <Result result={result.data} words={words} onAgain={onAgain} />
}

function Waiting({ title }: { title: string }) {
  return (
    <Page title={title} lead="Calculando seu resultado…">
      <div role="status" aria-label="Carregando resultado" className="grid gap-6">
        <Skeleton className="h-40 w-full" />
        <SkeletonLines lines={4} />
      </div>
    </Page>
  )
}

type ResultProps = Omit<ResultScreenProps, 'attemptId'> & { result: SittingResult }

function Result({ result, words, onAgain }: ResultProps) {
  const { state } = useLocation() as { state: ResultState | null }
  const reviewPath = `${words.path}/${result.attemptId}/revisao`
  const when = result.finishedAt ?? result.startedAt
  return (
    <Page title={words.done} lead={`${result.exam.title} · ${momentText(when)}`}>
      {state?.lost ? <Lost count={state.lost} /> : null}
      <Headline result={result} words={words} reviewPath={reviewPath} onAgain={onAgain} />
      <AreaScores result={result} />
      <CoherenceCard result={result} />
      <GainsCard items={result.items} reviewPath={reviewPath} />
      <TalliesCard result={result} />
      <TimeCard result={result} />
      <EarlierCard result={result} path={words.path} />
    </Page>
  )
}

/** Said once, on arrival: these are not in the result, and the student should know. */
function Lost({ count }: { count: number }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-card border border-caution bg-caution-soft p-4 text-caution"
    >
      <AlertIcon className="size-5 mt-0.5" />
      <span>
        A prova terminou enquanto este aparelho estava sem conexão:{' '}
        {counted(count, 'resposta não chegou', 'respostas não chegaram')} a tempo e não{' '}
        {count === 1 ? 'conta' : 'contam'} no resultado.
      </span>
    </p>
  )
}
