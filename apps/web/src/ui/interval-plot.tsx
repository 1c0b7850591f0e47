import { useHatch, ValueAxis } from './plot-parts.tsx'
import { linearScale, niceTicks, type Scale } from './scale.ts'

export type IntervalPoint = {
  x: number
  y: number
  low: number
  high: number
  /** Less to be relied on than the others: drawn hollow. */
  open?: boolean
}

type IntervalPlotProps = {
  points: readonly IntervalPoint[]
  /** Panels side by side share it, so that they can be compared. */
  yDomain: readonly [number, number]
  firstLabel: string
  lastLabel: string
}

const width = 300
const height = 156
const box = { left: 40, right: 288, top: 10, bottom: 126 }

/** One series and how sure each of its points is, small enough to stand beside others. In a ChartFrame. */
export function IntervalPlot({ points, yDomain, firstLabel, lastLabel }: IntervalPlotProps) {
  const hatch = useHatch()
  const xs = points.map(({ x }) => x)
  const [first, last] = [Math.min(...xs), Math.max(...xs)]
  const single = first === last
  const x = linearScale(single ? [first - 1, last + 1] : [first, last], [box.left + 10, box.right - 10])
  const y = linearScale(yDomain, [box.bottom, box.top])
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-auto w-full max-w-sm font-text">
      {hatch.pattern}
      <ValueAxis
        scale={y}
        ticks={niceTicks(yDomain[0], yDomain[1], 3)}
        left={box.left}
        right={box.right}
        format={String}
      />
      <path d={single ? columnOf(points, x, y) : bandOf(points, x, y)} fill={hatch.fill} />
      <path
        d={points.map((point, index) => `${index ? 'L' : 'M'}${x(point.x)} ${y(point.y)}`).join('')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-accent"
      />
      {points.map(point => (
        <circle
          key={point.x}
          cx={x(point.x)}
          cy={y(point.y)}
          r="4"
          strokeWidth="2"
          className={point.open ? 'fill-surface stroke-accent' : 'fill-accent stroke-accent'}
        />
      ))}
      <g className="fill-muted text-[13px] tabular">
        {single ? (
          <text x={x(last)} y={box.bottom + 20} textAnchor="middle">
            {lastLabel}
          </text>
        ) : (
          <>
            <text x={box.left} y={box.bottom + 20}>
              {firstLabel}
            </text>
            <text x={box.right} y={box.bottom + 20} textAnchor="end">
              {lastLabel}
            </text>
          </>
        )}
      </g>
    </svg>
  )
}

function bandOf(points: readonly IntervalPoint[], x: Scale, y: Scale) {
  const over = points.map(point => `${x(point.x)} ${y(point.high)}`)
  const under = points.map(point => `${x(point.x)} ${y(point.low)}`).reverse()
  return `M${[...over, ...under].join('L')}Z`
}

function columnOf([point]: readonly IntervalPoint[], x: Scale, y: Scale) {
  if (!point) return ''
  return `M${x(point.x) - 9} ${y(point.high)}h18V${y(point.low)}h-18Z`
}
