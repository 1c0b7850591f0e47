import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { MY_REPORTS } from '../question-bank/public.tsx'
import { AdaptiveStart } from './adaptive-start.tsx'
import { ExerciseCard } from './exercise-card.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { countFilters, type Filters, readFilters, searchOf } from './filters.ts'
import { listOptions } from './list-query.ts'
import { OpenTraining } from './open-training.tsx'
import { openSitting } from './training.ts'
import { useTraining } from './use-training.ts'

export function ListScreen() {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const change = (next: Filters) => setSearch(searchOf(next), { replace: true, preventScrollReset: true })
  return (
    <Page title="Exercícios" lead="Resolva no seu ritmo; a explicação vem junto com a resposta.">
      <OpenTraining />
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start">
        <FilterPanel filters={filters} onChange={change}>
          <Link to={MY_REPORTS} className={buttonClass('quiet', 'sm')}>
            Meus avisos
          </Link>
        </FilterPanel>
        <div className="grid min-w-0 gap-4">
          <AdaptiveStart filters={filters} />
          <ExerciseList filters={filters} onClear={() => change({})} />
        </div>
      </div>
    </Page>
  )
}

function ExerciseList({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const { training } = useTraining()
  const [now] = useState(Date.now)
  const list = useInfiniteQuery({
    ...listOptions(filters),
    // What was answered since changes these lists.
    refetchOnMount: filters.only ? 'always' : true,
  })
  if (list.isPending) return <Loading label="Carregando exercícios..." />
  const questions = list.data?.pages.flatMap(page => page.data) ?? []
  if (list.error && questions.length === 0) {
    const { message, requestId } = refusalOf(list.error)
    return (
      <Failure
        title="Os exercícios não chegaram"
        message={message}
        requestId={requestId}
        onRetry={list.refetch}
      />
    )
  }
  if (questions.length === 0) {
    const filtered = countFilters(filters) > 0
    return (
      <Empty
        title="Nenhum exercício encontrado com os filtros selecionados."
        action={
          filtered && (
            <Button variant="secondary" onClick={onClear}>
              Limpar filtros
            </Button>
          )
        }
      >
        {emptyHint(filters)}
      </Empty>
    )
  }
  const outcomes = openSitting(training, now)?.outcomes ?? {}
  return (
    <>
      <ul className="grid gap-3" aria-label="Exercícios">
        {questions.map(question => (
          <li key={question.id}>
            <ExerciseCard question={question} filters={filters} outcome={outcomes[question.id]} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <Failure
          title="O resto da lista não chegou"
          message={refusalOf(list.error).message}
          onRetry={list.fetchNextPage}
        />
      )}
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted">
          Mostrando {questions.length} exercício(s)
        </p>
        {list.hasNextPage && !list.isFetchNextPageError && (
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            busyLabel="Carregando..."
            onClick={() => list.fetchNextPage()}
          >
            Carregar mais
          </Button>
        )}
      </footer>
    </>
  )
}

function emptyHint({ only, ...others }: Filters) {
  if (only === 'erradas') return 'Nada para refazer aqui: você não errou nenhuma, ou ainda não respondeu.'
  if (only === 'ineditas') return 'Você já respondeu todas as que existem aqui.'
  return countFilters(others) > 0 ? 'Tire um dos filtros para ver mais.' : 'Ainda não há questões publicadas.'
}
