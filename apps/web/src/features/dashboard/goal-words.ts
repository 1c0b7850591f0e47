import { sayMinutes } from './duration-words.ts'

/** The contract's limits, in minutes. */
const LEAST = 30
const MOST = 5_040
const STUDY_DAYS = 5

export type ReadGoal = { minutes: number } | { problem: string }

/** What somebody typed as hours a week: `4`, `2,5`, `1.5`. */
export function readGoal(text: string): ReadGoal {
  const hours = Number(text.trim().replace(',', '.'))
  if (!text.trim() || !Number.isFinite(hours))
    return { problem: 'Informe as horas em número, como 4 ou 2,5.' }
  const minutes = Math.round(hours * 60)
  if (minutes < LEAST) return { problem: 'A menor meta é de meia hora (0,5).' }
  if (minutes > MOST) return { problem: 'A maior meta é de 84 horas por semana.' }
  return { minutes }
}

export const writeGoal = (minutes: number) =>
  (minutes / 60).toLocaleString('pt-BR', { maximumFractionDigits: 2, useGrouping: false })

/** What a goal asks of a day, when two of the week stay free. */
export const sayDailyShare = (minutes: number) =>
  `Cerca de ${sayMinutes(minutes / STUDY_DAYS)} por dia, em cinco dias da semana.`
