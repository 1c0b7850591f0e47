import { formatNumber, type PlotTone } from './plot-parts.tsx'

export type PlotBar = {
  label: string
  value: number
  tone?: PlotTone
  /** Where the true value probably is: hatched. */
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

const solid = { you: 'bg-accent', reference: 'bg-primary', other: 'bg-edge' }
const hatched = { you: 'hatch text-(--accent)', reference: 'hatch text-link', other: 'hatch text-muted' }

/** Horizontal bars, the name above and the number at the end. Stands in a ChartFrame. */
export function BarPlot({ bars, max, format = formatNumber, referenceLabel }: BarPlotProps) {
  const top = max ?? Math.max(1, ...bars.flatMap(bar => [bar.value, bar.high ?? 0, bar.reference ?? 0]))
  const hasReference = bars.some(bar => bar.reference !== undefined)
  return (
    <div className="max-w-xl space-y-2.5">
      {bars.map(bar => (
        <div key={bar.label}>
          <div className="flex items-baseline justify-between gap-3 text-step--1">
            <span>{bar.label}</span>
            <span className="font-semibold tabular">{format(bar.value)}</span>
          </div>
          <Bar bar={bar} top={top} />
        </div>
      ))}
      {hasReference && referenceLabel && (
        <p className="flex items-center gap-2 text-step--1 text-muted">
          <span className="inline-block h-4 w-0.5 bg-ink" /> {referenceLabel}
        </p>
      )}
    </div>
  )
}

function Bar({ bar, top }: { bar: PlotBar; top: number }) {
  const tone = bar.tone ?? 'reference'
  const share = (value: number) => `${(Math.max(0, Math.min(value, top)) / top) * 100}%`
  const { value, low = value, high = value, reference } = bar
  return (
    <div className="relative h-4 border-b border-line">
      <div className={`absolute inset-y-0.5 left-0 ${solid[tone]}`} style={{ width: share(low) }} />
      {high > low && (
        <>
          <div
            className={`absolute inset-y-0.5 ${hatched[tone]}`}
            style={{ left: share(low), width: share(high - low) }}
          />
          <div
            className={`absolute inset-y-0.5 w-1 -translate-x-1/2 ${solid[tone]}`}
            style={{ left: share(value) }}
          />
        </>
      )}
      {reference !== undefined && (
        <div
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink"
          style={{ left: share(reference) }}
        />
      )}
    </div>
  )
}
