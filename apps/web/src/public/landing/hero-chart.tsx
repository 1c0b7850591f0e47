import { inWords, presets, scoreOf } from '../tri-lab/booklet.ts'
import { CompassRose } from './compass-rose.tsx'

const [LOWEST, HIGHEST] = [350, 750]
const y = (score: number) => Math.round(254 - ((score - LOWEST) / (HIGHEST - LOWEST)) * 222)

// Three places along a course, lowest first; the easy twenty are where the needle points.
const soundings = [
  { preset: presets.hard, x: 76, anchor: 'start' as const },
  { preset: presets.scattered, x: 162, anchor: 'start' as const },
  { preset: presets.easy, x: 296, anchor: 'end' as const },
].map(({ preset, ...place }) => {
  const { score } = scoreOf(preset.hits)
  return { ...place, label: preset.label, score, y: y(score) }
})

const contours = [0, 1, 2, 3, 4, 5]

/** Real figures drawn as a course on a chart: the same twenty hits, three scores. */
export function HeroChart() {
  const course = soundings.map(point => `${point.x} ${point.y}`).join('L')
  const spoken = soundings.map(({ label, score }) => `${label}: ${inWords(score)}`).join('; ')
  return (
    <figure className="overflow-hidden rounded-card border border-ink bg-surface">
      <div className="chart-scale border-0 border-b" />
      <svg
        viewBox="0 0 360 284"
        className="block w-full"
        role="img"
        aria-label={`Notas de 20 acertos. ${spoken}.`}
      >
        <g className="fill-none stroke-primary" opacity="0.3">
          {contours.map(ring => (
            <path
              key={ring}
              d={`M${-20 - ring * 4} ${150 + ring * 26}C${60 + ring * 12} ${60 + ring * 34} ${150 + ring * 14} ${
                190 + ring * 20
              } ${236 + ring * 22} ${130 + ring * 26}S${330 + ring * 16} ${40 + ring * 30} ${400 + ring * 8} ${70 + ring * 34}`}
            />
          ))}
        </g>
        <g className="stroke-line">
          {[400, 500, 600, 700].map(mark => (
            <path key={mark} d={`M34 ${y(mark)}H360`} strokeDasharray="1 5" strokeLinecap="round" />
          ))}
        </g>
        {[400, 500, 600, 700].map(mark => (
          <text key={mark} x="6" y={y(mark) + 4} fontSize="13" className="fill-muted tabular">
            {mark}
          </text>
        ))}
        <CompassRose x={84} y={68} />
        <path d={`M${course}`} className="fill-none stroke-ink" strokeWidth="1.5" strokeDasharray="6 5" />
        {soundings.map(({ label, score, ...point }, k) => {
          const needle = k === soundings.length - 1
          const textX = point.anchor === 'end' ? point.x + 52 : point.x + 14
          return (
            <g key={label}>
              <circle
                cx={point.x}
                cy={point.y}
                r={needle ? 7 : 5}
                className={needle ? 'fill-accent stroke-surface' : 'fill-surface stroke-ink'}
                strokeWidth="2"
              />
              <text
                x={textX}
                y={point.y + (needle ? 36 : 14)}
                textAnchor={point.anchor}
                className="halo fill-ink font-display font-bold tabular"
                fontSize={needle ? 26 : 20}
              >
                {inWords(score)}
              </text>
              <text
                x={textX}
                y={point.y + (needle ? 54 : 31)}
                textAnchor={point.anchor}
                className="halo fill-muted"
                fontSize="14"
              >
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="border-t border-line px-4 py-3 text-step--1">
        <b>Mesmos 20 acertos, três notas.</b> Matemática, ENEM 2024, caderno azul, com os parâmetros do INEP.{' '}
        <a href="#mapa-aprovacao" className="text-link underline underline-offset-4">
          Entenda e experimente
        </a>
      </figcaption>
    </figure>
  )
}
