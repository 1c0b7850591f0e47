import type { Difficulty } from '@norteia/domain/question'
import { Badge } from '../../ui/badge.tsx'

export const difficultyNames: Record<Difficulty, string> = { easy: 'Fácil', medium: 'Média', hard: 'Difícil' }
const heights: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3 }

/** Difficulty in a word, with one to three soundings beside it; the colours of right and wrong are not for this. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return (
    <Badge icon={<Soundings deep={heights[difficulty]} />}>
      <span className="sr-only">Dificuldade: </span>
      {difficultyNames[difficulty]}
    </Badge>
  )
}

function Soundings({ deep }: { deep: number }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="shrink-0 text-accent" fill="currentColor">
      {[1, 2, 3].map(step => (
        <rect
          key={step}
          x={step * 5 - 4}
          y={14 - step * 4}
          width="3.4"
          height={step * 4}
          opacity={step <= deep ? 1 : 0.25}
        />
      ))}
    </svg>
  )
}
