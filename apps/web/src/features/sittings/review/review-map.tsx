import { FlagIcon } from '../../../ui/icons.tsx'
import type { ResultItem } from '../wire.ts'

type ReviewMapProps = {
  items: readonly ResultItem[]
  current: number | undefined
  onShow: (orderIndex: number) => void
}

function stateOf({ hit, chosen, annulled }: ResultItem) {
  if (annulled) return { word: 'anulada', sign: '∅', look: 'border-line bg-quiet text-muted' }
  if (hit) return { word: 'certa', sign: '✓', look: 'border-hit bg-hit-soft text-hit' }
  if (chosen) return { word: 'errada', sign: '✕', look: 'border-wrong bg-wrong-soft text-wrong' }
  return { word: 'em branco', sign: '–', look: 'border-edge bg-surface text-ink' }
}

/** Every question of the filter at a glance: the sign says what the colour does. */
export function ReviewMap({ items, current, onShow }: ReviewMapProps) {
  if (items.length === 0) return null
  return (
    <ol
      aria-label="Questões da revisão"
      className="grid grid-cols-6 gap-1 p-1 sm:grid-cols-10 lg:grid-cols-6"
    >
      {items.map(item => {
        const { word, sign, look } = stateOf(item)
        return (
          <li key={item.questionId}>
            <button
              type="button"
              aria-current={item.orderIndex === current ? 'step' : undefined}
              onClick={() => onShow(item.orderIndex)}
              className={`relative grid min-h-11 w-full place-items-center rounded-small border leading-none ${look} ${item.orderIndex === current ? 'outline-3 outline-offset-1 outline-accent' : ''}`}
            >
              <span className="sr-only">
                {`Questão ${item.orderIndex + 1}, ${word}${item.doubt ? ', marcada' : ''}`}
              </span>
              <span aria-hidden="true" className="text-[0.8125rem]">
                {item.orderIndex + 1}
              </span>
              <span aria-hidden="true" className="text-[0.9375rem] font-bold">
                {sign}
              </span>
              {item.doubt && <FlagIcon className="absolute top-0.5 right-0.5 size-3 fill-current" />}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
