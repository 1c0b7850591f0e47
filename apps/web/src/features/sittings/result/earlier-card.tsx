import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { ChartFrame } from '../../../ui/chart.tsx'
import { LinePlot } from '../../../ui/line-plot.tsx'
import { dayText, nameOfArea, percentText, tenthText } from '../names.ts'
import type { AreaScore, SittingResult } from '../wire.ts'

type Past = { attemptId: string; title: string; at: string; score: number; areas: readonly AreaScore[] }

/** The same student before: what this result is worth is seen beside the earlier ones. */
export function EarlierCard({ result, path }: { result: SittingResult; path: string }) {
  if (result.earlier.length === 0) return null
  const all: Past[] = [
    ...result.earlier.map(({ finishedAt, ...past }) => ({ ...past, at: finishedAt })),
    {
      attemptId: result.attemptId,
      title: result.exam.title,
      score: result.score,
      areas: result.areas,
      at: result.finishedAt ?? result.startedAt,
    },
  ]
  return (
    <Card title="Comparado com você mesmo">
      <div className="grid gap-8 lg:grid-cols-2">
        {result.areas.map(({ area }) => (
          <AreaLine key={area} area={area} all={all} />
        ))}
      </div>
      <h3 className="mt-6 text-step-0">Provas anteriores com a mesma área</h3>
      <ul className="mt-1">
        {[...result.earlier].reverse().map(past => (
          <li key={past.attemptId} className="border-t border-line last:border-b">
            <Link
              to={`${path}/${past.attemptId}/resultado`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 hover:bg-quiet"
            >
              <span className="min-w-0">
                <span className="text-link underline underline-offset-3">{past.title}</span>{' '}
                <span className="text-step--1 text-muted">
                  {dayText(past.finishedAt)}
                  {past.sameExam && ' · esta mesma prova'}
                </span>
              </span>
              <span className="font-semibold tabular">{percentText(past.score)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AreaLine({ area, all }: { area: AreaScore['area']; all: readonly Past[] }) {
  const points = all.flatMap(past => {
    const score = past.areas.find(one => one.area === area)
    return score ? [{ ...score, at: past.at, title: past.title }] : []
  })
  if (points.length < 2) return null
  const [before, now] = [points.at(-2)!, points.at(-1)!]
  const change = now.score - before.score
  const sure = Math.abs(change) > Math.hypot(now.error, before.error)
  const direction = change >= 0 ? 'acima' : 'abaixo'
  return (
    <ChartFrame
      title={nameOfArea(area)}
      summary={`${tenthText(Math.abs(change))} pontos ${direction} da vez anterior${sure ? '.' : ', dentro da margem de erro das duas.'}`}
      table={{
        columns: ['Prova', 'Data', 'Nota', 'Erro-padrão'],
        rows: points.map(point => [
          point.title,
          dayText(point.at),
          tenthText(point.score),
          `± ${tenthText(point.error)}`,
        ]),
      }}
    >
      <LinePlot
        lines={[
          {
            label: tenthText(now.score),
            tone: 'you',
            points: points.map(({ score, error }, index) => ({
              x: index,
              y: score,
              low: score - error,
              high: score + error,
            })),
          },
        ]}
        xLabels={[
          { x: 0, label: dayText(points[0]!.at) },
          { x: points.length - 1, label: dayText(now.at) },
        ]}
      />
    </ChartFrame>
  )
}
