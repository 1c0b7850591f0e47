import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { type Exam, SittingHistory, useLeftAnswers } from '../sittings/public.tsx'
import { AllowanceNote } from './allowance-note.tsx'
import { BuildDialog } from './build-dialog.tsx'
import { Filters } from './filters.tsx'
import { MockExamCard } from './mock-exam-card.tsx'
import {
  countsForLimit,
  isUsedUp,
  type List,
  type ListFilter,
  listOptions,
  type MockExam,
  readFilter,
  runningOptions,
  searchOf,
} from './mock-exam-query.ts'
import { words } from './words.ts'

/** Which mock exams there are, what runs, and what was done. */
export function ListScreen({ onStart }: { onStart: (exam: Exam) => void }) {
  const [search, setSearch] = useSearchParams()
  const [building, setBuilding] = useState(false)
  const filter = readFilter(search)
  const change = (next: ListFilter) => setSearch(searchOf(next), { replace: true, preventScrollReset: true })
  const all = useInfiniteQuery(listOptions())
  const first = all.data?.pages[0]
  useLeftAnswers()
  return (
    <Page
      title="Simulados"
      lead="Tempo de prova de verdade e nota calculada como a do ENEM."
      actions={
        <Button variant="secondary" icon={<PlusIcon />} onClick={() => setBuilding(true)}>
          Montar simulado
        </Button>
      }
    >
      <Stats stats={first?.stats} />
      {first && <AllowanceNote allowance={first.allowance} />}
      {first && (
        <Filters
          filter={filter}
          exams={all.data?.pages.flatMap(page => page.data) ?? []}
          years={first.stats.years}
          onChange={change}
        />
      )}
      <Exams filter={filter} onStart={onStart} onClear={() => change({})} />
      <SittingHistory mode="timed" words={words} title="Simulados que você fez" />
      {building && (
        <BuildDialog
          onClose={() => setBuilding(false)}
          onBuilt={exam => {
            setBuilding(false)
            onStart(exam)
          }}
        />
      )}
    </Page>
  )
}

const whole = new Intl.NumberFormat('pt-BR')

function Stats({ stats }: { stats: List['stats'] | undefined }) {
  if (!stats) {
    return (
      <div aria-hidden="true" className="grid grid-cols-2 gap-5 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map(tile => (
          <Skeleton key={tile} className="h-20 w-full" />
        ))}
      </div>
    )
  }
  const { simulados, questions, years, attempts } = stats
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return (
    <div className="grid grid-cols-2 gap-5 lg:grid-cols-4">
      <StatTile label="Simulados" value={whole.format(simulados)} />
      <StatTile label="Questões disponíveis" value={whole.format(questions)} />
      <StatTile
        label="Anos cobertos"
        value={years.length === 0 ? '–' : from === to ? from : `${from}–${to}`}
        note={years.length === 0 ? 'Por enquanto, só questões originais.' : undefined}
      />
      <StatTile label="Suas tentativas" value={whole.format(attempts)} />
    </div>
  )
}

type ExamsProps = { filter: ListFilter; onStart: (exam: Exam) => void; onClear: () => void }

function Exams({ filter, onStart, onClear }: ExamsProps) {
  const list = useInfiniteQuery(listOptions(filter))
  const running = useQuery(runningOptions())
  const runs = ({ runningAttemptId }: MockExam) => (runningAttemptId ? 0 : 1)
  // One that runs comes before all: its clock does not wait.
  const exams = (list.data?.pages.flatMap(page => page.data) ?? []).sort((a, b) => runs(a) - runs(b))
  if (list.isPending) {
    return (
      <div role="status" aria-label="Carregando simulados" className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    )
  }
  if (list.error && exams.length === 0) {
    const { message, requestId } = refusalOf(list.error)
    return (
      <Failure
        title="Os simulados não chegaram"
        message={message}
        requestId={requestId}
        onRetry={list.refetch}
      />
    )
  }
  if (exams.length === 0) {
    return (
      <Empty
        title="Nenhum simulado encontrado com os filtros selecionados."
        action={
          (filter.type || filter.year) && (
            <Button variant="secondary" onClick={onClear}>
              Limpar filtros
            </Button>
          )
        }
      >
        Você também pode montar o seu, com as matérias e o tempo que quiser.
      </Empty>
    )
  }
  const allowance = list.data?.pages[0]?.allowance
  return (
    <section aria-label="Lista de simulados">
      <ul className="grid gap-4 lg:grid-cols-2">
        {exams.map(exam => (
          <li key={exam.id} className="grid">
            <MockExamCard
              exam={exam}
              sitting={running.data?.data.find(({ attemptId }) => attemptId === exam.runningAttemptId)}
              closedUntil={
                allowance && countsForLimit(exam) && isUsedUp(allowance) ? allowance.renewsAt : undefined
              }
              onStart={() => onStart(exam)}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Mostrar mais simulados
        </Button>
      )}
    </section>
  )
}
