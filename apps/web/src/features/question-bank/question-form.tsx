import { difficulties, nameOfSubject, type Subject, subjectSlugs } from '@norteia/domain/question'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useDeferredValue, useId, useState } from 'react'
import { api } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { statusOptions, styles } from './admin-words.ts'
import { difficultyNames } from './difficulty-badge.tsx'
import { checkDraft, type Draft, type DraftErrors } from './draft.ts'
import { OptionFields } from './option-fields.tsx'
import { QuestionPreview } from './question-preview.tsx'

type QuestionFormProps = {
  initial: Draft
  onSend: (draft: Draft, note: string) => void
  busy: boolean
  /** It exists already: whoever changes it says why, and marks it elsewhere. */
  existing?: boolean
  /** Why it was refused, and the like: above the button. */
  notice?: ReactNode
  actions?: ReactNode
}

/** Writes a question and shows it as a student will see it. */
export function QuestionForm({
  initial,
  onSend,
  busy,
  existing = false,
  notice,
  actions,
}: QuestionFormProps) {
  const id = useId()
  const [draft, setDraft] = useState(initial)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<DraftErrors>({})
  const shown = useDeferredValue(draft)
  const topics = useTopics(draft.subject)
  const set = (changes: Partial<Draft>) => setDraft(current => ({ ...current, ...changes }))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkDraft(draft)
    setErrors(found)
    if (Object.keys(found).length === 0) return busy ? undefined : onSend(draft, note.trim())
    const form = event.currentTarget
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <form onSubmit={submit} noValidate className="grid min-w-0 gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Matéria"
            placeholder="Escolha"
            options={subjectSlugs.map(value => ({ value, label: nameOfSubject(value) }))}
            value={draft.subject}
            error={errors.subject}
            onChange={event => set({ subject: event.target.value as Subject | '' })}
          />
          <TextField
            label="Assunto"
            list={`${id}-topics`}
            value={draft.topic}
            onChange={event => set({ topic: event.target.value })}
          />
          <datalist id={`${id}-topics`}>
            {topics.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </datalist>
          <Select
            label="Dificuldade"
            options={difficulties.map(value => ({ value, label: difficultyNames[value] }))}
            value={draft.difficulty}
            onChange={event => set({ difficulty: event.target.value as Draft['difficulty'] })}
          />
          <TextField
            label="Habilidade do ENEM"
            inputMode="numeric"
            value={draft.skill}
            error={errors.skill}
            onChange={event => set({ skill: event.target.value })}
          />
          <Select
            label="Estilo"
            options={styles}
            value={draft.style}
            onChange={event => set({ style: event.target.value as Draft['style'] })}
          />
          <TextField
            label="Fonte"
            maxLength={160}
            value={draft.source}
            onChange={event => set({ source: event.target.value })}
          />
          <TextField
            label="Ano"
            inputMode="numeric"
            value={draft.year}
            error={errors.year}
            onChange={event => set({ year: event.target.value })}
          />
          <TextField
            label="Pontos"
            inputMode="numeric"
            value={draft.points}
            error={errors.points}
            onChange={event => set({ points: event.target.value })}
          />
        </div>
        <TextArea
          label="Texto de apoio"
          hint="Markdown; fórmulas entre cifrões, como $x^2$."
          rows={4}
          maxLength={12_000}
          value={draft.support}
          onChange={event => set({ support: event.target.value })}
        />
        <TextArea
          label="Enunciado"
          rows={4}
          maxLength={6_000}
          value={draft.question}
          error={errors.question}
          onChange={event => set({ question: event.target.value })}
        />
        <OptionFields draft={draft} error={errors.options} onChange={setDraft} />
        <TextArea
          label="Explicação"
          rows={6}
          maxLength={6_000}
          value={draft.explanation}
          error={errors.explanation}
          onChange={event => set({ explanation: event.target.value })}
        />
        {!existing && (
          <Select
            label="Situação"
            options={statusOptions}
            value={draft.status}
            onChange={event => set({ status: event.target.value as Draft['status'] })}
          />
        )}
        {existing && (
          <TextField
            label="O que mudou (fica no histórico)"
            maxLength={300}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        )}
        {notice}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyLabel="Salvando…">
            Salvar questão
          </Button>
          {actions}
        </div>
      </form>
      <QuestionPreview draft={shown} />
    </div>
  )
}

function useTopics(subject: string) {
  const choices = useQuery(api.exercises.choices.queryOptions())
  return choices.data?.data.subjects.find(({ value }) => value === subject)?.topics ?? []
}
