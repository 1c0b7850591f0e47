import { CheckIcon } from '../../ui/icons.tsx'
import { type Hits, items } from './booklet.ts'

type ItemGridProps = { hits: Hits; onToggle: (rank: number) => void }

export function ItemGrid({ hits, onToggle }: ItemGridProps) {
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="text-step--1 text-muted">
        Ou toque nas questões. Da mais fácil à mais difícil; o número é o da prova.
      </legend>
      <div className="mt-2 grid grid-cols-7 gap-1 sm:grid-cols-9">
        {items.map(({ position, difficulty }, rank) => (
          <button
            key={position}
            type="button"
            aria-pressed={hits[rank]}
            aria-label={`Questão ${135 + position}, dificuldade ${difficulty}: acertei`}
            onClick={() => onToggle(rank)}
            className="flex min-h-11 min-w-0 flex-col items-center justify-center rounded-small border border-edge text-step--1 leading-none tabular text-muted hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {135 + position}
            {hits[rank] ? <CheckIcon className="size-3.5" /> : <span className="h-3.5" />}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
