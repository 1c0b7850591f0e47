import { Card } from '../../../ui/card.tsx'
import { ChartFrame } from '../../../ui/chart.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { nameOfArea, tenthText } from '../names.ts'
import type { SittingResult } from '../wire.ts'
import { type Expected, expectedOf, readingOf } from './coherence.ts'
import { CoherencePlot } from './coherence-plot.tsx'

export function CoherenceCard({ result }: { result: SittingResult }) {
  const plots = result.areas
    .map(({ area }) => ({ area, expected: expectedOf(result, area) }))
    .filter(({ expected }) => expected.length > 0)
  if (plots.length === 0) return null
  const drawn = plots.map(({ area, expected }) => ({
    value: area,
    label: nameOfArea(area),
    content: <CoherenceChart expected={expected} />,
  }))
  return (
    <Card title="Coerência das respostas">
      {drawn.length > 1 ? <Tabs label="Áreas" tabs={drawn} /> : drawn[0]?.content}
    </Card>
  )
}

function CoherenceChart({ expected }: { expected: Expected[] }) {
  return (
    <ChartFrame
      title="Da mais fácil à mais difícil"
      summary={readingOf(expected)}
      table={{
        columns: ['Questão', 'Dificuldade', 'Chance esperada', 'Resposta'],
        rows: expected.map(({ orderIndex, difficulty, chance, hit }) => [
          orderIndex + 1,
          tenthText(difficulty),
          `${Math.round(chance * 100)}%`,
          hit ? 'certa' : 'errada',
        ]),
      }}
      note="Dificuldade na escala da nota do ENEM."
    >
      <CoherencePlot expected={expected} />
    </ChartFrame>
  )
}
