import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChartFrame } from '../../../ui/chart.tsx'
import { ColumnPlot } from '../../../ui/column-plot.tsx'
import { count, sayMinutes, saySeconds } from '../duration-words.ts'
import type { Summary } from '../wire.ts'
import { sayDay, sayWeekday } from './date-words.ts'

type Measure = 'minutes' | 'answers'
type Span = { key: string; name: string; label?: string; seconds: number; answers: number }

const measures: { value: Measure; label: string }[] = [
  { value: 'minutes', label: 'Tempo' },
  { value: 'answers', label: 'Questões' },
]
/** One label in so many columns, counted from the last. */
const LABEL_EVERY = 4

/** How much was studied, by week and by day; one choice of unit for both. */
export function ActivityCharts({ weeks, days }: Pick<Summary, 'weeks' | 'days'>) {
  const [measure, setMeasure] = useState<Measure>('minutes')
  const weekly = weeks.map((week, index): Span => {
    const fromLast = weeks.length - 1 - index
    const name = fromLast === 0 ? 'Esta semana' : `Semana de ${sayDay(week.week)}`
    return {
      ...week,
      key: week.week,
      name,
      ...(fromLast % LABEL_EVERY === 0 && { label: sayDay(week.week) }),
    }
  })
  const daily = days.map((day, index): Span => {
    const today = index === days.length - 1
    const label = today ? 'hoje' : sayWeekday(day.day)
    return { ...day, key: day.day, name: today ? 'Hoje' : `${label}, ${sayDay(day.day)}`, label }
  })
  return (
    <Card
      title="Seu ritmo"
      action={
        // biome-ignore lint/a11y/useSemanticElements: two buttons that stay pressed, not fields of a form
        <div role="group" aria-label="Contar por" className="flex gap-2">
          {measures.map(({ value, label }) => (
            <Button
              key={value}
              size="sm"
              variant={value === measure ? 'primary' : 'secondary'}
              aria-pressed={value === measure}
              onClick={() => setMeasure(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    >
      <div className="grid gap-8 lg:grid-cols-2">
        <Activity title="Últimas doze semanas" when="Semana" spans={weekly} measure={measure} />
        <Activity title="Últimos sete dias" when="Dia" spans={daily} measure={measure} />
      </div>
    </Card>
  )
}

type ActivityProps = { title: string; when: string; spans: readonly Span[]; measure: Measure }

function Activity({ title, when, spans, measure }: ActivityProps) {
  const { measured, format, least, say } = scaleOf(spans, measure)
  return (
    <ChartFrame
      title={title}
      summary={summarise(spans, say)}
      table={{
        columns: [when, 'Tempo', 'Questões'],
        rows: spans.map(({ name, seconds, answers }) => [name, saySeconds(seconds), answers]),
      }}
    >
      <ColumnPlot
        columns={spans.map((span, index) => ({
          key: span.key,
          value: measured(span),
          ...(span.label && { label: span.label }),
          tone: index === spans.length - 1 ? ('you' as const) : ('reference' as const),
        }))}
        format={format}
        least={least}
      />
    </ChartFrame>
  )
}

/** Hours once there are hours: an axis of 240 minutes is arithmetic for the reader. */
function scaleOf(spans: readonly Span[], measure: Measure) {
  if (measure === 'answers') {
    const say = (span: Span) => count(span.answers, 'questão', 'questões')
    return { measured: (span: Span) => span.answers, format: wholeOf, least: 5, say }
  }
  const say = (span: Span) => saySeconds(span.seconds)
  const minutesOf = (span: Span) => Math.floor(span.seconds / 60)
  const hours = spans.some(({ seconds }) => seconds >= 2 * 3600)
  return hours
    ? { measured: (span: Span) => minutesOf(span) / 60, format: sayHours, least: 3, say }
    : { measured: minutesOf, format: sayMinutes, least: 30, say }
}

const sayHours = (hours: number) => sayMinutes(hours * 60)
const wholeOf = (value: number) => Math.round(value).toLocaleString('pt-BR')

function summarise(spans: readonly Span[], say: (span: Span) => string) {
  const active = spans.filter(({ seconds, answers }) => seconds > 0 || answers > 0)
  const last = spans.at(-1)
  if (!last || active.length === 0) return 'Sem atividade neste período.'
  const among = `${active.length} de ${spans.length}`
  const unit = spans.length === 7 ? 'dias' : 'semanas'
  return `Estudo em ${among} ${unit}. ${last.name}: ${say(last)}.`
}
