import type { Solution } from '@norteia/contract/question-bank'
import type { Letter } from '@norteia/domain/question'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx'
import {
  Explanation,
  keysOf,
  nameOfQuestion,
  OptionList,
  QuestionFacts,
  QuestionText,
  ReportButton,
  Shortcuts,
  useAnswerKeys,
  useShortcuts,
  useVisibleTime,
} from '../question-bank/public.tsx'
import { ReviewBar } from './review-bar.tsx'
import type { WiredCard } from './review-queries.ts'
import { comesBack } from './review-words.ts'
import { type ReviewAnswer, useReviewAnswer } from './use-review-answer.ts'

export type ReviewProps = {
  card: WiredCard
  onPostpone: (() => void) | undefined
  /** With what to say of the card that has gone. */
  onDone: (words: string) => void
}

/** A question to answer again. */
export function QuestionReview({ card, onPostpone, onDone }: ReviewProps) {
  const question = card.question!
  const { answer, busy, waiting, refusal, send, retry } = useReviewAnswer(card.id)
  const [picked, setPicked] = useState<Letter | null>(null)
  const readTime = useVisibleTime(answer === null)
  const [shortcuts, setShortcuts] = useShortcuts()
  const locked = answer !== null || waiting !== null
  const chosen = waiting?.selectedAnswer ?? picked
  const next = () =>
    answer && onDone(`A anterior: ${comesBack(new Date(answer.dueAt), new Date()).toLowerCase()}`)
  const reply = () => {
    if (waiting) return retry()
    if (picked && !locked) send({ selectedAnswer: picked, timeSpent: readTime() })
  }

  useAnswerKeys({
    active: shortcuts,
    options: question.options,
    onChoose: letter => !locked && setPicked(letter),
    onConfirm: () => (answer ? next() : reply()),
    onNext: () => answer && next(),
  })

  return (
    <div className="space-y-4">
      <p className="font-display text-step-1 font-bold">{nameOfQuestion(question)}</p>
      <QuestionFacts question={question} />
      <QuestionText question={question} />
      <OptionList
        options={question.options}
        chosen={chosen}
        onChoose={setPicked}
        locked={locked}
        solution={answer ? solutionOf(answer) : undefined}
      />
      {answer ? (
        <Explanation solution={solutionOf(answer)}>
          <ReportButton questionId={question.id} answered />
        </Explanation>
      ) : (
        <Shortcuts on={shortcuts} onChange={setShortcuts}>
          {keysOf(question.options)} escolhem. Enter responde e depois vai para a próxima.
        </Shortcuts>
      )}
      <ReviewBar
        refusal={refusal}
        waiting={waiting !== null}
        busy={busy}
        onRetry={retry}
        onLeave={() => onDone('')}
      >
        <div className="flex items-center gap-2">
          <Button
            className="min-w-0 flex-1 sm:flex-none"
            disabled={!answer && (chosen === null || (waiting !== null && !busy))}
            busy={busy}
            busyLabel="Enviando…"
            // The second press of a double click must not carry the explanation away unread.
            onClick={event => (answer ? event.detail < 2 && next() : reply())}
          >
            {answer ? 'Próxima' : 'Responder'}
          </Button>
          {!answer && !waiting && onPostpone && (
            <Button variant="quiet" onClick={onPostpone}>
              Deixar para o fim
            </Button>
          )}
        </div>
        <p role="status" className="mt-2 empty:hidden">
          {answer && <Verdict answer={answer} />}
        </p>
      </ReviewBar>
    </div>
  )
}

function solutionOf({ correctAnswer = null, explanation = null, whys = {} }: ReviewAnswer): Solution {
  return { correctAnswer, explanation, whys }
}

function Verdict({ answer: { isCorrect, pointsEarned, dueAt } }: { answer: ReviewAnswer }) {
  const Icon = isCorrect ? CheckIcon : CrossIcon
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className={`flex items-center gap-2 font-semibold ${isCorrect ? 'text-hit' : 'text-wrong'}`}>
        <Icon />
        {isCorrect ? 'Correto' : 'Incorreto'}
        {pointsEarned > 0 && `: +${pointsEarned} pontos`}
      </span>
      <span className="text-muted">{comesBack(new Date(dueAt), new Date())}</span>
    </span>
  )
}
