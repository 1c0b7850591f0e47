import { ValueAxis } from '../../../ui/plot-parts.tsx'
import { linearScale } from '../../../ui/scale.ts'
import type { Expected } from './coherence.ts'

const WIDTH = 640
const HEIGHT = 236
const box = { left: 62, right: WIDTH - 12, top: 34, bottom: 158 }
const rows = { hit: 14, miss: 178 }

const percent = (value: number) => `${value}%`

/**
 * The chance the model gives each item, as a curve falling from easy to hard; hits above it, misses below. A hit far
 * right or a miss far left is what does not fit.
 */
export function CoherencePlot({ expected }: { expected: readonly Expected[] }) {
  const x = linearScale([0, Math.max(1, expected.length - 1)], [box.left + 8, box.right - 8])
  const y = linearScale([0, 100], [box.bottom, box.top])
  const curve = expected
    .map(({ chance }, index) => `${index ? 'L' : 'M'}${x(index)} ${y(chance * 100)}`)
    .join('')
  return (
    <div className="overflow-x-auto">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-auto w-full max-w-3xl min-w-120 font-text"
      >
        <ValueAxis scale={y} ticks={[0, 50, 100]} left={box.left} right={box.right} format={percent} />
        <path d={curve} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-primary" />
        {expected.map(({ questionId, hit, chance }, index) => (
          <g key={questionId} transform={`translate(${x(index)} 0)`}>
            <line
              y1={hit ? rows.hit + 7 : y(chance * 100)}
              y2={hit ? y(chance * 100) : rows.miss - 7}
              className="stroke-line"
            />
            {hit ? (
              <circle cy={rows.hit} r="5" className="fill-accent" />
            ) : (
              <path
                d={`M-4 ${rows.miss - 4}l8 8m0-8l-8 8`}
                className="stroke-ink"
                strokeWidth="2"
                strokeLinecap="round"
              />
            )}
          </g>
        ))}
        <g className="fill-muted text-[13px]">
          <text x={box.left - 8} y={rows.hit} dy="0.32em" textAnchor="end">
            certas
          </text>
          <text x={box.left - 8} y={rows.miss} dy="0.32em" textAnchor="end">
            erradas
          </text>
          <text x={box.left + 8} y={HEIGHT - 24}>
            ← mais fáceis
          </text>
          <text x={box.right - 8} y={HEIGHT - 24} textAnchor="end">
            mais difíceis →
          </text>
        </g>
        <text
          x={(box.left + box.right) / 2}
          y={HEIGHT - 24}
          textAnchor="middle"
          className="fill-link text-[13px] font-semibold"
        >
          curva: chance esperada
        </text>
      </svg>
    </div>
  )
}
