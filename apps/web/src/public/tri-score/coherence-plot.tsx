import { ChartFrame } from '../../ui/chart.tsx'
import { coherenceInWords, inTenths, type ScoreReport } from './score-report.ts'

const WIDTH = 360
const TOP = 24
const BASE = 132
const BAR = 22

/** Hits expected at this score against hits made, from the easy items to the hard ones. */
export function CoherencePlot({ report, id }: { report: ScoreReport; id: string }) {
  const { bands, expected } = report
  const most = Math.max(...bands.map(({ items }) => items))
  const height = (hits: number) => ((BASE - TOP) * hits) / most
  const wide = WIDTH / bands.length
  const tick = (rank: number) => ((rank + 0.5) * WIDTH) / expected.length
  return (
    <ChartFrame
      title="Coerência: das fáceis às difíceis"
      summary={coherenceInWords(report)}
      note="Hachurado: acertos esperados com a sua nota. Cheio: os seus. Fundo: todas as da faixa."
      table={{
        columns: ['Dificuldade', 'Questões', 'Esperados', 'Seus'],
        rows: bands.map(({ from, to, items, expected, hits }) => [
          `${Math.round(from)} a ${Math.round(to)}`,
          items,
          inTenths(expected),
          hits,
        ]),
      }}
    >
      <svg viewBox={`0 0 ${WIDTH} 192`} aria-hidden="true" className="block w-full max-w-lg">
        <defs>
          <pattern
            id={`${id}-hatch`}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V5" className="stroke-primary" strokeWidth="2" />
          </pattern>
        </defs>
        {bands.map(({ from, to, items, expected, hits }, band) => {
          const middle = (band + 0.5) * wide
          return (
            <g key={from} fontSize="13" textAnchor="middle" className="tabular">
              <rect
                x={middle - BAR - 8}
                y={BASE - height(items)}
                width={2 * BAR + 16}
                height={height(items)}
                className="fill-quiet"
              />
              <rect
                x={middle - BAR - 2}
                y={BASE - height(expected)}
                width={BAR}
                height={height(expected)}
                fill={`url(#${id}-hatch)`}
                className="stroke-primary"
              />
              <text x={middle - BAR / 2 - 2} y={BASE - height(expected) - 5} className="fill-muted">
                {inTenths(expected)}
              </text>
              <rect
                x={middle + 2}
                y={BASE - height(hits)}
                width={BAR}
                height={height(hits)}
                className="fill-accent"
              />
              <text x={middle + BAR / 2 + 2} y={BASE - height(hits) - 5} className="fill-ink font-bold">
                {hits}
              </text>
              <text x={middle} y={BASE + 17} className="fill-muted">
                {`${Math.round(from)}–${Math.round(to)}`}
              </text>
            </g>
          )
        })}
        <path d={`M0 ${BASE}H${WIDTH}`} className="stroke-ink" />
        {expected.map(({ place, hit }, rank) => (
          <path
            key={place}
            d={hit ? `M${tick(rank)} 158v16` : `M${tick(rank)} 164v4`}
            className={hit ? 'stroke-accent' : 'stroke-edge'}
            strokeWidth="2.5"
          />
        ))}
        <text x="0" y="189" fontSize="13" className="fill-muted">
          mais fáceis
        </text>
        <text x={WIDTH} y="189" fontSize="13" textAnchor="end" className="fill-muted">
          mais difíceis
        </text>
      </svg>
    </ChartFrame>
  )
}
