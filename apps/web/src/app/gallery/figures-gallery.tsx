import { BarPlot } from '../../ui/bar-plot.tsx'
import { ChartFrame } from '../../ui/chart.tsx'
import { ColumnPlot } from '../../ui/column-plot.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { IntervalPlot } from '../../ui/interval-plot.tsx'
import { LinePlot } from '../../ui/line-plot.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Section } from './section.tsx'

type Cutoff = { course: string; city: string; score: number | null }

const columns: Column<Cutoff>[] = [
  { key: 'course', header: 'Curso', cell: row => row.course, sortBy: row => row.course },
  { key: 'city', header: 'Cidade', cell: row => row.city, sortBy: row => row.city },
  {
    key: 'score',
    header: 'Nota de corte',
    cell: row => row.score?.toLocaleString('pt-BR') ?? 'Sem dado',
    sortBy: row => row.score,
    numeric: true,
  },
]

const rows: Cutoff[] = [
  { course: 'Medicina', city: 'Recife', score: 796.4 },
  { course: 'Direito', city: 'São Paulo', score: 741.2 },
  { course: 'Ângulos e redes', city: 'Belém', score: null },
  { course: 'Enfermagem', city: 'Salvador', score: 662.8 },
]

const weeks = [612, 624, 619, 641, 655, 668].map((y, index) => ({
  x: index + 1,
  y,
  low: y - 30 + index * 3,
  high: y + 30 - index * 3,
}))
const others = [598, 601, 606, 608, 613, 615].map((y, index) => ({ x: index + 1, y }))

const days = [
  { key: 'qui', label: 'qui', value: 14 },
  { key: 'sex', label: 'sex', value: 0 },
  { key: 'hoje', label: 'hoje', value: 10, tone: 'you' as const },
]
const scores = [
  { x: 1, y: 566, low: 537, high: 595 },
  { x: 2, y: 604, low: 577, high: 631, open: true },
  { x: 4, y: 631, low: 606, high: 656 },
]

const statement = `Uma caixa-d'água cúbica de aresta $a = 2\\,\\text{m}$ custa R$ 1.200,00; outra custa R$ 980,00. O volume é

$$V = a^3 = \\int_0^a 3x^2\\,dx = 8\\,\\text{m}^3$$

1. Quantos **litros** cabem nela?
2. E se a aresta dobrar, *em quantas vezes* cresce $V$?

| Aresta | Volume |
| --- | ---: |
| 2 m | 8 m³ |
| 4 m | 64 m³ |

> Fonte: [INEP](https://www.gov.br/inep). <b>Isto não vira negrito</b> e [isto](javascript:alert(1)) não vira link.`

export function FiguresGallery() {
  return (
    <>
      <Section title="Tabela">
        <DataTable caption="Notas de corte" columns={columns} rows={rows} rowKey={row => row.course} />
        <div className="mt-5">
          <DataTable caption="Sem linhas" columns={columns} rows={[]} rowKey={row => row.course} />
        </div>
      </Section>
      <Section title="Gráficos">
        <div className="grid gap-8 sm:grid-cols-2">
          <ChartFrame
            title="Sua nota em seis semanas"
            summary="Subiu de 612 para 668 pontos; a faixa hachurada é onde a nota deve estar."
            table={{
              columns: ['Semana', 'Você', 'Turma'],
              rows: weeks.map((week, index) => [week.x, week.y, others[index]?.y]),
            }}
          >
            <LinePlot
              lines={[
                { label: 'Você', tone: 'you', points: weeks },
                { label: 'Turma', tone: 'reference', points: others },
              ]}
              xLabels={[1, 2, 3, 4, 5, 6].map(x => ({ x, label: `${x}ª` }))}
              mark={{ y: 690, label: 'Corte de 2023' }}
            />
          </ChartFrame>
          <ChartFrame
            title="Acertos por área"
            summary="Linguagens é seu ponto forte; Matemática está abaixo da média."
            table={{
              columns: ['Área', 'Acertos'],
              rows: [
                ['Linguagens', '72%'],
                ['Matemática', '41%'],
              ],
            }}
          >
            <BarPlot
              max={100}
              format={value => `${value}%`}
              referenceLabel="Média de quem passou"
              bars={[
                { label: 'Linguagens', value: 72, tone: 'you', low: 66, high: 79, reference: 64 },
                { label: 'Matemática', value: 41, tone: 'you', low: 33, high: 50, reference: 58 },
              ]}
            />
          </ChartFrame>
          <ChartFrame
            title="Questões nos últimos dias"
            summary="Dez hoje, depois de um dia de descanso."
            table={{ columns: ['Dia', 'Questões'], rows: days.map(day => [day.label, day.value]) }}
          >
            <ColumnPlot columns={days} />
          </ChartFrame>
          <ChartFrame
            title="Nota de uma área"
            summary="De 566 para 631 pontos; a nota do meio é uma estimativa."
            table={{ columns: ['Prova', 'Nota'], rows: scores.map(({ y }, index) => [index + 1, y]) }}
          >
            <IntervalPlot points={scores} yDomain={[500, 700]} firstLabel="agosto" lastLabel="novembro" />
          </ChartFrame>
        </div>
      </Section>
      <Section title="Texto com fórmulas">
        <Markdown text={statement} />
        <p className="mt-3">
          Numa opção: <Markdown inline text="$\frac{1}{2}$ de *tudo*" />
        </p>
      </Section>
    </>
  )
}
