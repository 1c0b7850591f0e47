import { difficulties, nameOfSubject, subjectSlugs } from '@norteia/domain/question'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Failure } from '../../ui/failure.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { difficultyNames } from '../question-bank/public.tsx'
import { type FilterName, type Filters, withFilter } from './filters.ts'

type FilterFieldsProps = { filters: Filters; onChange: (filters: Filters) => void }
type Choice = { value: string; name: string; count: number }

const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ value, name, count }) => ({ value, label: `${name} (${count})` }))

const skills = Array.from({ length: 30 }, (_, index) => ({ value: `${index + 1}`, label: `H${index + 1}` }))

export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const id = useId()
  const asked = useQuery(api.exercises.choices.queryOptions())
  const choices = asked.data?.data
  const set = <K extends FilterName>(name: K, value: string) =>
    onChange(withFilter(filters, name, (value || undefined) as Filters[K] | undefined))

  const subject = choices?.subjects.find(({ value }) => value === filters.subject)
  const subjects = choices
    ? optionsOf(choices.subjects)
    : subjectSlugs.map(value => ({ value, label: nameOfSubject(value) }))
  return (
    <div className="grid gap-4">
      <RadioCards
        legend="Mostrar"
        name={`${id}-only`}
        value={filters.only ?? ''}
        onChange={value => set('only', value)}
        options={[
          { value: '', label: 'Todas' },
          { value: 'erradas', label: 'Só as que errei' },
          { value: 'ineditas', label: 'Ainda não vistas' },
        ]}
      />
      <Select
        label="Matéria"
        placeholder={choices ? `Todas (${choices.total})` : 'Todas'}
        options={withCurrent(subjects, filters.subject)}
        value={filters.subject ?? ''}
        onChange={event => set('subject', event.target.value)}
      />
      {filters.subject && (
        <Select
          label="Assunto"
          placeholder="Todos"
          options={withCurrent(optionsOf(subject?.topics ?? []), filters.topic)}
          value={filters.topic ?? ''}
          onChange={event => set('topic', event.target.value)}
        />
      )}
      <Select
        label="Dificuldade"
        placeholder="Todas"
        options={difficulties.map(value => ({ value, label: difficultyNames[value] }))}
        value={filters.difficulty ?? ''}
        onChange={event => set('difficulty', event.target.value)}
      />
      {filters.subject && (
        <Select
          label="Habilidade do ENEM"
          placeholder="Todas"
          options={skills}
          value={filters.skill?.toString() ?? ''}
          onChange={event => set('skill', event.target.value)}
        />
      )}
      <Select
        label="Fonte"
        placeholder="Todas"
        options={withCurrent(optionsOf(choices?.sources ?? []), filters.source)}
        value={filters.source ?? ''}
        onChange={event => set('source', event.target.value)}
      />
      {(filters.year || (choices && choices.years.length > 0)) && (
        <Select
          label="Ano"
          placeholder="Todos"
          options={withCurrent(optionsOf(choices?.years ?? []), filters.year?.toString())}
          value={filters.year?.toString() ?? ''}
          onChange={event => set('year', event.target.value)}
        />
      )}
      {asked.error && (
        <Failure
          title="Nem todos os filtros chegaram"
          message={refusalOf(asked.error).message}
          onRetry={asked.refetch}
        />
      )}
    </div>
  )
}

type Option = { value: string; label: string }

/** What the address asks for stays shown, also before the choices are here or when none has it any more. */
function withCurrent(options: readonly Option[], current: string | undefined): Option[] {
  const known = !current || options.some(({ value }) => value === current)
  return known ? [...options] : [...options, { value: current, label: current }]
}
