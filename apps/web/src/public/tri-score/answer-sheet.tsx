import type { Mark, SheetItem } from '@norteia/domain/item-response'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CheckIcon, CrossIcon, MinusIcon } from '../../ui/icons.tsx'
import { AnswerKeys } from './answer-keys.tsx'
import { AnswerText } from './answer-text.tsx'
import { isLetter, readAnswers, withAnswer, withAnswers } from './answers.ts'
import { markWords } from './score-report.ts'

const BLANK = '.'

type AnswerSheetProps = {
  /** The number printed beside the first question. */
  first: number
  answers: string
  /** Once the score was asked for: what each answer came to, and the key. */
  verdict: { marks: readonly Mark[]; items: readonly SheetItem[] } | null
  onChange: (answers: string) => void
}

/** Forty-five places to fill with the keyboard, by touch, or by pasting. One is current. */
export function AnswerSheet({ first, answers, verdict, onChange }: AnswerSheetProps) {
  const id = useId()
  const [current, setCurrent] = useState(0)
  const [said, setSaid] = useState('')
  const cells = useRef<(HTMLButtonElement | null)[]>([])
  const last = answers.length - 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet begins at its first place
  useEffect(() => setCurrent(0), [first])

  const goTo = (place: number) => {
    const target = Math.min(Math.max(place, 0), last)
    setCurrent(target)
    return target
  }
  const put = (letter: string) => {
    onChange(withAnswer(answers, current, letter))
    return goTo(current + 1)
  }
  const takeBack = () => {
    const place = answers[current] === BLANK ? Math.max(current - 1, 0) : current
    onChange(withAnswer(answers, place, BLANK))
    return goTo(place)
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const place = placeAfter(event.key)
    if (place === undefined) return
    event.preventDefault()
    cells.current[place]?.focus()
  }

  function placeAfter(key: string) {
    if (isLetter(key)) return put(key)
    const row = columnsOf(cells.current)
    const acts: Record<string, () => number> = {
      ' ': () => put(BLANK),
      '.': () => put(BLANK),
      '*': () => put('*'),
      Backspace: takeBack,
      Delete: () => {
        onChange(withAnswer(answers, current, BLANK))
        return current
      },
      ArrowRight: () => goTo(current + 1),
      ArrowLeft: () => goTo(current - 1),
      ArrowDown: () => goTo(current + row > last ? current : current + row),
      ArrowUp: () => goTo(current - row < 0 ? current : current - row),
      Home: () => goTo(0),
      End: () => goTo(last),
    }
    return acts[key]?.()
  }

  function paste(event: ClipboardEvent) {
    const more = readAnswers(event.clipboardData.getData('text'))
    if (more === '') return
    event.preventDefault()
    onChange(withAnswers(answers, current, more))
    cells.current[goTo(current + more.length)]?.focus()
  }

  /** The pad keeps its own focus, so what it did has to be said. */
  function touch(letter: string) {
    setSaid(`Questão ${first + current}: ${letter === BLANK ? 'em branco' : letter}.`)
    // The sheet is longer than a phone: the next place must not hide behind the pad.
    cells.current[put(letter)]?.scrollIntoView?.({ block: 'nearest' })
  }

  return (
    <div>
      <p id={`${id}-hint`} className="min-h-11 text-step--1 text-muted sm:min-h-0">
        {verdict
          ? 'Ao lado de cada erro, a letra do gabarito. Mudar uma resposta refaz a conta.'
          : 'Toque numa questão e escolha a letra, ou digite de A a E. Dá para colar tudo de uma vez.'}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not take the pasted text's place */}
      <div
        role="group"
        aria-label={`Folha de respostas, questões ${first} a ${first + last}`}
        aria-describedby={`${id}-hint`}
        onKeyDown={press}
        onPaste={paste}
        className="mt-3 grid grid-cols-5 gap-1 sm:grid-cols-9"
      >
        {[...answers].map((answer, place) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the sheet is its index
            key={place}
            ref={cell => {
              cells.current[place] = cell
            }}
            number={first + place}
            answer={answer}
            mark={verdict?.marks[place]}
            answerKey={verdict?.items[place]?.key ?? null}
            current={place === current}
            onClick={() => setCurrent(place)}
          />
        ))}
      </div>
      <AnswerKeys number={first + current} onLetter={touch} onBlank={() => touch(BLANK)} onBack={takeBack} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <AnswerText answers={answers} onChange={onChange} />
    </div>
  )
}

/** How many cells stand in the first row: the sheet is wider on a wide screen. */
function columnsOf(cells: readonly (HTMLElement | null)[]) {
  const top = cells[0]?.offsetTop
  return cells.filter(cell => cell?.offsetTop === top).length || 1
}

const looks: Record<Mark | 'open', string> = {
  open: 'border-edge bg-surface',
  hit: 'border-hit bg-hit-soft text-hit',
  miss: 'border-wrong bg-wrong-soft text-wrong',
  double: 'border-wrong bg-wrong-soft text-wrong',
  blank: 'border-wrong bg-wrong-soft text-wrong',
  annulled: 'border-line bg-quiet text-muted',
}

type CellProps = {
  ref: (cell: HTMLButtonElement | null) => void
  number: number
  answer: string
  mark: Mark | undefined
  answerKey: string | null
  current: boolean
  onClick: () => void
}

function Cell({ ref, number, answer, mark, answerKey, current, onClick }: CellProps) {
  const keyTold = mark === 'miss' || mark === 'blank' || mark === 'double'
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={current ? 0 : -1}
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
      className={`scroll-mt-20 scroll-mb-28 flex min-h-12 min-w-0 flex-col items-start justify-center gap-1.5 rounded-small border px-1.5 tabular aria-current:inset-ring-2 aria-current:inset-ring-accent ${looks[mark ?? 'open']}`}
    >
      <span className={`text-step--1 leading-none ${mark ? '' : 'text-muted'}`}>
        <span className="sr-only">Questão</span>
        {` ${number}`}
      </span>{' '}
      <span className="flex h-4 items-center gap-0.5 leading-none font-bold">
        {answer === BLANK ? <span className="sr-only">em branco</span> : answer}
        <Sign mark={mark} />
        {mark && mark !== 'blank' && <span className="sr-only">{`, ${markWords[mark]}`}</span>}
        {keyTold && (
          <span className="font-normal">
            <span className="sr-only">, gabarito</span>
            {` ${answerKey}`}
          </span>
        )}
      </span>
    </button>
  )
}

function Sign({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null
  const Icon = mark === 'hit' ? CheckIcon : mark === 'annulled' ? MinusIcon : CrossIcon
  return <Icon className="size-3.5" />
}
