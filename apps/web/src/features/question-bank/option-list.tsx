import type { PublicQuestion, Solution } from '@norteia/contract/question-bank'
import type { Letter } from '@norteia/domain/question'
import { type ReactNode, useId } from 'react'
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { isRightOrWrong } from './answer-keys.ts'

type OptionListProps = {
  options: PublicQuestion['options']
  chosen: Letter | null
  onChoose?: (letter: Letter) => void
  /** Once it is known: every option says what it is and why. */
  solution?: Solution | undefined
  locked?: boolean
  /** Beside each option, for whoever needs more than choosing. */
  aside?: (letter: Letter) => ReactNode
}

type Verdict = 'right' | 'wrong' | 'other' | null

const card =
  'rounded-card border transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
const looks = {
  open: 'border-edge bg-surface hover:border-ink has-checked:border-primary has-checked:bg-quiet has-checked:inset-ring has-checked:inset-ring-primary',
  locked: 'border-line bg-surface has-checked:border-primary has-checked:bg-quiet',
  right: 'border-hit bg-hit-soft inset-ring inset-ring-hit',
  wrong: 'border-wrong bg-wrong-soft inset-ring inset-ring-wrong',
  other: 'border-line bg-surface',
}

/** The options as one group of radio buttons; the letter and the text are their name. */
export function OptionList(props: OptionListProps) {
  const { options, chosen, onChoose, solution, locked = solution !== undefined, aside } = props
  const name = useId()
  const worded = isRightOrWrong(options)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Alternativas</legend>
      <div className="grid gap-2">
        {options.map(option => {
          const verdict = verdictOn(option.letter, chosen, solution)
          const why = solution?.whys[option.letter]
          return (
            <div key={option.letter} className={`${card} ${looks[verdict ?? (locked ? 'locked' : 'open')]}`}>
              <div className="flex items-start">
                <label
                  className={`flex min-h-12 min-w-0 flex-1 items-start gap-3 px-3 py-2.5 ${locked ? '' : 'cursor-pointer'}`}
                >
                  <input
                    type="radio"
                    name={name}
                    value={option.letter}
                    checked={option.letter === chosen}
                    disabled={locked}
                    onChange={() => onChoose?.(option.letter)}
                    aria-describedby={why ? `${name}-${option.letter}` : undefined}
                    className="peer sr-only"
                  />
                  <Mark verdict={verdict}>{worded ? option.text?.[0] : option.letter}</Mark>
                  <span className="min-w-0 flex-1 pt-0.5">
                    {option.text && <Markdown inline text={option.text} />}
                    {option.image && (
                      <img
                        src={option.image}
                        alt={`Imagem da alternativa ${option.letter}`}
                        className="h-auto max-w-full rounded-small"
                      />
                    )}
                    <Words verdict={verdict} chosen={option.letter === chosen} />
                  </span>
                </label>
                {aside?.(option.letter)}
              </div>
              {why && (
                <div id={`${name}-${option.letter}`} className="px-3 pb-3 pl-14 text-step--1">
                  <Markdown text={why} />
                </div>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

function verdictOn(letter: Letter, chosen: Letter | null, solution: Solution | undefined): Verdict {
  if (!solution) return null
  if (letter === solution.correctAnswer) return 'right'
  return letter === chosen && solution.correctAnswer !== null ? 'wrong' : 'other'
}

const marks = {
  open: 'border-edge peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary',
  right: 'border-hit text-hit',
  wrong: 'border-wrong text-wrong',
  other: 'border-line text-muted',
}

function Mark({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  return (
    <span
      className={`grid size-8 shrink-0 place-items-center rounded-full border-2 font-display font-bold ${marks[verdict ?? 'open']}`}
    >
      {children}
    </span>
  )
}

/** Right and wrong in words and a sign: colour is only the third to say it. */
function Words({ verdict, chosen }: { verdict: Verdict; chosen: boolean }) {
  if (verdict !== 'right' && verdict !== 'wrong') return null
  const right = verdict === 'right'
  const Icon = right ? CheckIcon : CrossIcon
  const words = right ? (chosen ? 'Correta, e foi a sua' : 'Correta') : 'Sua resposta, incorreta'
  return (
    <span
      className={`mt-1 flex items-center gap-1.5 text-step--1 font-semibold ${right ? 'text-hit' : 'text-wrong'}`}
    >
      <Icon className="size-4" />
      {words}
    </span>
  )
}
