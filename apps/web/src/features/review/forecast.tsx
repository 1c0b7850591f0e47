import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Card } from '../../ui/card.tsx'
import { ChartFrame } from '../../ui/chart.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ValueAxis } from '../../ui/plot-parts.tsx'
import { linearScale, niceTicks } from '../../ui/scale.ts'
import { forecastWords, shortDay } from './review-words.ts'

/** How many reviews come on each of the next thirty days. */
export function Forecast() {
  const asked = useQuery(api.review.forecast.queryOptions({ staleTime: 0 }))
  const days = asked.data?.data
  return (
    <Card as="div">
      {asked.isPending && <Loading />}
      {asked.error && !days && (
        <Failure
          title="A previsão não chegou"
          message={refusalOf(asked.error).message}
          onRetry={asked.refetch}
        />
      )}
      {days && (
        <ChartFrame
          title="Próximos 30 dias"
          summary={forecastWords(days)}
          table={{ columns: ['Dia', 'Revisões'], rows: days.map(({ day, count }) => [shortDay(day), count]) }}
        >
          <Columns days={days} />
        </ChartFrame>
      )}
    </Card>
  )
}

const width = 360
const height = 150
const box = { left: 30, right: 354, top: 10, bottom: 122 }

function Columns({ days }: { days: readonly { day: string; count: number }[] }) {
  const most = Math.max(4, ...days.map(({ count }) => count))
  const y = linearScale([0, most], [box.bottom, box.top])
  const step = (box.right - box.left) / Math.max(1, days.length)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-auto w-full max-w-xl font-text">
      <ValueAxis
        scale={y}
        ticks={niceTicks(0, most, 3).filter(Number.isInteger)}
        left={box.left}
        right={box.right}
        format={String}
      />
      {days.map(({ day, count }, index) => (
        <g key={day} transform={`translate(${box.left + index * step} 0)`}>
          <rect
            x={step * 0.15}
            width={step * 0.7}
            y={y(count)}
            height={box.bottom - y(count)}
            className={index === 0 ? 'fill-accent' : 'fill-primary'}
          />
          {index % 7 === 0 && (
            <text
              x={step / 2}
              y={box.bottom + 18}
              textAnchor={index === 0 ? 'start' : 'middle'}
              className="fill-muted text-[13px]"
            >
              {index === 0 ? 'hoje' : shortDay(day)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
