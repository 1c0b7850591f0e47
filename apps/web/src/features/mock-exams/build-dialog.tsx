import { nameOfSubject, subjectSlugs } from '@norteia/domain/question'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox, TextField } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { FormNotice, useForm } from '../auth/public.tsx'
import { type Exam, forgetSittingLists } from '../sittings/public.tsx'
import { MINUTES_A_QUESTION, readWish } from './read-wish.ts'

const difficulties = [
  { slug: 'easy', label: 'Fáceis' },
  { slug: 'medium', label: 'Médias' },
  { slug: 'hard', label: 'Difíceis' },
] as const

type BuildDialogProps = { onClose: () => void; onBuilt: (exam: Exam) => void }

/** An exam of the student's own choice. */
export function BuildDialog({ onClose, onBuilt }: BuildDialogProps) {
  const id = useId()
  const cache = useQueryClient()
  const [only, setOnly] = useState('')
  const [count, setCount] = useState('20')
  const [minutes, setMinutes] = useState('')
  const suggested = Math.max(5, Math.min(330, Math.round(Number(count) * MINUTES_A_QUESTION) || 60))

  const form = useForm({
    check: (fields): Record<string, string> =>
      readWish(fields, suggested).subjects.length > 0 ? {} : { subjects: 'Escolha pelo menos uma matéria.' },
    send: fields => client.mockExams.create(readWish(fields, suggested)),
    onDone: ({ data }) => {
      forgetSittingLists(cache)
      onBuilt(data)
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.busy}
      size="lg"
      title="Montar simulado"
      description="Escolha o que cai e em quanto tempo. Ele fica na sua lista para fazer quando quiser."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={form.busy} busyLabel="Montando...">
            Montar simulado
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} noValidate className="grid gap-6">
        <fieldset
          disabled={form.busy}
          aria-describedby={form.errors.subjects ? `${id}-subjects` : undefined}
          className="min-w-0"
        >
          <legend className="mb-1 font-semibold">Matérias</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {subjectSlugs.map(slug => (
              <Checkbox key={slug} label={nameOfSubject(slug)} name={`subject.${slug}`} />
            ))}
          </div>
          {form.errors.subjects && (
            <p id={`${id}-subjects`} role="alert" className="mt-1 font-semibold text-wrong">
              {form.errors.subjects}
            </p>
          )}
        </fieldset>
        <fieldset disabled={form.busy} className="min-w-0">
          <legend className="mb-1 font-semibold">
            Dificuldade <span className="font-normal text-muted">(nenhuma marcada: todas)</span>
          </legend>
          <div className="flex flex-wrap gap-x-6">
            {difficulties.map(({ slug, label }) => (
              <Checkbox key={slug} label={label} name={`difficulty.${slug}`} />
            ))}
          </div>
        </fieldset>
        <fieldset disabled={form.busy} className="grid min-w-0 gap-5 sm:grid-cols-2">
          <legend className="sr-only">Tamanho e tempo</legend>
          <TextField
            label="Questões"
            name="count"
            type="number"
            inputMode="numeric"
            min={5}
            max={90}
            required
            hint="De 5 a 90."
            value={count}
            onChange={event => setCount(event.target.value)}
            error={form.errors.count}
          />
          <TextField
            label="Minutos"
            name="minutes"
            type="number"
            inputMode="numeric"
            min={5}
            max={330}
            hint={`De 5 a 330. Como no ENEM: ${suggested}.`}
            placeholder={String(suggested)}
            value={minutes}
            onChange={event => setMinutes(event.target.value)}
            error={form.errors.minutes}
          />
        </fieldset>
        <RadioCards
          legend="Quais questões"
          name="only"
          columns={3}
          disabled={form.busy}
          options={[
            { value: '', label: 'Todas' },
            { value: 'ineditas', label: 'Ainda não vistas' },
            { value: 'erradas', label: 'Só as que errei' },
          ]}
          value={only}
          onChange={setOnly}
        />
        <TextField
          label="Nome (opcional)"
          name="title"
          maxLength={80}
          disabled={form.busy}
          error={form.errors.title}
        />
        <FormNotice refusal={form.refusal} />
      </form>
    </Dialog>
  )
}
