import type { EnemArea } from '@norteia/domain/item-response'
import { areaNames } from './areas.ts'
import { inTenths, type ScoreReport } from './score-report.ts'

type ScoreSummaryProps = { year: number; scores: readonly { area: EnemArea; report: ScoreReport }[] }

export function ScoreSummary({ year, scores }: ScoreSummaryProps) {
  const mean = scores.reduce((sum, { report }) => sum + report.score, 0) / scores.length
  return (
    <section aria-labelledby="suas-notas" className="mt-10">
      <h2 id="suas-notas" className="text-step-2">{`Suas notas, ENEM ${year}`}</h2>
      <table className="mt-3 w-full max-w-2xl border-collapse tabular">
        <thead className="text-step--1 text-muted">
          <tr className="border-b border-ink">
            <th scope="col" className="py-1 text-left font-normal">
              Área
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Acertos
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Nota
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Margem
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ area, report }) => (
            <tr key={area} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {areaNames[area].short}
              </th>
              <td className="py-2 text-end">{report.hits}</td>
              <td className="py-2 text-end font-semibold">{inTenths(report.score)}</td>
              <td className="py-2 text-end text-muted">{`± ${inTenths(report.error)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {scores.length === 4 && (
        <p className="mt-2 text-step--1 text-muted tabular">
          {`Média simples das quatro áreas, sem a redação: ${inTenths(mean)}. No SISU, cada curso dá pesos próprios.`}
        </p>
      )}
    </section>
  )
}
