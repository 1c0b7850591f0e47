import { formatNumber, type PlotTone } from './plot-parts.tsx'
import { niceDomain, niceTicks } from './scale.ts'

export type PlotColumn = {
  key: string
  value: number
  /** Under the column; with many columns only some have one. */
  label?: string
  /** `you` is the column to look at; where there is room it carries its number. */
  tone?: PlotTone
}

type ColumnPlotProps = {
  columns: readonly PlotColumn[]
  format?: (value: number) => string
  /** The scale reaches at least this far: one answer is no record day. */
  least?: number
}

/** With more columns a number would lie over its neighbours. */
const MOST_WITH_NUMBER = 8

const solid = { you: 'bg-accent', reference: 'bg-primary', other: 'bg-edge' }

/** Upright bars in order of time. Drawn in HTML, so that its words keep their size. Stands in a ChartFrame. */
export function ColumnPlot({ columns, format = formatNumber, least = 4 }: ColumnPlotProps) {
  const [, top] = niceDomain([0, Math.max(least, ...columns.map(({ value }) => value))], 3)
  const ticks = niceTicks(0, top, 3)
  const share = (value: number) => `${(value / top) * 100}%`
  return (
    <div className="flex max-w-xl gap-2 pt-6 text-step--1">
      <div className="relative h-40 w-12 shrink-0 text-muted tabular">
        {ticks.map(tick => (
          <span
            key={tick}
            className="absolute right-0 translate-y-1/2 whitespace-nowrap"
            style={{ bottom: share(tick) }}
          >
            {format(tick)}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div className="relative h-40 border-b border-ink">
          {ticks.slice(1).map(tick => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: share(tick) }}
            />
          ))}
          <div className="absolute inset-0 flex gap-1">
            {columns.map(({ key, value, tone = 'reference' }) => (
              <div key={key} className="relative flex-1">
                <div
                  className={`absolute inset-x-0 bottom-0 ${solid[tone]}`}
                  style={{ height: share(value) }}
                />
                {tone === 'you' && columns.length <= MOST_WITH_NUMBER && (
                  <span
                    className="absolute left-1/2 -translate-x-1/2 font-semibold whitespace-nowrap tabular"
                    style={{ bottom: share(value) }}
                  >
                    {format(value)}
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
        <div className="mt-1 flex h-6 gap-1 text-muted">
          {columns.map(({ key, label }) => (
            <div key={key} className="relative flex-1">
              {label && <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">{label}</span>}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
