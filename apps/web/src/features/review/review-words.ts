import { dayOf, daysBetween } from '@norteia/domain/calendar'

type Kinds = readonly { kind: 'questao' | 'cartao' }[]

const SECONDS = { questao: 90, cartao: 20 }

/** About how long a queue takes, in whole minutes; never none. */
export function minutesFor(cards: Kinds) {
  const seconds = cards.reduce((sum, { kind }) => sum + SECONDS[kind], 0)
  return Math.max(1, Math.round(seconds / 60))
}

export const queueWords = (cards: Kinds) => {
  const minutes = minutesFor(cards)
  return `${cards.length} para hoje, cerca de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
const date = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Sao_Paulo',
})

/** When something is due, as people count: by days, and by the clock only within today. */
export function whenDue(dueAt: Date, now: Date) {
  const minutes = Math.round((dueAt.getTime() - now.getTime()) / 60_000)
  if (minutes <= 0) return 'agora'
  const days = daysBetween(dayOf(now), dayOf(dueAt))
  if (days === 0) return minutes < 60 ? `em ${minutes} min` : `hoje, às ${clock.format(dueAt)}`
  if (days === 1) return 'amanhã'
  return days <= 60 ? `em ${days} dias` : `em ${date.format(dueAt)}`
}

/** "Volta em 4 dias." */
export function comesBack(dueAt: Date, now: Date) {
  const when = whenDue(dueAt, now)
  return when === 'agora' ? 'Já está na hora.' : `Volta ${when}.`
}

export const grades = [
  { grade: 'de-novo', label: 'De novo', meaning: 'Não lembrei' },
  { grade: 'dificil', label: 'Difícil', meaning: 'Custou a vir' },
  { grade: 'bom', label: 'Bom', meaning: 'Lembrei' },
  { grade: 'facil', label: 'Fácil', meaning: 'Na hora' },
] as const
export type Grade = (typeof grades)[number]['grade']

/** The grade a key stands for: 1 to 4, in the order of the buttons. */
export const gradeOfKey = (key: string): Grade | undefined =>
  /^[1-4]$/.test(key) ? grades[Number(key) - 1]?.grade : undefined

type Forecast = readonly { day: string; count: number }[]

export const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`

/** What the plot of the coming days says, in a sentence. */
export function forecastWords(days: Forecast) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'Nada marcado para os próximos 30 dias.'
  const fullest = days.reduce((most, day) => (day.count > most.count ? day : most))
  const all = total === 1 ? 'Uma revisão' : `${total} revisões`
  return `${all} nos próximos 30 dias. O dia mais cheio é ${shortDay(fullest.day)}, com ${fullest.count}.`
}
