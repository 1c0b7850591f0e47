import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardsIcon, QuestionIcon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { nameOfQuestion, plainExcerpt } from '../question-bank/public.tsx'
import { ADDRESS, type WiredCard } from './review-queries.ts'
import { comesBack } from './review-words.ts'
import { useRemoveLater } from './use-remove-later.ts'

/** Everything in review, with when it comes back. */
export function CardsScreen() {
  const { hidden, remove } = useRemoveLater()
  const list = useInfiniteQuery(
    api.review.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 30, cursor }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
  )
  const all = list.data?.pages.flatMap(page => page.data) ?? []
  const cards = all.filter(({ id }) => !hidden.has(id))
  return (
    <Page
      title="Tudo na revisão"
      width="reading"
      actions={
        <Link to={ADDRESS} className={buttonClass('secondary')}>
          Revisão de hoje
        </Link>
      }
    >
      {list.isPending && <Loading label="Carregando cartões…" />}
      {list.error && all.length === 0 && (
        <Failure message={refusalOf(list.error).message} onRetry={list.refetch} />
      )}
      {list.isSuccess && cards.length === 0 && !list.hasNextPage && (
        <Empty title="Nada na revisão">
          Questões erradas ou duvidosas entram sozinhas; cartões você cria nas explicações.
        </Empty>
      )}
      <ul className="grid gap-3">
        {cards.map(card => (
          <li key={card.id}>
            <CardLine card={card} onRemove={() => remove(card.id)} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <Failure message={refusalOf(list.error).message} onRetry={list.fetchNextPage} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </Page>
  )
}

function CardLine({ card, onRemove }: { card: WiredCard; onRemove: () => void }) {
  const { kind, question, front, dueAt, reviews, lapses } = card
  const text = plainExcerpt((kind === 'cartao' ? front : question?.question) ?? '', 140)
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-step--1 text-muted">
        <Badge icon={kind === 'cartao' ? <CardsIcon /> : <QuestionIcon />}>
          {kind === 'cartao' ? 'Cartão' : 'Questão'}
        </Badge>
        {question && <span>{nameOfQuestion(question)}</span>}
      </div>
      <p className="mt-1.5">{text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-step--1 text-muted">
          {comesBack(new Date(dueAt), new Date())} {historyOf(reviews, lapses)}
        </p>
        <Button variant="quiet" size="sm" className="-mr-3 ml-auto" onClick={onRemove}>
          Parar de revisar<span className="sr-only">: {text}</span>
        </Button>
      </div>
    </Card>
  )
}

function historyOf(reviews: number, lapses: number) {
  if (reviews === 0) return 'Ainda não revista.'
  const seen = reviews === 1 ? 'Revista 1 vez' : `Revista ${reviews} vezes`
  return lapses === 0 ? `${seen}.` : `${seen}, esquecida ${lapses}.`
}
