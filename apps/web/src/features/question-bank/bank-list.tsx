import { difficulties, nameOfSubject, subjectSlugs } from '@norteia/domain/question'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { Checkbox } from '../../ui/toggle.tsx'
import { ADMIN, questionStatuses } from './admin-words.ts'
import { difficultyNames } from './difficulty-badge.tsx'
import { plainExcerpt } from './plain-excerpt.ts'
import { nameOfQuestion } from './question-facts.tsx'

const known = <T extends string>(values: readonly T[], text: string | null) =>
  values.find(value => value === text)
const statusNames = ['draft', 'published', 'archived'] as const

/** The whole bank, searched by the server. */
export function BankList() {
  const [search, setSearch] = useSearchParams()
  const filters = {
    search: search.get('busca')?.trim() || undefined,
    subject: known(subjectSlugs, search.get('subject')),
    difficulty: known(difficulties, search.get('difficulty')),
    status: known(statusNames, search.get('situacao')),
    reported: search.get('reportadas') ? ('true' as const) : undefined,
  }
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    set('busca', String(new FormData(event.currentTarget).get('busca') ?? '').trim())
  }
  const list = useInfiniteQuery(
    api.questionBank.adminList.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filters, limit: 30, cursor }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
      staleTime: 15_000,
    }),
  )
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  return (
    <div className="grid gap-5">
      <form onSubmit={look} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="Buscar no texto"
            name="busca"
            type="search"
            defaultValue={filters.search ?? ''}
            maxLength={80}
          />
        </div>
        <Button type="submit" variant="secondary" icon={<SearchIcon />}>
          Buscar
        </Button>
      </form>
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Matéria"
          placeholder="Todas"
          options={subjectSlugs.map(value => ({ value, label: nameOfSubject(value) }))}
          value={filters.subject ?? ''}
          onChange={event => set('subject', event.target.value)}
        />
        <Select
          label="Dificuldade"
          placeholder="Todas"
          options={difficulties.map(value => ({ value, label: difficultyNames[value] }))}
          value={filters.difficulty ?? ''}
          onChange={event => set('difficulty', event.target.value)}
        />
        <Select
          label="Situação"
          placeholder="Todas"
          options={statusNames.map(value => ({ value, label: questionStatuses[value].label }))}
          value={filters.status ?? ''}
          onChange={event => set('situacao', event.target.value)}
        />
        <Checkbox
          label="Só com avisos abertos"
          checked={filters.reported !== undefined}
          onChange={event => set('reportadas', event.target.checked ? '1' : '')}
        />
      </div>
      {list.isPending && <Loading label="Carregando questões…" />}
      {list.error && <Failure message={refusalOf(list.error).message} onRetry={list.refetch} />}
      {list.isSuccess && (
        <DataTable
          caption="Questões"
          captionHidden
          sortable={false}
          rows={rows}
          rowKey={({ id }) => String(id)}
          empty="Nenhuma questão assim."
          columns={[
            {
              key: 'question',
              header: 'Questão',
              cell: question => (
                <Link
                  to={`${ADMIN}/${question.id}`}
                  className="block text-link underline underline-offset-3 sm:text-left"
                >
                  {question.id}. {plainExcerpt(question.question, 100)}
                </Link>
              ),
            },
            {
              key: 'subject',
              header: 'Matéria',
              cell: question => <span className="block sm:text-left">{nameOfQuestion(question)}</span>,
            },
            {
              key: 'difficulty',
              header: 'Dificuldade',
              cell: ({ difficulty }) => difficultyNames[difficulty],
            },
            {
              key: 'status',
              header: 'Situação',
              cell: ({ status }) => (
                <Badge tone={questionStatuses[status].tone}>{questionStatuses[status].label}</Badge>
              ),
            },
            { key: 'reports', header: 'Avisos', numeric: true, cell: ({ openReports }) => openReports },
          ]}
        />
      )}
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </div>
  )
}
