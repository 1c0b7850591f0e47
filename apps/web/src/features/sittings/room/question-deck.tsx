import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import type { SatQuestion } from '../wire.ts'
import { primeImages } from './prime.ts'
import type { RoomStore } from './room-store.ts'
import { SatQuestionView } from './sat-question.tsx'

type QuestionDeckProps = { store: RoomStore; questions: readonly SatQuestion[]; place: number }

/**
 * The question on the screen, and its two neighbours ready behind it: turning the page shows what is drawn already,
 * and the next neighbour is drawn once that is done.
 */
export function QuestionDeck({ store, questions, place }: QuestionDeckProps) {
  const settled = useDeferredValue(place)
  const drawn = [...new Set([place, settled - 1, settled, settled + 1])]
    .filter(index => index in questions)
    .sort((one, other) => one - other)

  useEffect(() => {
    for (const near of [settled + 1, settled - 1, settled + 2]) {
      const question = questions[near]
      if (question) void primeImages(question)
    }
  }, [settled, questions])

  const arrivedAt = useRef(place)
  useLayoutEffect(() => {
    if (arrivedAt.current === place) return
    arrivedAt.current = place
    scrollTo(0, 0)
    document.getElementById(`questao-${place}`)?.focus({ preventScroll: true })
  }, [place])

  return drawn.map(index => (
    <SatQuestionView
      key={questions[index]!.questionId}
      store={store}
      sat={questions[index]!}
      place={index}
      total={questions.length}
      hidden={index !== place}
    />
  ))
}
