import { useId } from 'react'
import type { Scale } from './scale.ts'

export type PlotTone = 'you' | 'reference' | 'other'

/** Needle for who is reading, sea for what they are compared with. */
export const strokes = { you: 'stroke-accent', reference: 'stroke-primary', other: 'stroke-muted' }
export const fills = { you: 'fill-accent', reference: 'fill-primary', other: 'fill-muted' }
export const inks = { you: 'fill-accent-ink', reference: 'fill-link', other: 'fill-muted' }

export const formatNumber = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })

type AxisProps = {
  scale: Scale
  ticks: readonly number[]
  left: number
  right: number
  format: (value: number) => string
}

export function ValueAxis({ scale, ticks, left, right, format }: AxisProps) {
  return (
    <g className="text-[13px] tabular">
      {ticks.map((tick, index) => (
        <g key={tick} transform={`translate(0 ${scale(tick)})`}>
          <line x1={left} x2={right} className={index === 0 ? 'stroke-ink' : 'stroke-line'} strokeWidth="1" />
          <text x={left - 8} dy="0.32em" textAnchor="end" className="fill-muted">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Hatching says "about here": an interval, not a fact. */
export function useHatch() {
  const id = useId()
  const pattern = (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="6" className="stroke-accent" strokeWidth="1.5" opacity="0.55" />
      </pattern>
    </defs>
  )
  return { pattern, fill: `url(#${id})` }
}
