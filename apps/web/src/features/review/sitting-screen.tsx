import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Progress } from '../../ui/progress.tsx'
import { CardReview } from './card-review.tsx'
import { QuestionReview } from './question-review.tsx'
import { ADDRESS, queueOptions, type ReviewQueue } from './review-queries.ts'
import { currentOf, finish, leftIn, postpone, type Sitting } from './sitting.ts'
import { NothingNow } from './today-screen.tsx'
import { useRemoveLater } from './use-remove-later.ts'

/** The queue, one card at a time. */
export function SittingScreen() {
  // Always as it is now, but then left alone: a fetch behind it would take a half-read card away.
  const asked = useQuery({ ...queueOptions(), gcTime: 0, refetchOnReconnect: false })
  const queue = asked.data?.data
  const waiting = asked.isPending || (asked.isFetching && queue?.cards.length === 0)
  if (waiting) {
    return (
      <Frame>
        <Loading label="Carregando a revisão…" />
      </Frame>
    )
  }
  if (!queue) {
    return (
      <Frame>
        <Failure
          title="A revisão não chegou"
          message={refusalOf(asked.error).message}
          onRetry={asked.refetch}
        />
      </Frame>
    )
  }
  // A new queue begins a new sitting; while one goes on, nothing is fetched behind it.
  return <Run key={asked.dataUpdatedAt} queue={queue} onMore={asked.refetch} />
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <Page title="Revisão do dia" width="reading">
      {children}
    </Page>
  )
}

type RunProps = { queue: ReviewQueue; onMore: () => unknown }

function Run({ queue, onMore }: RunProps) {
  const [sitting, setSitting] = useState<Sitting<ReviewQueue['cards'][number]>>({
    cards: queue.cards,
    done: [],
  })
  const [last, setLast] = useState('')
  const { hidden, remove } = useRemoveLater()
  const card = currentOf(sitting, hidden)
  const done = queue.doneToday + sitting.done.length
  const all = done + leftIn(sitting, hidden)

  if (!card) {
    return (
      <Frame>
        <p role="status" className="empty:hidden">
          {last}
        </p>
        <Ending
          queue={queue}
          done={done}
          touched={sitting.done.length > 0 || hidden.size > 0}
          onMore={onMore}
        />
      </Frame>
    )
  }

  const Review = card.kind === 'questao' && card.question ? QuestionReview : CardReview
  return (
    <div className="mx-auto w-full max-w-reading">
      <header className="mb-4">
        <div className="-mx-2 flex flex-wrap items-center justify-between gap-x-3">
          <Link to={ADDRESS} className={buttonClass('quiet', 'sm')}>
            <ArrowLeftIcon /> Revisão
          </Link>
          <Button variant="quiet" size="sm" onClick={() => remove(card.id)}>
            Parar de revisar esta
          </Button>
        </div>
        <h1 id="page-title" tabIndex={-1} className="mb-2 text-step-2">
          Revisão do dia
        </h1>
        <Progress label="Hoje" value={done} max={all} text={`${done} de ${all}`} />
        <p role="status" className="mt-2 text-step--1 text-muted empty:hidden">
          {last}
        </p>
      </header>
      <Review
        key={card.id}
        card={card}
        onPostpone={leftIn(sitting, hidden) > 1 ? () => setSitting(postpone(sitting, card.id)) : undefined}
        onDone={words => {
          setLast(words)
          setSitting(finish(sitting, card.id))
          scrollTo(0, 0)
        }}
      />
    </div>
  )
}

type EndingProps = { queue: ReviewQueue; done: number; touched: boolean; onMore: () => unknown }

/** What was not remembered may be due again already: only the server knows. */
function Ending({ queue, done, touched, onMore }: EndingProps) {
  if (!touched) {
    return (
      <>
        <NothingNow due={queue.due} doneToday={queue.doneToday} nextDueAt={queue.nextDueAt} />
        <BackLink />
      </>
    )
  }
  return (
    <>
      <p className="font-display text-step-2 font-bold">
        {done === 1 ? 'Uma revista hoje.' : `${done} revistas hoje.`} É o bastante para o dia.
      </p>
      <p className="text-muted">O que você não lembrou volta logo; o resto, quando estiver na hora.</p>
      <div className="flex flex-wrap gap-3">
        <Link to={ADDRESS} className={buttonClass('primary')}>
          Concluir
        </Link>
        <Button variant="secondary" onClick={() => void onMore()}>
          Ver se algo já voltou
        </Button>
      </div>
    </>
  )
}

function BackLink() {
  return (
    <Link to={ADDRESS} className={buttonClass('secondary')}>
      Voltar
    </Link>
  )
}
