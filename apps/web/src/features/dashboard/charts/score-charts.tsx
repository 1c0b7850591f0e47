import { areas } from '@norteia/domain/question'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChartFrame } from '../../../ui/chart.tsx'
import { IntervalPlot } from '../../../ui/interval-plot.tsx'
import { niceDomain } from '../../../ui/scale.ts'
import type { Summary } from '../wire.ts'
import { sayDate } from './date-words.ts'

type Score = Summary['scores'][number]
type Series = { name: string; scores: Score[]; last: Score }

const whole = (value: number) => Math.round(value).toLocaleString('pt-BR')
const sayScore = ({ score, error, estimated }: Score) =>
  `${whole(score)} ± ${whole(error)}${estimated ? ' (estimativa)' : ''}`

function seriesOf(scores: readonly Score[]): Series[] {
  const inOrder = [...scores].sort((one, other) => one.at.localeCompare(other.at))
  return areas.flatMap(({ code, name }) => {
    const own = inOrder.filter(({ area }) => area === code)
    const last = own.at(-1)
    return last ? [{ name, scores: own, last }] : []
  })
}

/** The TRI score of each area over time. A panel an area: four bands in one drawing would hide each other. */
export function ScoreCharts({ scores }: Pick<Summary, 'scores'>) {
  const series = seriesOf(scores)
  if (series.length === 0) return <NoScores />
  const yDomain = niceDomain(
    scores.flatMap(({ score, error }) => [score - error, score + error]),
    3,
  )
  return (
    <Card>
      <ChartFrame
        title="Nota TRI por área"
        summary={`${series.map(({ name, last }) => `${name}: ${sayScore(last)}`).join('; ')}. A faixa hachurada é a margem de erro.`}
        table={{
          columns: ['Área e prova', 'Data', 'Nota'],
          rows: series.flatMap(({ name, scores }) =>
            scores.map(score => [`${name}, ${score.title}`, sayDate(score.at), sayScore(score)]),
          ),
        }}
        note={
          scores.some(({ estimated }) => estimated) && 'Ponto vazado: estimativa, sem parâmetros oficiais.'
        }
      >
        <div className="grid gap-6 sm:grid-cols-2">
          {series.map(area => (
            <AreaPanel key={area.name} series={area} yDomain={yDomain} />
          ))}
        </div>
      </ChartFrame>
    </Card>
  )
}

function AreaPanel({ series, yDomain }: { series: Series; yDomain: [number, number] }) {
  const { name, scores, last } = series
  return (
    <div className="min-w-0 max-w-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-semibold">{name}</p>
        <p className="flex items-center gap-2 tabular">
          <span>
            <b>{whole(last.score)}</b> <span className="text-muted">± {whole(last.error)}</span>
          </span>
          {last.estimated && <Badge>estimativa</Badge>}
        </p>
      </div>
      <IntervalPlot
        points={scores.map(({ at, score, error, estimated }) => ({
          x: Date.parse(at),
          y: score,
          low: score - error,
          high: score + error,
          open: estimated,
        }))}
        yDomain={yDomain}
        firstLabel={sayDate(scores[0]!.at)}
        lastLabel={sayDate(last.at)}
      />
    </div>
  )
}

function NoScores() {
  return (
    <Card title="Nota TRI por área" tone="quiet">
      <p>Aparece aqui quando você terminar um simulado ou uma prova, com a margem de erro de cada nota.</p>
      <Link to="/platform/simulacoes" className={`mt-4 ${buttonClass('secondary', 'sm')}`}>
        Ver os simulados
      </Link>
    </Card>
  )
}
