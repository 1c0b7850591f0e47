import type { EnemArea, SheetItem } from '@norteia/domain/item-response'
import type { Ref } from 'react'
import { areaNames } from './areas.ts'
import { CoherencePlot } from './coherence-plot.tsx'
import { QuestionTable } from './question-table.tsx'
import { inTenths, type ScoreReport } from './score-report.ts'

type AreaScoreProps = {
  area: EnemArea
  first: number
  items: readonly SheetItem[]
  answers: string
  report: ScoreReport
  headingRef: Ref<HTMLHeadingElement>
}

export function AreaScore({ area, first, items, answers, report, headingRef }: AreaScoreProps) {
  const { score, error, hits, counted } = report
  const annulled = items.length - counted
  const best = [...report.gains.values()].sort((one, other) => other.gain - one.gain).slice(0, 3)
  return (
    <section aria-labelledby="nota-da-area" className="mt-10 border-t-2 border-ink pt-4">
      <h2 id="nota-da-area" ref={headingRef} tabIndex={-1} className="scroll-mt-20 text-step-2">
        {`Nota de ${areaNames[area].full}`}
      </h2>
      <p aria-live="polite" className="mt-2 flex flex-wrap items-baseline gap-x-3 tabular">
        <strong className="font-display text-step-5">{inTenths(score)}</strong>
        <span className="text-step-1 text-muted">{`± ${inTenths(error)}`}</span>
        <span className="font-semibold">{`${hits} ${hits === 1 ? 'acerto' : 'acertos'} em ${counted}`}</span>
      </p>
      <p className="mt-1 max-w-reading text-step--1 text-muted">
        {`A margem: em duas de cada três provas parecidas, a nota ficaria entre ${inTenths(score - error)} e ${inTenths(score + error)}.`}
        {annulled > 0 &&
          ` ${annulled === 1 ? 'Uma questão foi anulada' : `${annulled} questões foram anuladas`} e não conta${annulled === 1 ? '' : 'm'}.`}
      </p>
      <div className="mt-8">
        <CoherencePlot report={report} id="coerencia" />
      </div>
      {best.length > 0 && (
        <p className="mt-6 max-w-reading">
          <b>O que mais traria pontos:</b>{' '}
          {best.map(({ place, gain }) => `questão ${first + place} (+${inTenths(gain)})`).join(', ')}. Cada
          ganho vale sozinho, com o resto igual: não se somam.
        </p>
      )}
      <QuestionTable area={area} first={first} items={items} answers={answers} report={report} />
    </section>
  )
}
