import { timeInWords } from '@norteia/domain/exam-room'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../api/client.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toast.tsx'
import {
  counted,
  dayInWords,
  forgetSittingLists,
  hourText,
  nameOfDiscipline,
  nameOfType,
  percentText,
  prefetchRoom,
  type SittingBrief,
} from '../sittings/public.tsx'
import type { MockExam } from './mock-exam-query.ts'
import { words } from './words.ts'

/** Ours, in the manner of a real one; of which one, some titles say themselves. */
const originLabel = (title: string) => (/no estilo/i.test(title) ? 'Original' : 'No estilo ENEM')

type MockExamCardProps = {
  exam: MockExam
  sitting: SittingBrief | undefined
  /** When the plan's limit of the month is used up: until when. */
  closedUntil: string | undefined
  onStart: () => void
}

export function MockExamCard({ exam, sitting, closedUntil, onStart }: MockExamCardProps) {
  const { title, type, discipline, year, day, description, totalQuestions, duration, mine, official } = exam
  const average = Number(exam.averageScore)
  return (
    <article className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-step-1">{title}</h2>
      <p className="mt-2 flex flex-wrap gap-1.5">
        {exam.runningAttemptId && <Badge tone="accent">Em andamento</Badge>}
        {official ? <Badge tone="sea">Oficial</Badge> : <Badge>{mine ? 'Seu' : originLabel(title)}</Badge>}
        {discipline && <Badge>{nameOfDiscipline(discipline)}</Badge>}
        {year && <Badge>{day ? `${year} · ${day}º dia` : year}</Badge>}
      </p>
      <p className="mt-2 text-muted">{description || nameOfType(type)}</p>
      <p className="mt-2 tabular">
        {counted(totalQuestions, 'questão', 'questões')} · {timeInWords(duration * 60)}
        {exam.asksLanguage && ' · inglês ou espanhol'}
      </p>
      {(average > 0 || exam.bestScore !== null) && (
        <p className="flex flex-wrap gap-x-4 text-step--1 text-muted tabular">
          {exam.bestScore !== null && (
            <span>
              Seu melhor: <b className="text-ink">{percentText(exam.bestScore)}</b>
            </span>
          )}
          {average > 0 && <span>Média de quem fez: {percentText(average)}</span>}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
        <Way exam={exam} sitting={sitting} closedUntil={closedUntil} onStart={onStart} />
        {mine && <Remove exam={exam} />}
      </div>
    </article>
  )
}

function Way({ exam, sitting, closedUntil, onStart }: MockExamCardProps) {
  if (exam.runningAttemptId) {
    return (
      <>
        <Link
          to={`${words.path}/${exam.runningAttemptId}`}
          state={{ goOn: true }}
          onPointerEnter={prefetchRoom}
          className={buttonClass('primary')}
        >
          Continuar
        </Link>
        {sitting?.endsAt && <TimeLeft endsAt={sitting.endsAt} answered={sitting.answered} />}
      </>
    )
  }
  if (closedUntil) {
    return (
      <p className="text-muted">
        Volta a abrir em {dayInWords(closedUntil)}.{' '}
        <a href="/plans" className="text-link underline underline-offset-3">
          Ver planos
        </a>
      </p>
    )
  }
  return (
    <Button onClick={onStart} onPointerEnter={prefetchRoom}>
      Iniciar Simulado
    </Button>
  )
}

/** By this device's clock and only in minutes; the hour it ends at is the server's and always right. */
function TimeLeft({ endsAt, answered }: { endsAt: string; answered: number }) {
  const [now] = useState(Date.now)
  const left = (Date.parse(endsAt) - now) / 1000
  return (
    <p className="text-step--1 text-muted tabular">
      {left > 0 ? `Restam ${timeInWords(Math.floor(left / 60) * 60)}; termina às ${hourText(endsAt)}. ` : ''}
      {counted(answered, 'respondida', 'respondidas')}.
    </p>
  )
}

function Remove({ exam }: { exam: MockExam }) {
  const cache = useQueryClient()
  const { toast } = useToast()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => client.mockExams.remove({ id: exam.id }),
    onSuccess: () => {
      setAsking(false)
      forgetSittingLists(cache)
      toast({ title: 'Simulado excluído' })
    },
    onError: error =>
      toast({
        title: 'Não foi possível excluir',
        description: refusalOf(error).message,
        variant: 'destructive',
      }),
  })
  return (
    <>
      <Button
        variant="quiet"
        icon={<TrashIcon />}
        aria-label={`Excluir ${exam.title}`}
        onClick={() => setAsking(true)}
      >
        Excluir
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
        danger
        title="Excluir este simulado?"
        description={`“${exam.title}” sai da sua lista. Não dá para desfazer.`}
        confirmLabel="Excluir"
      />
    </>
  )
}
