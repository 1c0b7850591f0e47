import { answerOf, choose, type KeyAct, readKey, strike, turnDoubt } from '@norteia/domain/exam-room'
import { useEffect, useRef } from 'react'
import type { SatQuestion } from '../wire.ts'
import type { RoomStore } from './room-store.ts'

type RoomKeys = {
  store: RoomStore
  questions: readonly SatQuestion[]
  /** Not while the question is covered, nor for who switched the keys off. */
  active: boolean
  say: (words: string) => void
  turn: (step: 1 | -1) => void
  openSheet: () => void
  openKeys: () => void
}

/** The whole exam from the keyboard. What a key did is said, since the eye may be elsewhere. */
export function useRoomKeys({ store, questions, active, say, turn, openSheet, openKeys }: RoomKeys) {
  const armed = useRef(false)
  const acts = useRef({ turn, openSheet, openKeys })
  acts.current = { turn, openSheet, openKeys }

  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const sat = questions[store.room().place]
      if (!sat) return
      const act = readKey({ key: event.key, shift: event.shiftKey }, armed.current, sat.question.optionCount)
      armed.current = act?.act === 'arm-strike'
      if (!act) return
      // Arrows to the side turn the page, also on a radio button, where they would choose another option.
      event.preventDefault()
      perform(act, sat)
    }

    function perform(act: KeyAct, { questionId }: SatQuestion) {
      const mark = answerOf(store.room(), questionId)
      switch (act.act) {
        case 'choose':
          store.mark(questionId, choose(mark, act.letter))
          return say(`Alternativa ${act.letter} escolhida.`)
        case 'strike': {
          store.mark(questionId, strike(mark, act.letter))
          return say(
            mark.struck.includes(act.letter)
              ? `Alternativa ${act.letter} de volta.`
              : `Alternativa ${act.letter} riscada.`,
          )
        }
        case 'arm-strike':
          return say('Riscar: tecle a letra.')
        case 'disarm':
          return say('Nada riscado.')
        case 'doubt':
          store.mark(questionId, turnDoubt(mark))
          return say(mark.doubt ? 'Marca retirada.' : 'Marcada para revisar depois.')
        case 'previous':
          return acts.current.turn(-1)
        case 'next':
          return acts.current.turn(1)
        case 'sheet':
          return acts.current.openSheet()
        case 'keys':
          return acts.current.openKeys()
      }
    }

    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active, store, questions, say])
}

/** In a field, or in an open dialog, keys mean what they always mean. */
function isTyping(target: EventTarget | null) {
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type="radio"]), textarea, select')
}
