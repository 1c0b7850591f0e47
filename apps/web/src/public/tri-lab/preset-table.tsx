import { inWords, items, presets, scoreOf } from './booklet.ts'

const rows = [
  ...Object.values(presets).map(({ label, hits }) => ({ label, hits, count: 20 })),
  { label: 'Todas erradas', hits: items.map(() => false), count: 0 },
  { label: 'Todas certas', hits: items.map(() => true), count: items.length },
]

/** The same comparison for who cannot, or would rather not, read a plot. */
export function PresetTable() {
  return (
    <details className="mt-5 border-t border-line pt-2">
      <summary className="flex min-h-11 items-center font-semibold text-link">Ver em tabela</summary>
      <table className="mt-2 w-full max-w-2xl text-left tabular">
        <thead className="text-step--1 text-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              Acertos
            </th>
            <th scope="col" className="py-1 pr-3 text-end font-normal">
              Quantos
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Nota
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, hits, count }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 font-normal">
                {label}
              </th>
              <td className="py-2 pr-3 text-end">{count}</td>
              <td className="py-2 text-end font-semibold">{inWords(scoreOf(hits).score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
