import type { PublicQuestion } from '@norteia/contract/question-bank'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { useToast } from '../../ui/toast.tsx'
import { draftCard, LONGEST_BACK, LONGEST_FRONT } from './draft-card.ts'
import type { Outcome } from './training.ts'

type CardDialogProps = { question: PublicQuestion; outcome: Outcome; onClose: () => void }

/** A card in the student's own words, begun from the question and its explanation. */
export function CardDialog({ question, outcome, onClose }: CardDialogProps) {
  const id = useId()
  const cache = useQueryClient()
  const { toast } = useToast()
  const [{ front, back }, setCard] = useState(() => draftCard(question, outcome))
  const [checked, setChecked] = useState(false)
  const add = useMutation({
    mutationFn: () => client.review.add({ questionId: question.id, front: front.trim(), back: back.trim() }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: api.review.key() })
      toast({ title: 'Cartão criado', description: 'Ele aparece na Revisão do dia.' })
      onClose()
    },
  })
  const missing = (text: string) => (checked && !text.trim() ? 'Preencha este campo.' : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (front.trim() && back.trim() && !add.isPending) add.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={add.isPending}
      title="Criar cartão"
      description="Escreva do seu jeito: lembrar das próprias palavras é mais fácil."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={add.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={add.isPending} busyLabel="Criando…">
            Criar cartão
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <TextArea
          label="Frente: a pergunta"
          rows={2}
          maxLength={LONGEST_FRONT}
          value={front}
          error={missing(front)}
          onChange={event => setCard({ front: event.target.value, back })}
        />
        <TextArea
          label="Verso: o que lembrar"
          hint="Fórmulas vão entre cifrões, como $x^2$."
          rows={5}
          maxLength={LONGEST_BACK}
          value={back}
          error={missing(back)}
          onChange={event => setCard({ front, back: event.target.value })}
        />
        {/[$*\\]/.test(back) && (
          <div>
            <p className="mb-1 text-step--1 text-muted">Como vai aparecer</p>
            <div className="rounded-card border border-line p-3">
              <Markdown text={back} />
            </div>
          </div>
        )}
        {add.error && <Failure title="O cartão não foi criado" message={refusalOf(add.error).message} />}
      </form>
    </Dialog>
  )
}
