import { Select } from '../../ui/select.tsx'
import { nameOfType } from '../sittings/public.tsx'
import { type ListFilter, type MockExam, typesAmong } from './mock-exam-query.ts'

type FiltersProps = {
  filter: ListFilter
  exams: readonly MockExam[]
  years: readonly number[]
  onChange: (filter: ListFilter) => void
}

/** Only what exists can be chosen: a filter that finds nothing helps nobody. */
export function Filters({ filter, exams, years, onChange }: FiltersProps) {
  const types = typesAmong(exams, filter.type)
  const shownYears = [...new Set([...years, ...(filter.year ? [filter.year] : [])])].sort((a, b) => b - a)
  if (types.length < 2 && shownYears.length === 0) return null
  return (
    <fieldset className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
      <legend className="sr-only">Filtrar simulados</legend>
      <Select
        label="Tipo"
        placeholder="Todos"
        options={types.map(type => ({ value: type, label: nameOfType(type) }))}
        value={filter.type ?? ''}
        onChange={({ target }) => {
          const type = types.find(known => known === target.value)
          onChange({ ...(type && { type }), ...(filter.year && { year: filter.year }) })
        }}
      />
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
    </fieldset>
  )
}
