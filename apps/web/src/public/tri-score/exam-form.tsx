import type { Language, YearTable } from '@norteia/domain/item-response'
import { Select } from '../../ui/select.tsx'
import { areasOf, dayOf } from './areas.ts'
import { applicationsOf, type Choice, coversOf } from './covers.ts'
import type { Exam } from './exam.ts'
import { coverOf } from './paper.ts'
import { years } from './year-files.ts'

type ExamFormProps = { exam: Exam; table: YearTable | null; onChange: (over: Partial<Exam>) => void }

export function ExamForm({ exam, table, onChange }: ExamFormProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <Select
        label="Ano"
        value={exam.year}
        options={years.map(year => ({ value: String(year), label: String(year) }))}
        onChange={event => onChange({ year: Number(event.target.value) })}
      />
      <Select
        label="Aplicação"
        value={exam.application}
        options={table ? applicationsOf(table) : [{ value: exam.application, label: '1ª aplicação' }]}
        onChange={event => onChange({ application: event.target.value })}
      />
    </div>
  )
}

type CoverFormProps = ExamFormProps & { languages: readonly Language[] }

const languageNames: Record<Language, string> = { en: 'Inglês', es: 'Espanhol' }

/** What the student held that day. The colour is the day's, so both of its areas share it. */
export function CoverForm({ exam, table, languages, onChange }: CoverFormProps) {
  const day = dayOf(exam.year, exam.area)
  const covers = table
    ? coversOf(table, exam.application, areasOf(exam.year).slice(2 * day - 2, 2 * day))
    : []
  const cover = table ? coverOf(table, exam, exam.area) : undefined
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <Select
        label={`Caderno do ${day}º dia`}
        value={cover?.value ?? ''}
        options={covers.length > 0 ? covers : NO_COVER}
        onChange={event => onChange({ covers: { ...exam.covers, [day]: event.target.value } })}
      />
      {languages.length > 0 && (
        <Select
          label="Língua"
          value={languages.includes(exam.language) ? exam.language : languages[0]}
          options={languages.map(value => ({ value, label: languageNames[value] }))}
          onChange={event => onChange({ language: event.target.value as Language })}
        />
      )}
    </div>
  )
}

const NO_COVER: Choice[] = [{ value: '', label: 'Azul' }]
