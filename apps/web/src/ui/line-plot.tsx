import { fills, formatNumber, inks, type PlotTone, strokes, useHatch, ValueAxis } from './plot-parts.tsx'
import { linearScale, niceDomain, niceTicks } from './scale.ts'

export type PlotPoint = { x: number; y: number; low?: number; high?: number }
export type PlotLine = { label: string; tone: PlotTone; points: readonly PlotPoint[] }

type LinePlotProps = {
  lines: readonly PlotLine[]
  xLabels: readonly { x: number; label: string }[]
  yDomain?: readonly [number, number]
  formatY?: (value: number) => string
  /** A level to compare with, such as a cutoff. */
  mark?: { y: number; label: string }
}

const width = 360
const height = 220
const box = { left: 44, right: 276, top: 14, bottom: 186 }

/** Lines with their names at the end, where the eye already is. Stands in a ChartFrame. */
export function LinePlot({ lines, xLabels, yDomain, formatY = formatNumber, mark }: LinePlotProps) {
  const hatch = useHatch()
  const points = lines.flatMap(line => line.points)
  const levels = [...points.flatMap(point => [point.y, point.low ?? point.y, point.high ?? point.y])]
  const domain = yDomain ?? niceDomain(mark ? [...levels, mark.y] : levels)
  const xs = points.map(point => point.x)
  const x = linearScale([Math.min(...xs), Math.max(...xs)], [box.left + 6, box.right - 6])
  const y = linearScale(domain, [box.bottom, box.top])
  const names = spread(
    lines.flatMap(line => {
      const last = line.points.at(-1)
      return last ? [{ line, at: y(last.y) }] : []
    }),
  )

  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-auto w-full max-w-md font-text">
      {hatch.pattern}
      <ValueAxis
        scale={y}
        ticks={niceTicks(domain[0], domain[1])}
        left={box.left}
        right={box.right}
        format={formatY}
      />
      {xLabels.map(label => (
        <g key={label.x} transform={`translate(${x(label.x)} ${box.bottom})`} className="text-[13px]">
          <line y2="5" className="stroke-ink" />
          <text y="20" textAnchor="middle" className="fill-muted">
            {label.label}
          </text>
        </g>
      ))}
      {mark && (
        <g className="text-[13px]">
          <line
            x1={box.left}
            x2={box.right}
            y1={y(mark.y)}
            y2={y(mark.y)}
            className="stroke-primary"
            strokeDasharray="5 4"
          />
          <text
            x={box.left + 4}
            y={y(mark.y) - 5}
            className="fill-link stroke-ground font-semibold [paint-order:stroke]"
            strokeWidth="4"
          >
            {mark.label}
          </text>
        </g>
      )}
      {lines.map(line => (
        <g key={line.label}>
          <path d={bandOf(line.points, x, y)} fill={hatch.fill} />
          <path
            d={line.points.map((point, index) => `${index ? 'L' : 'M'}${x(point.x)} ${y(point.y)}`).join('')}
            fill="none"
            strokeWidth={line.tone === 'you' ? 2.5 : 1.5}
            strokeLinejoin="round"
            className={strokes[line.tone]}
          />
          {line.tone === 'you' &&
            line.points.map(point => (
              <circle key={point.x} cx={x(point.x)} cy={y(point.y)} r="3.5" className={fills.you} />
            ))}
        </g>
      ))}
      {names.map(({ line, at }) => (
        <text
          key={line.label}
          x={box.right + 6}
          y={at}
          dy="0.32em"
          className={`text-[13px] font-semibold ${inks[line.tone]}`}
        >
          {line.label}
        </text>
      ))}
    </svg>
  )
}

type Place = (value: number) => number

function bandOf(points: readonly PlotPoint[], x: Place, y: Place) {
  const known = points.filter(point => point.low !== undefined && point.high !== undefined)
  if (known.length < 2) return ''
  const over = known.map(point => `${x(point.x)} ${y(point.high!)}`)
  const under = known.map(point => `${x(point.x)} ${y(point.low!)}`).reverse()
  return `M${[...over, ...under].join('L')}Z`
}

/** Pushes names that would overlap apart by a line. */
function spread(names: { line: PlotLine; at: number }[]) {
  const sorted = [...names].sort((a, b) => a.at - b.at)
  for (const [index, name] of sorted.entries()) {
    const above = sorted[index - 1]
    if (above) name.at = Math.max(name.at, above.at + 16)
  }
  return sorted
}
