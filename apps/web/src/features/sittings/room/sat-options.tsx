import { choose, strike } from '@norteia/domain/exam-room'
import { type Letter, letters } from '@norteia/domain/question'
import { CrossIcon } from '../../../ui/icons.tsx'
import type { SatQuestion } from '../wire.ts'
import { sizeOf } from './prime.ts'
import type { RoomStore } from './room-store.ts'
import { SatText } from './sat-text.tsx'
import { useMark } from './use-room.ts'

type SatOptionsProps = { store: RoomStore; question: SatQuestion }

/** The options as on paper: one to choose, the others to strike out. */
export function SatOptions({ store, question }: SatOptionsProps) {
  const { questionId } = question
  const mark = useMark(store, questionId)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Alternativas</legend>
      <div className="grid gap-2">
        {letters.slice(0, question.question.optionCount).map(letter => (
          <Option
            key={letter}
            name={`questao-${questionId}`}
            letter={letter}
            text={question.question[`alternative${letter}`]}
            image={question.question.images[letter]}
            chosen={mark.chosen === letter}
            struck={mark.struck.includes(letter)}
            onChoose={() => store.mark(questionId, choose(mark, letter))}
            onStrike={() => store.mark(questionId, strike(mark, letter))}
          />
        ))}
      </div>
    </fieldset>
  )
}

type OptionProps = {
  name: string
  letter: Letter
  text: string | null
  image: string | undefined
  chosen: boolean
  struck: boolean
  onChoose: () => void
  onStrike: () => void
}

function Option({ name, letter, text, image, chosen, struck, onChoose, onStrike }: OptionProps) {
  return (
    <div
      className={`flex items-stretch rounded-card border transition-colors duration-150 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${
        chosen
          ? 'border-primary bg-quiet inset-ring inset-ring-primary'
          : `bg-surface hover:border-ink ${struck ? 'border-dashed border-edge' : 'border-edge'}`
      }`}
    >
      <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-start gap-3 py-2.5 pl-3.5">
        <input
          type="radio"
          name={name}
          value={letter}
          checked={chosen}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface outline-none checked:border-6 checked:border-primary"
        />
        <b className={`shrink-0 ${struck ? 'text-muted' : ''}`}>{letter}</b>
        <span className={`min-w-0 flex-1 ${struck ? 'text-muted line-through decoration-2' : ''}`}>
          {text !== null && <SatText text={text} inline />}
          {image && <OptionImage url={image} letter={letter} struck={struck} />}
          {struck && <span className="sr-only"> (riscada)</span>}
        </span>
      </label>
      <button
        type="button"
        aria-pressed={struck}
        aria-label={`Riscar alternativa ${letter}`}
        title={struck ? 'Tirar o risco' : 'Riscar'}
        onClick={onStrike}
        className="touch-target grid shrink-0 place-items-center self-stretch rounded-card text-muted hover:text-ink aria-pressed:text-ink"
      >
        <span className="grid size-8 place-items-center rounded-full border border-transparent in-aria-pressed:border-edge in-aria-pressed:bg-quiet">
          <CrossIcon className="size-4" />
        </span>
      </button>
    </div>
  )
}

/** Its place is kept before it comes: by its size where that is known, by a usual one otherwise. */
function OptionImage({ url, letter, struck }: { url: string; letter: Letter; struck: boolean }) {
  const size = sizeOf(url)
  return (
    <img
      src={url}
      alt={`Figura da alternativa ${letter}`}
      width={size?.width}
      height={size?.height}
      className={`mt-1 max-h-60 w-auto max-w-full rounded-small object-contain ${size ? 'h-auto' : 'h-40'} ${struck ? 'opacity-45' : ''}`}
    />
  )
}
