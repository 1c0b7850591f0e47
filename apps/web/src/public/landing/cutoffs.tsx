import offers from '../../../../../data/landing-cutoffs.json'

const twoDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })

const areas = [
  { key: 'nature', label: 'Natureza' },
  { key: 'humanities', label: 'Humanas' },
  { key: 'languages', label: 'Linguagens' },
  { key: 'mathematics', label: 'Matemática' },
  { key: 'essay', label: 'Redação' },
] as const

/** The areas a course weighs most, in words; all alike is worth saying too. */
function heaviest(weights: (typeof offers)[number]['weights']) {
  const most = Math.max(...Object.values(weights))
  const names = areas.filter(({ key }) => weights[key] === most).map(({ label }) => label)
  return names.length === areas.length ? 'todas as áreas pesam igual' : `pesa mais: ${names.join(', ')}`
}

export function Cutoffs() {
  return (
    <div className="mt-12">
      <h3 className="text-step-2">E a vaga? Cada curso pesa as áreas do seu jeito</h3>
      <table className="mt-4 w-full max-w-3xl text-left">
        <caption className="mb-2 text-left text-step--1 text-muted">
          Notas de corte reais em ampla concorrência, SISU 2025. Fonte: MEC. A nota muda todo ano.
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Curso</th>
            <th scope="col">Nota de corte</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ course, place, weights, cutoff }) => (
            <tr key={course} className="border-t border-line">
              <th scope="row" className="py-3 pr-4 font-normal">
                <b>{course}</b>
                <span className="text-muted">{` · ${place}`}</span>
                <span className="block text-step--1 text-muted">{heaviest(weights)}</span>
              </th>
              <td className="py-3 text-end align-top font-display text-step-2 font-bold tabular">
                {twoDecimals.format(cutoff)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
