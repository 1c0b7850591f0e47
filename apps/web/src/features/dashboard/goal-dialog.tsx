import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { readGoal, sayDailyShare, writeGoal } from './goal-words.ts'

type GoalDialogProps = {
  weeklyMinutes: number | null
  onSave: (weeklyMinutes: number | null) => void
  onClose: () => void
}

const SUGGESTED = [2, 5, 8, 12]

export function GoalDialog({ weeklyMinutes, onSave, onClose }: GoalDialogProps) {
  const form = useId()
  const [text, setText] = useState(weeklyMinutes === null ? '' : writeGoal(weeklyMinutes))
  const [tried, setTried] = useState(false)
  const read = readGoal(text)

  function choose(minutes: number | null) {
    onSave(minutes)
    onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if ('minutes' in read) choose(read.minutes)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Meta da semana"
      description="Um tempo que caiba na sua vida. Você muda ou tira quando quiser."
      footer={
        <>
          {weeklyMinutes !== null && (
            <Button variant="quiet" onClick={() => choose(null)}>
              Tirar a meta
            </Button>
          )}
          <Button type="submit" form={form}>
            Salvar meta
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-3">
        <TextField
          label="Horas de estudo por semana"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={event => setText(event.target.value)}
          error={tried && 'problem' in read ? read.problem : undefined}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these as fields */}
        <div role="group" aria-label="Sugestões" className="flex flex-wrap gap-2">
          {SUGGESTED.map(hours => (
            <Button key={hours} variant="secondary" size="sm" onClick={() => setText(String(hours))}>
              {hours} horas
            </Button>
          ))}
        </div>
        <p aria-live="polite" className="min-h-6 text-muted">
          {'minutes' in read && sayDailyShare(read.minutes)}
        </p>
      </form>
    </Dialog>
  )
}
