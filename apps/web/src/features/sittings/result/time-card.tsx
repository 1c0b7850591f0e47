import { timeInWords } from '@norteia/domain/exam-room'
import { Card } from '../../../ui/card.tsx'
import { ChartFrame } from '../../../ui/chart.tsx'
import { ValueAxis } from '../../../ui/plot-parts.tsx'
import { linearScale, niceTicks } from '../../../ui/scale.ts'
import type { ResultItem, SittingResult } from '../wire.ts'

const stateOf = ({ hit, chosen, annulled }: ResultItem) =>
  annulled ? 'anulada' : hit ? 'certa' : chosen ? 'errada' : 'em branco'

const mean = (items: readonly ResultItem[]) =>
  items.length === 0 ? 0 : items.reduce((sum, { seconds }) => sum + seconds, 0) / items.length

export function TimeCard({ result }: { result: SittingResult }) {
  const { items } = result
  const longest = Math.max(...items.map(({ seconds }) => seconds))
  if (!(longest > 0)) return null
  const hits = items.filter(({ hit }) => hit)
  const misses = items.filter(item => !item.hit && item.chosen !== null && !item.annulled)
  const parts = [
    `Em média ${timeInWords(mean(items))} por questão`,
    hits.length > 0 ? `${timeInWords(mean(hits))} nas certas` : '',
    misses.length > 0 ? `${timeInWords(mean(misses))} nas erradas` : '',
  ].filter(Boolean)
  return (
    <Card title="Tempo por questão">
      <ChartFrame
        title="Na ordem da prova"
        summary={`${parts.join('; ')}.`}
        table={{
          columns: ['Questão', 'Tempo', 'Resposta'],
          rows: items.map(item => [item.orderIndex + 1, timeInWords(item.seconds), stateOf(item)]),
        }}
        note="Conta o tempo com a questão na tela."
      >
        <TimePlot items={items} longest={longest} />
        <ul className="mt-1 flex flex-wrap gap-x-4 text-step--1 text-muted">
          <li className="flex items-center gap-1.5">
            <span className="size-3 bg-primary" /> certa
          </li>
          <li className="flex items-center gap-1.5">
            <span className="hatch size-3 border border-accent text-accent" /> errada
          </li>
          <li className="flex items-center gap-1.5">
            <span className="size-3 border border-edge" /> em branco ou anulada
          </li>
        </ul>
      </ChartFrame>
    </Card>
  )
}

const HEIGHT = 190
const box = { left: 52, top: 10, bottom: 158 }

function TimePlot({ items, longest }: { items: readonly ResultItem[]; longest: number }) {
  const step = items.length > 60 ? 8 : 14
  const right = Math.max(420, box.left + items.length * step + 8)
  const y = linearScale([0, longest / 60], [box.bottom, box.top])
  const every = items.length > 60 ? 15 : 5
  return (
    <div className="overflow-x-auto">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${right} ${HEIGHT}`}
        className="h-auto max-w-none font-text"
        style={{ width: right }}
      >
        <defs>
          <pattern
            id="wrong-hatch"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line y2="5" className="stroke-accent" strokeWidth="2" />
          </pattern>
        </defs>
        <ValueAxis
          scale={y}
          ticks={niceTicks(0, longest / 60, 3)}
          left={box.left}
          right={right}
          format={minutes => `${minutes.toLocaleString('pt-BR')} min`}
        />
        {items.map((item, index) => {
          const at = box.left + 4 + index * step
          const top = y(item.seconds / 60)
          const state = stateOf(item)
          return (
            <rect
              key={item.questionId}
              x={at}
              y={top}
              width={step - 3}
              height={Math.max(1, box.bottom - top)}
              fill={state === 'errada' ? 'url(#wrong-hatch)' : undefined}
              className={
                state === 'certa'
                  ? 'fill-primary'
                  : state === 'errada'
                    ? 'stroke-accent'
                    : 'fill-none stroke-edge'
              }
            />
          )
        })}
        <g className="fill-muted text-[13px] tabular">
          {items.map((item, index) =>
            (index + 1) % every === 0 || index === 0 ? (
              <text
                key={item.questionId}
                x={box.left + 4 + index * step + (step - 3) / 2}
                y={box.bottom + 18}
                textAnchor="middle"
              >
                {item.orderIndex + 1}
              </text>
            ) : null,
          )}
        </g>
      </svg>
    </div>
  )
}
