import { useId, useState } from 'react'
import { countHits, type Hits, inWords, items, presets, scoreOf } from './booklet.ts'
import { ItemGrid } from './item-grid.tsx'
import { PresetTable } from './preset-table.tsx'
import { ScorePlot } from './score-plot.tsx'

/** A real paper of the ENEM to mark right and wrong, scored in the browser the way INEP does. */
export default function TriLab() {
  const id = useId()
  const [hits, setHits] = useState<Hits>(presets.easy.hits)
  const { score, error } = scoreOf(hits)
  const count = countHits(hits)

  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <fieldset className="min-w-0 noscript:hidden">
        <legend className="font-semibold">Marque 20 acertos de três jeitos e compare:</legend>
        <div className="mt-3 grid grid-cols-3 gap-2 sm:flex">
          {Object.values(presets).map(preset => (
            <button
              key={preset.label}
              type="button"
              aria-pressed={preset.hits === hits}
              onClick={() => setHits(preset.hits)}
              className="min-h-11 rounded-card border border-edge px-2 py-1.5 leading-tight font-semibold sm:px-4 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
            >
              {preset.label}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 grid gap-6 lg:grid-cols-[1.1fr_1fr] lg:gap-10">
        <div className="min-w-0">
          <p aria-live="polite" className="tabular">
            <b>{`${count} ${count === 1 ? 'acerto' : 'acertos'}`}</b>
            {` de ${items.length}: nota `}
            <b>{inWords(score)}</b>
            <span className="text-muted">{`, com margem de ± ${inWords(error)}`}</span>
          </p>
          <ScorePlot hits={hits} id={id} />
          <p className="mt-1 text-step--1 text-muted">
            Agulha: a nota. Faixa hachurada: a margem de erro. Riscos embaixo: a dificuldade de cada item,
            longos quando você acerta.
          </p>
        </div>
        <ItemGrid hits={hits} onToggle={rank => setHits(hits.with(rank, !hits[rank]))} />
      </div>
      <PresetTable />
    </div>
  )
}
