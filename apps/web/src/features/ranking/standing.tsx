import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OwnStanding } from './own-standing.tsx'
import { periodWords, whole } from './period-words.ts'
import { Places } from './places.tsx'
import type { Period, Ranking } from './wire.ts'

/** The ranking of one period. */
export function Standing({ period }: { period: Period }) {
  const ranking = useQuery(api.ranking.get.queryOptions({ input: { period }, staleTime: 0 }))
  const known = ranking.data?.data
  const refusal = ranking.error && refusalOf(ranking.error)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        {ranking.isPending && <Waiting />}
        {refusal && (
          <Failure message={refusal.message} requestId={refusal.requestId} onRetry={ranking.refetch} />
        )}
        {known && <OwnStanding ranking={known} />}
        {known && <Board ranking={known} />}
      </div>
      <HowItWorks period={period} />
    </div>
  )
}

function Board({ ranking }: { ranking: Ranking }) {
  const { period, top, participants } = ranking
  const { during } = periodWords[period]
  if (top.length === 0) {
    return (
      <Empty
        title={`Ninguém pontuou ${during}`}
        action={
          <Link to="/platform/exercicios" className={buttonClass('primary')}>
            Resolver questões
          </Link>
        }
      >
        <p>A primeira questão certa já abre a lista.</p>
      </Empty>
    )
  }
  const caption = top.length < 10 ? 'Quem pontuou' : 'Os dez primeiros'
  return (
    <div>
      <Places ranking={ranking} caption={`${caption} ${during}`} />
      <p className="mt-3 text-step--1 text-muted">
        {whole(participants)} {participants === 1 ? 'participante' : 'participantes'}. Só aparece quem quer.
      </p>
    </div>
  )
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

function Waiting() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Carregando o ranking…</span>
      <Skeleton className="h-60 w-full" />
      <div className="grid gap-2">
        {rows.map(row => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </div>
  )
}
