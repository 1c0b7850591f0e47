import type { Letter } from '@norteia/domain/question'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Checkbox } from '../../ui/toggle.tsx'
import { type QuestionStatus, statusOptions } from './admin-words.ts'
import { nameOfOption } from './answer-keys.ts'
import { fitsForm } from './draft.ts'
import { RefusedNotice } from './question-notices.tsx'

export type Marked = {
  id: number
  revision: number
  status: QuestionStatus
  annulled: boolean
  outdated: boolean
  correctAnswer: Letter | null
  options: { letter: Letter; text: string | null; image: string | null }[]
}

type MarkFormProps = {
  question: Marked
  onMarked: (marked: Marked) => void
  /** Shown when somebody was first. */
  conflict: ReactNode
}

/**
 * What needs no writing and fits every question: in or out of circulation, annulled, outdated. The key is set here
 * only where there is no form that has it too.
 */
export function MarkForm({ question, onMarked, conflict }: MarkFormProps) {
  const { id, revision, options } = question
  const withKey = !fitsForm(question)
  const { toast } = useToast()
  const [{ status, annulled, outdated, correctAnswer }, setMarks] = useState(question)
  const [note, setNote] = useState('')
  const set = (changes: Partial<Marked>) => setMarks(marks => ({ ...marks, ...changes }))
  const mark = useMutation({
    mutationFn: () =>
      client.questionBank.adminMark({
        ...{ id, revision, status, annulled, outdated },
        correctAnswer: (withKey && correctAnswer) || undefined,
        note: note.trim() || undefined,
      }),
    onSuccess: ({ data }) => {
      toast({ title: 'Marcas salvas', description: 'As respostas já dadas e os pontos ficam.' })
      onMarked(data)
    },
  })
  const refusal = mark.error && refusalOf(mark.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mark.isPending) mark.mutate()
  }
  return (
    <Card title={withKey ? 'Situação e gabarito' : 'Situação'}>
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label="Situação"
            options={statusOptions}
            value={status}
            onChange={event => set({ status: event.target.value as QuestionStatus })}
          />
          {withKey && (
            <Select
              label="Gabarito"
              placeholder={correctAnswer ? undefined : 'Sem gabarito'}
              options={options.map(({ letter }) => ({ value: letter, label: nameOfOption(options, letter) }))}
              value={correctAnswer ?? ''}
              onChange={event => set({ correctAnswer: (event.target.value || null) as Letter | null })}
            />
          )}
          <TextField
            label="Por quê (fica no histórico)"
            maxLength={300}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            label="Anulada: não recebe mais resposta"
            checked={annulled}
            onChange={event => set({ annulled: event.target.checked })}
          />
          <Checkbox
            label="Desatualizada: sai da prática"
            checked={outdated}
            onChange={event => set({ outdated: event.target.checked })}
          />
        </div>
        {refusal && (refusal.code === 'conflito' ? conflict : <RefusedNotice refusal={refusal} />)}
        <div>
          <Button type="submit" variant="secondary" busy={mark.isPending} busyLabel="Salvando…">
            Salvar marcas
          </Button>
        </div>
      </form>
    </Card>
  )
}
