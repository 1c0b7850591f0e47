import { nameOfSubject } from '@norteia/domain/question'
import { BarPlot } from '../../../ui/bar-plot.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChartFrame } from '../../../ui/chart.tsx'
import { count } from '../duration-words.ts'
import type { Summary } from '../wire.ts'
import { rateInterval } from './hit-rate.ts'

/** Fewer answers say nothing of a subject. */
const FEW = 5

const percent = (value: number) => `${Math.round(value)}%`
const sayAnswers = (answers: number) => count(answers, 'resposta', 'respostas')

type Known = { name: string; rate: number }

function summarise(known: readonly Known[]) {
  const [best, worst] = [known[0], known.at(-1)]
  if (!best || !worst) return `A partir de ${FEW} respostas em uma matéria, sua taxa de acerto aparece aqui.`
  const span =
    best === worst
      ? ''
      : `De ${percent(best.rate)} em ${best.name} a ${percent(worst.rate)} em ${worst.name}. `
  return `${span}Sua taxa deve estar na parte hachurada, que encolhe com mais respostas.`
}

export function SubjectChart({ subjects }: Pick<Summary, 'subjects'>) {
  const met = subjects
    .filter(({ answers }) => answers > 0)
    .map(({ subject, answers, hits }) => ({
      name: nameOfSubject(subject),
      answers,
      rate: (100 * hits) / answers,
      ...rateInterval(hits, answers),
    }))
  if (met.length === 0) return null
  const known = met.filter(({ answers }) => answers >= FEW).sort((one, other) => other.rate - one.rate)
  const few = met.filter(({ answers }) => answers < FEW)
  const bars = known.map(({ name, answers, rate, low, high }) => ({
    label: `${name} · ${sayAnswers(answers)}`,
    value: rate,
    low,
    high,
  }))
  // Two columns where there is room; in one they follow each other as if nothing were between.
  const half = Math.ceil(bars.length / 2)
  return (
    <Card>
      <ChartFrame
        title="Acertos por matéria"
        summary={summarise(known)}
        table={{
          columns: ['Matéria', 'Respostas', 'Acertos'],
          rows: [...known, ...few].map(({ name, answers, rate }) => [
            name,
            answers,
            answers < FEW ? 'ainda poucas respostas' : percent(rate),
          ]),
        }}
      >
        <div className="grid gap-x-10 gap-y-2.5 lg:grid-cols-2">
          {[bars.slice(0, half), bars.slice(half)].map(
            column => column[0] && <BarPlot key={column[0].label} max={100} format={percent} bars={column} />,
          )}
        </div>
        {few.length > 0 && (
          <p className="mt-4 max-w-reading text-step--1 text-muted">
            Ainda poucas respostas: {few.map(({ name, answers }) => `${name} (${answers})`).join(', ')}.
          </p>
        )}
      </ChartFrame>
    </Card>
  )
}
