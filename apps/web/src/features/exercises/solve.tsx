import type { PublicQuestion } from '@norteia/contract/question-bank'
import type { Letter } from '@norteia/domain/question'
import { type ReactNode, useState } from 'react'
import { Failure } from '../../ui/failure.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import { Checkbox } from '../../ui/toggle.tsx'
import {
  keysOf,
  OptionList,
  QuestionFacts,
  QuestionText,
  ReportButton,
  Shortcuts,
  useAnswerKeys,
  useShortcuts,
  useVisibleTime,
} from '../question-bank/public.tsx'
import { ActionBar } from './action-bar.tsx'
import { AfterAnswer } from './after-answer.tsx'
import type { Outcome } from './training.ts'
import { useAttempt } from './use-attempt.ts'
import type { Next } from './use-walk.ts'

type SolveProps = {
  question: PublicQuestion
  /** Drawn before its turn, or about to be taken down: there, but neither shown nor running. */
  place: 'shown' | 'ahead' | 'past'
  outcome: Outcome | undefined
  /** Null when a question is only looked at again. */
  next: Next | null
  leaving: boolean
  onNext: () => void
}

/** A question from its first reading to its explanation. */
export function Solve({ question, place, outcome, next, leaving, onNext }: SolveProps) {
  const { options } = question
  const shown = place === 'shown'
  const attempt = useAttempt(question)
  const [picked, setPicked] = useState<Letter | null>(attempt.waiting?.selectedAnswer ?? null)
  const [doubt, setDoubt] = useState(attempt.waiting?.doubt ?? false)
  const running = shown && !outcome && next !== null
  const readTime = useVisibleTime(running && !question.annulled)
  const [shortcuts, setShortcuts] = useShortcuts()

  const locked = outcome !== undefined || attempt.waiting !== null || question.annulled
  const chosen = outcome?.chosen ?? attempt.waiting?.selectedAnswer ?? picked
  const answer = () => {
    if (attempt.waiting) return attempt.retry()
    if (chosen && !locked) {
      attempt.send({ selectedAnswer: chosen, timeSpent: readTime(), doubt, revision: question.revision })
    }
  }
  const goOn = () => {
    if (!attempt.busy && !attempt.waiting && !leaving && next) onNext()
  }

  useAnswerKeys({
    active: shown && shortcuts,
    options,
    onChoose: letter => !locked && setPicked(letter),
    onConfirm: () => (outcome ? goOn() : answer()),
    onNext: goOn,
  })

  return (
    <Wings place={place}>
      <QuestionFacts question={question} />
      {question.annulled && (
        <p className="flex gap-2 rounded-card border border-caution bg-caution-soft p-3">
          <AlertIcon className="mt-0.5 size-5 text-caution" />
          Esta questão foi anulada: pode ser lida, mas não conta nem recebe resposta.
        </p>
      )}
      <QuestionText question={question} />
      <OptionList options={options} chosen={chosen} onChoose={setPicked} solution={outcome} locked={locked} />
      {outcome ? (
        <AfterAnswer question={question} outcome={outcome} mayRetry={next !== null} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox
              label="Fiquei em dúvida"
              checked={doubt}
              disabled={locked}
              onChange={event => setDoubt(event.target.checked)}
            />
            <ReportButton questionId={question.id} />
          </div>
          <Shortcuts on={shortcuts} onChange={setShortcuts}>
            {keysOf(options)} escolhem. Enter responde e depois vai para a próxima. → pula ou vai para a
            próxima.
          </Shortcuts>
        </>
      )}
      {attempt.refusal && !attempt.waiting && (
        <Failure title="A resposta não foi aceita" message={attempt.refusal.message} />
      )}
      <ActionBar
        question={question}
        outcome={outcome}
        attempt={attempt}
        mayAnswer={chosen !== null && !question.annulled}
        next={next}
        leaving={leaving}
        onAnswer={answer}
        onNext={goOn}
      />
    </Wings>
  )
}

/**
 * Where a question waits for its turn: laid out at its real width, so that showing it is no new layout, but
 * invisible and out of reach. `display: none` would leave styling and layout for the moment of the click; for one
 * that has had its turn that is the cheapest way to go.
 */
function Wings({ place, children }: { place: SolveProps['place']; children: ReactNode }) {
  const ahead = place === 'ahead'
  return (
    <div
      hidden={place === 'past'}
      aria-hidden={ahead || undefined}
      style={ahead ? { visibility: 'hidden' } : undefined}
      className={ahead ? 'absolute inset-x-0 top-0 h-0 overflow-hidden' : ''}
    >
      <div className="flow-root space-y-4">{children}</div>
    </div>
  )
}
