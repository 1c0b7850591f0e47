import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Exam, SittingHistory, useLeftAnswers } from '../sittings/public.tsx'
import { PastExamCard } from './past-exam-card.tsx'
import {
  type ListFilter,
  listOptions,
  type PastExam,
  readFilter,
  searchOf,
  typesAmong,
} from './past-exam-query.ts'
import { words } from './words.ts'

export function ListScreen({ onStart }: { onStart: (exam: Exam) => void }) {
  const [search, setSearch] = useSearchParams()
  const filter = readFilter(search)
  const change = (next: ListFilter) => setSearch(searchOf(next), { replace: true, preventScrollReset: true })
  const all = useInfiniteQuery(listOptions())
  useLeftAnswers()
  return (
    <Page
      title="Treine com provas"
      lead="Provas inteiras, no seu ritmo: pause quando quiser e revise cada questão no fim."
    >
      {all.data && (
        <Filters
          filter={filter}
          exams={all.data.pages.flatMap(page => page.data)}
          years={all.data.pages[0]?.years ?? []}
          onChange={change}
        />
      )}
      <Exams filter={filter} onStart={onStart} onClear={() => change({})} />
      <SittingHistory mode="own-pace" words={words} title="Provas que você fez" />
    </Page>
  )
}

type FiltersProps = {
  filter: ListFilter
  exams: readonly PastExam[]
  years: readonly number[]
  onChange: (filter: ListFilter) => void
}

function Filters({ filter, exams, years, onChange }: FiltersProps) {
  const types = typesAmong(exams, filter.type)
  const shownYears = [...new Set([...years, ...(filter.year ? [filter.year] : [])])].sort((a, b) => b - a)
  if (types.length < 2 && shownYears.length === 0) return null
  return (
    <fieldset className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
      <legend className="sr-only">Filtrar provas</legend>
      {shownYears.length > 0 && (
        <Select
          label="Ano"
          placeholder="Todos"
          options={shownYears.map(year => ({ value: String(year), label: String(year) }))}
          value={filter.year ? String(filter.year) : ''}
          onChange={({ target }) => {
            const year = Number(target.value)
            onChange({ ...(filter.type && { type: filter.type }), ...(year > 0 && { year }) })
          }}
        />
      )}
      <Select
        label="Tipo"
        placeholder="Todos"
        options={types.map(type => ({ value: type, label: type }))}
        value={filter.type ?? ''}
        onChange={({ target }) => {
          const type = types.find(known => known === target.value)
          onChange({ ...(type && { type }), ...(filter.year && { year: filter.year }) })
        }}
      />
    </fieldset>
  )
}

type ExamsProps = { filter: ListFilter; onStart: (exam: Exam) => void; onClear: () => void }

function Exams({ filter, onStart, onClear }: ExamsProps) {
  const list = useInfiniteQuery(listOptions(filter))
  const exams = list.data?.pages.flatMap(page => page.data) ?? []
  if (list.isPending) {
    return (
      <div role="status" aria-label="Carregando provas" className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    )
  }
  if (list.error && exams.length === 0) {
    const { message, requestId } = refusalOf(list.error)
    return (
      <Failure
        title="As provas não chegaram"
        message={message}
        requestId={requestId}
        onRetry={list.refetch}
      />
    )
  }
  if (exams.length === 0) {
    const filtered = filter.type !== undefined || filter.year !== undefined
    return (
      <Empty
        title={
          filtered ? 'Nenhuma prova encontrada com os filtros selecionados.' : 'Ainda não há provas aqui.'
        }
        action={
          filtered && (
            <Button variant="secondary" onClick={onClear}>
              Limpar filtros
            </Button>
          )
        }
      />
    )
  }
  return (
    <section aria-label="Lista de provas">
      <ul className="grid gap-4 lg:grid-cols-2">
        {exams.map(exam => (
          <li key={exam.id} className="grid">
            <PastExamCard exam={exam} onStart={() => onStart(exam.exam)} />
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
          Mostrar mais provas
        </Button>
      )}
    </section>
  )
}
