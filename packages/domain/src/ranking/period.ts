import { type Day, firstOfMonth, mondayOf } from '../calendar/index.ts'

export const periods = ['semanal', 'mensal', 'geral'] as const
export type Period = (typeof periods)[number]

/** The first day a period counts from; none for all time. */
export function periodStart(period: Period, today: Day): Day | null {
  if (period === 'geral') return null
  return period === 'semanal' ? mondayOf(today) : firstOfMonth(today)
}

/** The name points of a day are added up under. */
export function standingName(period: Period, today: Day) {
  if (period === 'geral') return 'geral'
  return period === 'semanal' ? `s:${mondayOf(today)}` : `m:${today.slice(0, 7)}`
}

export const standingNames = (today: Day) => periods.map(period => standingName(period, today))
