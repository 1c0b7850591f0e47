import type { Letter } from '@norteia/domain/question'
import { useEffect, useRef } from 'react'
import { actOfKey } from './answer-keys.ts'

type Keys = {
  active: boolean
  options: readonly { letter: Letter; text: string | null }[]
  onChoose: (letter: Letter) => void
  onConfirm: () => void
  onNext: () => void
}

/** Hears the keys of a question anywhere on the page, but never takes one from a field, a button or a dialog. */
export function useAnswerKeys({ active, ...wires }: Keys) {
  const latest = useRef(wires)
  latest.current = wires
  useEffect(() => {
    if (!active) return
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
      const { options, onChoose, onConfirm, onNext } = latest.current
      const act = actOfKey(event, options)
      if (!act || isTaken(event, act.does)) return
      event.preventDefault()
      if (act.does === 'choose') onChoose(act.letter)
      else if (act.does === 'confirm') onConfirm()
      else onNext()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active])
}

function isTaken({ target }: KeyboardEvent, does: 'choose' | 'confirm' | 'next') {
  if (!(target instanceof Element)) return false
  if (
    target.closest(
      'textarea, select, [contenteditable], [role="combobox"], input:not([type="radio"], [type="checkbox"])',
    )
  )
    return true
  if (does === 'confirm') return target.closest('a, button, summary') !== null
  // In a group of radio buttons the arrows already walk from one to the next.
  return does === 'next' && target.matches('input[type="radio"]:not(:disabled)')
}
