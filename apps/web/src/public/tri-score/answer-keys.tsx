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
    <fieldset className="sticky bottom-0 z-5 -mx-4 min-w-0 border-t border-line bg-ground px-4 pt-2 pb-3 sm:static sm:mx-0 sm:max-w-xl sm:border-0 sm:px-0">
      <legend className="sr-only">{`Marcar a questão ${number}`}</legend>
      <p aria-hidden="true" className="mb-1 text-step--1 leading-none font-semibold text-muted tabular">
        {`Questão ${number}`}
      </p>
      <div className="grid grid-cols-7 gap-1">
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
        <button type="button" aria-label="Deixar em branco" onClick={onBlank} className={key}>
          –
        </button>
        <button type="button" aria-label="Apagar" onClick={onBack} className={key}>
          <ArrowLeftIcon className="size-5" />
        </button>
      </div>
    </fieldset>
  )
}
