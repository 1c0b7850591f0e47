import { erase, turnDoubt } from '@norteia/domain/exam-room'
import { memo } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FlagIcon, InfoIcon } from '../../../ui/icons.tsx'
import { topicName } from '../names.ts'
import type { SatQuestion } from '../wire.ts'
import { useComfort } from './comfort.ts'
import { ReadAloud } from './read-aloud.tsx'
import type { RoomStore } from './room-store.ts'
import { SatOptions } from './sat-options.tsx'
import { SatText } from './sat-text.tsx'
import { useMark } from './use-room.ts'

type SatQuestionViewProps = {
  store: RoomStore
  sat: SatQuestion
  place: number
  total: number
  /** Made ready beside the one that is shown, so that turning the page only uncovers it. */
  hidden: boolean
}

export const SatQuestionView = memo(function SatQuestionView(props: SatQuestionViewProps) {
  const { store, sat, place, total, hidden } = props
  const { largePrint } = useComfort()
  const { question } = sat
  const topic = topicName(question)
  return (
    <article hidden={hidden} aria-labelledby={`questao-${place}`}>
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id={`questao-${place}`} tabIndex={-1} className="text-step-2">
          Questão {place + 1} de {total}
        </h2>
        {topic && <Badge>{topic}</Badge>}
        <span className="text-step--1 text-muted">
          {question.enemYear ? `ENEM ${question.enemYear}` : question.source}
        </span>
      </header>
      {question.annulled && (
        <p className="mb-4 flex items-start gap-2 rounded-card border border-caution bg-caution-soft px-3 py-2 text-caution">
          <InfoIcon className="size-5 mt-0.5" /> Esta questão foi anulada e não conta para a nota.
        </p>
      )}
      <div className={`max-w-reading space-y-5 ${largePrint ? '[zoom:1.4]' : ''}`}>
        {question.context && <SatText text={question.context} />}
        <div className="font-medium">
          <SatText text={question.title} />
        </div>
        <SatOptions store={store} question={sat} />
      </div>
      <div className="mt-4 flex max-w-reading flex-wrap gap-2">
        <QuestionTools store={store} questionId={sat.questionId} />
        {!hidden && <ReadAloud sat={sat} place={place} />}
      </div>
    </article>
  )
})

function QuestionTools({ store, questionId }: { store: RoomStore; questionId: number }) {
  const mark = useMark(store, questionId)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={mark.doubt}
        icon={<FlagIcon className={`size-5 ${mark.doubt ? 'fill-current' : ''}`} />}
        className="aria-pressed:border-accent aria-pressed:text-accent"
        onClick={() => store.mark(questionId, turnDoubt(mark))}
      >
        Revisar depois
      </Button>
      {mark.chosen !== null && (
        <Button variant="quiet" size="sm" onClick={() => store.mark(questionId, erase())}>
          Apagar resposta
        </Button>
      )}
    </>
  )
}
