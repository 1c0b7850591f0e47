import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Shortcuts, useShortcuts, useVisibleTime } from '../question-bank/public.tsx'
import type { ReviewProps } from './question-review.tsx'
import { ReviewBar } from './review-bar.tsx'
import { comesBack, type Grade, gradeOfKey, grades } from './review-words.ts'
import { useReviewAnswer } from './use-review-answer.ts'

/** A card with a front and a back: remember, look, say how it went. */
export function CardReview({ card, onPostpone, onDone }: ReviewProps) {
  const [shown, setShown] = useState(false)
  const [shortcuts, setShortcuts] = useShortcuts()
  const readTime = useVisibleTime(true)
  const { busy, waiting, refusal, send, retry } = useReviewAnswer(card.id, ({ dueAt }) =>
    onDone(`O cartão anterior: ${comesBack(new Date(dueAt), new Date()).toLowerCase()}`),
  )
  const grade = (given: Grade) => {
    if (shown && !busy && !waiting) send({ grade: given, timeSpent: readTime() })
  }
  useGradeKeys(shortcuts, shown, () => setShown(true), grade)

  return (
    <div className="space-y-4">
      <Card title="Frente">
        <Markdown text={card.front ?? ''} />
      </Card>
      {shown && (
        <Card title="Verso">
          <Markdown text={card.back ?? ''} />
        </Card>
      )}
      <Shortcuts on={shortcuts} onChange={setShortcuts}>
        Enter ou espaço mostram a resposta; 1 a 4 dizem como foi.
      </Shortcuts>
      <ReviewBar
        refusal={refusal}
        waiting={waiting !== null}
        busy={busy}
        onRetry={retry}
        onLeave={() => onDone('')}
      >
        {shown ? (
          <fieldset className="min-w-0">
            <legend className="mb-2 font-semibold">Como foi lembrar?</legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {grades.map(({ grade: one, label, meaning }, place) => (
                <Button
                  key={one}
                  variant="secondary"
                  size="sm"
                  className="flex-col gap-0"
                  busy={busy && waiting?.grade === one}
                  disabled={(busy || waiting !== null) && waiting?.grade !== one}
                  aria-keyshortcuts={shortcuts ? String(place + 1) : undefined}
                  onClick={() => grade(one)}
                >
                  {label}
                  <span className="font-normal text-muted">{meaning}</span>
                </Button>
              ))}
            </div>
          </fieldset>
        ) : (
          <div className="flex items-center gap-2">
            <Button className="min-w-0 flex-1 sm:flex-none" onClick={() => setShown(true)}>
              Mostrar resposta
            </Button>
            {onPostpone && (
              <Button variant="quiet" onClick={onPostpone}>
                Deixar para o fim
              </Button>
            )}
          </div>
        )}
      </ReviewBar>
    </div>
  )
}

function useGradeKeys(active: boolean, shown: boolean, show: () => void, grade: (grade: Grade) => void) {
  const latest = useRef({ shown, show, grade })
  latest.current = { shown, show, grade }
  useEffect(() => {
    if (!active) return
    const hear = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, repeat } = event
      if (ctrlKey || metaKey || altKey || repeat || document.querySelector('dialog[open]')) return
      if (target instanceof Element && target.closest('input, textarea, select')) return
      const given = gradeOfKey(key)
      if (given && latest.current.shown) latest.current.grade(given)
      // On a button or a link these keys are its own.
      const free = !(target instanceof Element && target.closest('a, button, summary'))
      if ((key === 'Enter' || key === ' ') && free && !latest.current.shown) {
        event.preventDefault()
        latest.current.show()
      }
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active])
}
