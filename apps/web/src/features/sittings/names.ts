import type { Area } from '@norteia/domain/question'
import { areas, nameOfSubject, type Subject } from '@norteia/domain/question'
import type { Sitting } from './wire.ts'

export type Exam = Sitting['exam']

const types: Record<Exam['type'], string> = {
  completo: 'Completo',
  'por-area': 'Por área',
  'por-ano': 'Por ano',
  personalizado: 'Personalizado',
}

export const nameOfType = (type: Exam['type']) => types[type]

export const nameOfDiscipline = (discipline: NonNullable<Exam['discipline']>) =>
  areas.find(({ slug }) => slug === discipline)?.name ?? discipline

/** What a question is about, in a word or two. */
export function topicName({
  subject,
  discipline,
}: {
  subject: Subject | null
  discipline: Exam['discipline']
}) {
  return subject ? nameOfSubject(subject) : discipline ? nameOfDiscipline(discipline) : null
}

export const nameOfArea = (code: Area) => areas.find(area => area.code === code)!.name

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})
const dayOnly = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })
const dayAndMonth = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Sao_Paulo',
})
const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' })

export const momentText = (instant: string) => moment.format(new Date(instant))
export const dayText = (instant: string) => dayOnly.format(new Date(instant))
export const dayInWords = (instant: string) => dayAndMonth.format(new Date(instant))
export const hourText = (instant: string) => hour.format(new Date(instant))

/** One decimal, with a comma: 61,3 */
export const tenthText = (value: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const percentText = (value: number) => `${tenthText(value)}%`

export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
