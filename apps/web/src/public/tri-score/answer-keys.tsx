import { ArrowLeftIcon } from '../../ui/icons.tsx'

type AnswerKeysProps = {
  number: number
  onLetter: (letter: string) => void
  onBlank: () => void
  onBack: () => void
}

const key =
  'flex min-h-12 min-w-0 items-center justify-center rounded-card border border-edge bg-surface font-display text-step-1 font-bold hover:border-ink hover:bg-quiet active:translate-y-px'

/** The letters within reach of the thumb, whatever part of the sheet is on the screen. */
export function AnswerKeys({ number, onLetter, onBlank, onBack }: AnswerKeysProps) {
  return (
    <fieldset className="sticky bottom-0 z-5 -mx-4 min-w-0 border-t border-line bg-ground px-4 pt-2 pb-3 sm:mx-0 sm:max-w-xl sm:px-0">
      <legend className="sr-only">{`Marcar a questão ${number}`}</legend>
      <div className="grid grid-cols-[auto_repeat(5,1fr)_auto_auto] items-center gap-1.5">
        <span aria-hidden="true" className="min-w-9 text-step--1 font-semibold tabular">
          {number}
        </span>
        {['A', 'B', 'C', 'D', 'E'].map(letter => (
          <button
            key={letter}
            type="button"
            aria-label={`Marcar ${letter}`}
            onClick={() => onLetter(letter)}
            className={key}
          >
            {letter}
          </button>
        ))}
        <button
          type="button"
          aria-label="Deixar em branco"
          onClick={onBlank}
          className={`${key} min-w-9 px-1`}
        >
          –
        </button>
        <button
          type="button"
          aria-label="Apagar a anterior"
          onClick={onBack}
          className={`${key} min-w-9 px-1`}
        >
          <ArrowLeftIcon className="size-5" />
        </button>
      </div>
    </fieldset>
  )
}
