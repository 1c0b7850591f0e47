import { useId } from 'react'

type ProgressProps = {
  label: string
  value: number
  max?: number
  /** What the number means, as in "12 de 45 questões"; otherwise a percentage. */
  text?: string
  labelHidden?: boolean
}

/** The scale bar of a chart, filled up to where you are. */
export function Progress({ label, value, max = 100, text, labelHidden = false }: ProgressProps) {
  const id = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const words = text ?? `${Math.round(share * 100)}%`
  return (
    <div>
      <div
        className={labelHidden ? 'sr-only' : 'mb-1 flex items-baseline justify-between gap-3 text-step--1'}
      >
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="tabular text-muted">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={words}
        className="relative h-3"
      >
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 overflow-hidden rounded-full border border-edge bg-surface">
          <div
            className="h-full origin-left bg-primary transition-transform duration-200"
            style={{ transform: `scaleX(${share})` }}
          />
        </div>
        <div
          className="absolute top-0 h-3 w-1 -translate-x-1/2 rounded-full bg-accent transition-[left] duration-200"
          style={{ left: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
