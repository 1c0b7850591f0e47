import type { Tier } from '@norteia/domain/ranking'
import { rungsOf } from './tier-words.ts'

const rungs = [1, 2, 3, 4, 5]

/** The tier's name with as many rungs drawn as it is high: read without colour. */
export function TierMark({ tier }: { tier: Tier }) {
  const reached = rungsOf(tier)
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <svg viewBox="0 0 19 14" className="h-3.5 w-[1.2rem] shrink-0 self-center" aria-hidden="true">
        {rungs.map(rung => (
          <rect
            key={rung}
            x={(rung - 1) * 4 + 0.5}
            y={13 - rung * 2.5}
            width="2.5"
            height={rung * 2.5}
            className={rung <= reached ? 'fill-primary stroke-primary' : 'fill-transparent stroke-edge'}
            strokeWidth="0.75"
          />
        ))}
      </svg>
      {tier}
    </span>
  )
}
