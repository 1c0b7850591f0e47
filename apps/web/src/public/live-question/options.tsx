import type { LandingQuestion } from '@norteia/content/schema/landing'
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx'

type OptionsProps = { question: LandingQuestion; chosen: string | null }

function looksOf(letter: string, key: string, chosen: string | null) {
  if (!chosen) {
    return 'bg-surface border-edge hover:border-ink has-checked:border-primary has-checked:inset-ring has-checked:inset-ring-primary cursor-pointer'
  }
  if (letter === key) return 'border-hit bg-hit-soft'
  return letter === chosen ? 'border-wrong bg-wrong-soft' : 'border-line bg-surface'
}

export function Options({ question, chosen }: OptionsProps) {
  return (
    <fieldset disabled={chosen !== null} className="mt-4 min-w-0">
      <legend className="font-semibold">{question.statement}</legend>
      <div className="mt-3 grid gap-2">
        {question.options.map(({ letter, text }) => (
          <label
            key={letter}
            className={`flex min-h-12 items-start gap-3 rounded-card border px-3 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${looksOf(letter, question.key, chosen)}`}
          >
            <input
              type="radio"
              name="letter"
              value={letter}
              className="mt-1 size-5 shrink-0 appearance-none rounded-full border-2 border-edge outline-none checked:border-6 checked:border-primary"
            />
            <span className="min-w-0 flex-1">
              <b className="mr-2">{letter}</b>
              {text}
            </span>
            <Verdict letter={letter} keyLetter={question.key} chosen={chosen} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type VerdictProps = { letter: string; keyLetter: string; chosen: string | null }

function Verdict({ letter, keyLetter, chosen }: VerdictProps) {
  if (!chosen) return null
  if (letter === keyLetter) {
    return (
      <span className="flex items-center gap-1 text-step--1 font-semibold text-hit">
        <CheckIcon className="size-4" /> Certa
      </span>
    )
  }
  if (letter !== chosen) return null
  return (
    <span className="flex items-center gap-1 text-step--1 font-semibold text-wrong">
      <CrossIcon className="size-4" /> Sua
    </span>
  )
}
