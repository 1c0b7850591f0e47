import { fills, formatNumber, type PlotTone } from './plot-parts.tsx'

export type PlotBar = {
  label: string
  value: number
  tone?: PlotTone
  /** Where the true value probably is. */
  low?: number
  high?: number
  /** What it is compared with: a tick across the bar. */
  reference?: number
}

type BarPlotProps = {
  bars: readonly PlotBar[]
  max?: number
  format?: (value: number) => string
  referenceLabel?: string
}

/** Horizontal bars, the name above and the number at the end. Stands in a ChartFrame. */
export function BarPlot({ bars, max, format = formatNumber, referenceLabel }: BarPlotProps) {
  const top = max ?? Math.max(1, ...bars.flatMap(bar => [bar.value, bar.high ?? 0, bar.reference ?? 0]))
  const place = (value: number) => (Math.max(0, Math.min(value, top)) / top) * 300
  const hasReference = bars.some(bar => bar.reference !== undefined)
  return (
    <div className="max-w-xl space-y-2.5">
      {bars.map(bar => (
        <div key={bar.label}>
          <div className="flex items-baseline justify-between gap-3 text-step--1">
            <span>{bar.label}</span>
            <span className="font-semibold tabular">{format(bar.value)}</span>
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 300 14"
            preserveAspectRatio="none"
            className="block h-3.5 w-full"
          >
            <line x1="0" x2="300" y1="13.5" y2="13.5" className="stroke-line" />
            <rect y="2" height="10" width={place(bar.value)} className={fills[bar.tone ?? 'reference']} />
            {bar.low !== undefined && bar.high !== undefined && (
              <Whisker from={place(bar.low)} to={place(bar.high)} />
            )}
            {bar.reference !== undefined && (
              <rect x={place(bar.reference) - 1} y="0" width="2" height="14" className="fill-ink" />
            )}
          </svg>
        </div>
      ))}
      {hasReference && referenceLabel && (
        <p className="flex items-center gap-2 text-step--1 text-muted">
          <span className="inline-block h-3.5 w-0.5 bg-ink" /> {referenceLabel}
        </p>
      )}
    </div>
  )
}

function Whisker({ from, to }: { from: number; to: number }) {
  return (
    <path
      d={`M${from} 7H${to}M${from} 3v8M${to} 3v8`}
      fill="none"
      vectorEffect="non-scaling-stroke"
      className="stroke-ink"
      strokeWidth="1.5"
    />
  )
}
