import type { PublicQuestion } from '@norteia/contract/question-bank'
import type { MouseEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AlertIcon, CheckIcon, CrossIcon } from '../../ui/icons.tsx'
import { nameOfOption } from '../question-bank/public.tsx'
import { ADDRESS } from './list-query.ts'
import type { Outcome } from './training.ts'
import type { Attempt } from './use-attempt.ts'
import type { Next } from './use-walk.ts'

type ActionBarProps = {
  question: PublicQuestion
  outcome: Outcome | undefined
  attempt: Attempt
  mayAnswer: boolean
  next: Next | null
  leaving: boolean
  onAnswer: () => void
  onNext: () => void
}

/** The one next thing to do, always under the thumb, above the phone's bottom bar. */
export function ActionBar(props: ActionBarProps) {
  const { question, outcome, attempt, mayAnswer, next, leaving, onAnswer, onNext } = props
  return (
    <div className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-ground px-4 py-3 sm:mx-0 sm:px-0 lg:bottom-0">
      {!outcome && attempt.waiting && !attempt.busy && (
        <p role="alert" className="mb-2 flex items-start gap-2 text-step--1">
          <AlertIcon className="mt-0.5 size-5 text-caution" />
          <span>
            <strong>Sua resposta ainda não chegou.</strong> {attempt.refusal?.message} Ela está guardada e
            conta uma vez só.
          </span>
        </p>
      )}
      {leaving && next?.is === 'failed' && (
        <p role="alert" className="mb-2 flex flex-wrap items-center gap-2 text-step--1">
          <AlertIcon className="size-5 text-caution" />
          <span className="flex-1">A próxima questão não chegou. {next.refusal.message}</span>
          <Button variant="secondary" size="sm" onClick={() => void next.retry()}>
            Buscar de novo
          </Button>
        </p>
      )}
      <div className="flex items-center gap-2">
        {next === null ? (
          <BackToReport />
        ) : (
          // One button all along, so that the focus stays where the answer was sent from.
          <Button
            className="min-w-0 flex-1 sm:flex-none"
            disabled={!outcome && !mayAnswer}
            busy={outcome ? leaving && next.is === 'finding' : attempt.busy}
            busyLabel={outcome ? 'Buscando a próxima…' : 'Enviando…'}
            onClick={outcome ? single(onNext) : onAnswer}
          >
            {outcome ? onward(next) : attempt.waiting ? 'Enviar de novo' : 'Responder'}
          </Button>
        )}
        {next && !outcome && !attempt.waiting && (
          <Button variant="quiet" busy={leaving && next.is === 'finding'} onClick={onNext}>
            Pular
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden mt-2">
        {outcome && <Verdict question={question} outcome={outcome} />}
      </p>
    </div>
  )
}

/** A second press of a double click on "Responder" must not carry the explanation away unread. */
const single = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}

const onward = (next: Next) => (next.is === 'end' ? 'Concluir treino' : 'Próxima questão')

function BackToReport() {
  const [search] = useSearchParams()
  return (
    <Link
      to={`${ADDRESS}/relatorio/${search.get('rever')}`}
      className={`${buttonClass('primary')} min-w-0 flex-1 sm:flex-none`}
    >
      Voltar ao relatório
    </Link>
  )
}

function Verdict({ question, outcome }: { question: PublicQuestion; outcome: Outcome }) {
  const { isCorrect, pointsEarned, correctAnswer } = outcome
  if (isCorrect) {
    return (
      <span className="flex items-center gap-2 font-semibold text-hit">
        <CheckIcon /> Correto{pointsEarned > 0 && `: +${pointsEarned} pontos`}
      </span>
    )
  }
  return (
    <span className="flex items-center gap-2 font-semibold text-wrong">
      <CrossIcon /> Incorreto
      {correctAnswer && `: a certa é ${nameOfOption(question.options, correctAnswer)}`}
    </span>
  )
}
