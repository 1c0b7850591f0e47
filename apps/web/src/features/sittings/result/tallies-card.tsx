import { BarPlot } from '../../../ui/bar-plot.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChartFrame } from '../../../ui/chart.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { nameOfArea } from '../names.ts'
import type { SittingResult } from '../wire.ts'

type Tally = SittingResult['bySubject'][number]
const share = ({ hits, answers }: Tally) => (answers === 0 ? 0 : (100 * hits) / answers)

/** Hits by subject and by the skill of the ENEM's own list. */
export function TalliesCard({ result }: { result: SittingResult }) {
  const { bySubject, bySkill } = result
  if (bySubject.length === 0) return null
  const subjects = [...bySubject].sort((one, other) => share(one) - share(other))
  const weakest = subjects[0]!
  const strongest = subjects.at(-1)!
  const summary =
    subjects.length === 1
      ? `${weakest.name}: ${weakest.hits} de ${weakest.answers} certas.`
      : `Da que mais pede estudo à mais firme: de ${weakest.name} (${weakest.hits} de ${weakest.answers}) a ${strongest.name} (${strongest.hits} de ${strongest.answers}).`
  return (
    <Card title="Acertos por matéria e habilidade">
      <ChartFrame
        title="Por matéria"
        summary={summary}
        table={{
          columns: ['Matéria', 'Certas', 'Questões', 'Acerto'],
          rows: subjects.map(tally => [
            tally.name,
            tally.hits,
            tally.answers,
            `${Math.round(share(tally))}%`,
          ]),
        }}
      >
        <BarPlot
          max={100}
          format={value => `${Math.round(value)}%`}
          bars={subjects.map(tally => ({
            label: `${tally.name} · ${tally.hits} de ${tally.answers}`,
            value: share(tally),
            tone: 'you' as const,
          }))}
        />
      </ChartFrame>
      {bySkill.length > 0 && (
        <details className="mt-4 border-t border-line pt-3">
          <summary className="min-h-11 py-2 font-semibold text-link">
            Por habilidade do ENEM ({bySkill.length})
          </summary>
          <DataTable
            caption="Acertos por habilidade do ENEM"
            captionHidden
            rows={bySkill}
            rowKey={row => row.name}
            initialOrder={{ key: 'share', direction: 'ascending' }}
            columns={[
              {
                key: 'skill',
                header: 'Habilidade',
                cell: row => `${nameOfArea(row.area)} H${row.skill}`,
                sortBy: row => `${row.area}${String(row.skill).padStart(2, '0')}`,
              },
              {
                key: 'hits',
                header: 'Certas',
                numeric: true,
                cell: row => `${row.hits} de ${row.answers}`,
                sortBy: row => row.hits,
              },
              {
                key: 'share',
                header: 'Acerto',
                numeric: true,
                cell: row => `${Math.round(share(row))}%`,
                sortBy: share,
              },
            ]}
          />
        </details>
      )}
    </Card>
  )
}
