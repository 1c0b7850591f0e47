import { Link } from 'react-router'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { counted, percentText, prefetchRoom } from '../sittings/public.tsx'
import type { PastExam } from './past-exam-query.ts'
import { words } from './words.ts'

const statuses: Record<PastExam['status'], { word: string; tone: BadgeTone }> = {
  novo: { word: 'Novo', tone: 'sea' },
  disponivel: { word: 'Disponível', tone: 'neutral' },
  concluido: { word: 'Concluído', tone: 'hit' },
}

export function PastExamCard({ exam, onStart }: { exam: PastExam; onStart: () => void }) {
  const { title, year, type, questionCount, subject, difficulty, attempts, bestScore, official } = exam
  const status = statuses[exam.status]
  return (
    <article className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-step-1">{title}</h2>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <Badge tone={status.tone}>{status.word}</Badge>
        {official ? <Badge tone="sea">Oficial</Badge> : <Badge>{`No estilo ${type}`}</Badge>}
        {year && <Badge>{year}</Badge>}
      </p>
      <p className="mt-2 tabular">
        {subject} · {counted(questionCount, 'questão', 'questões')} · {difficulty}
      </p>
      {attempts > 0 && (
        <p className="text-step--1 text-muted tabular">
          Feita {counted(attempts, 'vez', 'vezes')}
          {bestScore !== null && (
            <>
              {' · '}seu melhor: <b className="text-ink">{percentText(bestScore)}</b>
            </>
          )}
        </p>
      )}
      <div className="mt-auto pt-4">
        {exam.runningAttemptId ? (
          <Link
            to={`${words.path}/${exam.runningAttemptId}`}
            state={{ goOn: true }}
            onPointerEnter={prefetchRoom}
            className={buttonClass('primary')}
          >
            Continuar
          </Link>
        ) : (
          <Button onClick={onStart} onPointerEnter={prefetchRoom}>
            {attempts > 0 ? words.again : 'Iniciar Prova'}
          </Button>
        )}
      </div>
    </article>
  )
}
