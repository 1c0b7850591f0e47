import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChartFrame } from '../../../ui/chart.tsx'
import { nameOfArea, tenthText } from '../names.ts'
import type { AreaScore, SittingResult } from '../wire.ts'

/** The TRI score of each area, how sure it is, and what this very exam could have given. */
export function AreaScores({ result }: { result: SittingResult }) {
  const { areas } = result
  if (areas.length === 0) {
    return (
      <Card title="Nota TRI" tone="quiet">
        <p className="max-w-reading">
          Esta prova não tem nota TRI: para calculá-la são precisas pelo menos 5 questões de uma mesma área do
          ENEM com parâmetros conhecidos.
        </p>
      </Card>
    )
  }
  const estimated = areas.some(area => area.estimated)
  return (
    <Card>
      <ChartFrame
        title="Nota TRI por área"
        summary={summaryOf(areas)}
        table={{
          columns: ['Área', 'Nota', 'Erro-padrão', 'Acertos', 'Menor possível', 'Maior possível'],
          rows: areas.map(area => [
            `${nameOfArea(area.area)}${area.estimated ? ' (estimativa)' : ''}`,
            tenthText(area.score),
            `± ${tenthText(area.error)}`,
            `${area.hits} de ${area.total}`,
            tenthText(area.lowest),
            tenthText(area.highest),
          ]),
        }}
      >
        <div className="grid gap-6 md:grid-cols-2 md:gap-x-12">
          {areas.map(area => (
            <AreaInterval key={area.area} area={area} />
          ))}
        </div>
      </ChartFrame>
      {estimated && (
        <p className="mt-3 max-w-reading border-t border-line pt-3 text-step--1 text-muted">
          <b className="text-ink">Por que “estimativa”?</b> A nota usa o mesmo cálculo do ENEM, mas a
          dificuldade de parte destas questões ainda é suposta: não foi medida pelo Inep nem por respostas
          suficientes aqui. Use-a para comparar com você mesmo.
        </p>
      )}
    </Card>
  )
}

function summaryOf(areas: readonly AreaScore[]) {
  const parts = areas.map(
    ({ area, score, error }) => `${nameOfArea(area)} ${tenthText(score)} (± ${tenthText(error)})`,
  )
  return `${parts.join('; ')}. A faixa hachurada é onde sua nota provavelmente está; a linha vai do menor ao maior resultado possível nesta prova.`
}

function AreaInterval({ area }: { area: AreaScore }) {
  const { score, error, lowest, highest, hits, total, estimated } = area
  const span = highest - lowest || 1
  const share = (value: number) => `${Math.min(100, Math.max(0, ((value - lowest) / span) * 100))}%`
  const [low, high] = [Math.max(lowest, score - error), Math.min(highest, score + error)]
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {nameOfArea(area.area)} {estimated && <Badge tone="caution">estimativa</Badge>}
      </p>
      <p className="mt-0.5 flex items-baseline gap-2">
        <span className="font-display text-step-4 font-bold tabular">{tenthText(score)}</span>
        <span className="text-muted tabular">± {tenthText(error)}</span>
        <span className="ml-auto text-step--1 text-muted tabular">
          {hits} de {total} certas
        </span>
      </p>
      <div className="relative mt-2 h-6">
        <div className="absolute inset-x-0 top-1/2 border-t border-ink" />
        <div className="absolute inset-y-1 left-0 border-l border-ink" />
        <div className="absolute inset-y-1 right-0 border-r border-ink" />
        <div
          className="hatch absolute inset-y-1 text-(--accent)"
          style={{ left: share(low), width: `calc(${share(high)} - ${share(low)})` }}
        />
        <div
          className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-accent"
          style={{ left: share(score) }}
        />
      </div>
      <p className="flex justify-between text-step--1 text-muted tabular">
        <span>{tenthText(lowest)} sem acertos</span>
        <span>{tenthText(highest)} com todos</span>
      </p>
    </div>
  )
}
