import { abilityToScore, posteriorOf } from '@norteia/domain/item-response'
import { type Hits, inWords, items, markedWith, scoreOf } from './booklet.ts'

const WIDTH = 360
const BASE = 128
const [LOWEST, HIGHEST] = [300, 1000]

const x = (score: number) => Math.round(((score - LOWEST) / (HIGHEST - LOWEST)) * WIDTH * 10) / 10

/** The likely scores as a hill; the same height for all, since only its width and place speak. */
function hill(hits: Hits) {
  const posterior = posteriorOf(markedWith(hits), 161)
  const highest = Math.max(...posterior.map(point => point.weight))
  const points = posterior
    .map(({ ability, weight }) => ({ score: abilityToScore('MT', ability), height: (weight / highest) * 72 }))
    .filter(({ score }) => score >= LOWEST && score <= HIGHEST)
    .map(({ score, height }) => `${x(score)} ${(BASE - height).toFixed(1)}`)
  return `M${x(LOWEST)} ${BASE}L${points.join('L')}L${x(HIGHEST)} ${BASE}Z`
}

export function ScorePlot({ hits, id }: { hits: Hits; id: string }) {
  const { score, error } = scoreOf(hits)
  const at = x(score)
  const [from, to] = [Math.max(0, x(score - error)), Math.min(WIDTH, x(score + error))]
  const labelEnd = at > WIDTH / 2 ? 'end' : 'start'
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 176`}
      role="img"
      aria-label={`Nota ${inWords(score)}, com margem de ${inWords(error)} pontos para mais ou para menos.`}
      className="block w-full max-w-2xl"
    >
      <defs>
        <pattern
          id={`${id}-hatch`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V5" className="stroke-primary" strokeWidth="1.5" />
        </pattern>
      </defs>
      <path d={`M${from} 52V${BASE}H${to}V52Z`} fill={`url(#${id}-hatch)`} opacity="0.35" />
      <path d={hill(hits)} className="fill-none stroke-primary" strokeWidth="1.75" />
      <path d={`M0 ${BASE}H${WIDTH}`} className="stroke-ink" />
      {[300, 500, 700, 900].map(mark => (
        <g key={mark}>
          <path d={`M${x(mark)} ${BASE}v4`} className="stroke-ink" />
          <text
            x={x(mark)}
            y={BASE + 17}
            textAnchor={mark === LOWEST ? 'start' : 'middle'}
            className="fill-muted tabular"
            fontSize="13"
          >
            {mark}
          </text>
        </g>
      ))}
      {items.map(({ position, difficulty }, rank) => (
        <path
          key={position}
          d={hits[rank] ? `M${x(difficulty)} 153v16` : `M${x(difficulty)} 159v4`}
          className={hits[rank] ? 'stroke-primary' : 'stroke-edge'}
          strokeWidth="2"
        />
      ))}
      <path d={`M${at} 26V${BASE}`} className="stroke-accent" strokeWidth="2.5" />
      <path d={`M${at} 18l4.5 9h-9z`} className="fill-accent" />
      <text
        x={labelEnd === 'end' ? at - 10 : at + 10}
        y={34}
        textAnchor={labelEnd}
        className="fill-ink font-display font-bold tabular"
        fontSize="22"
      >
        {inWords(score)}
      </text>
    </svg>
  )
}
