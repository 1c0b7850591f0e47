import type { Summary } from '../wire.ts'
import { ActivityCharts } from './activity-charts.tsx'
import { ScoreCharts } from './score-charts.tsx'
import { SubjectChart } from './subject-chart.tsx'

export function Charts({ summary }: { summary: Summary }) {
  return (
    <>
      <ActivityCharts weeks={summary.weeks} days={summary.days} />
      <SubjectChart subjects={summary.subjects} />
      <ScoreCharts scores={summary.scores} />
    </>
  )
}
