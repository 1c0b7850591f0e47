import type { QuestionReport } from '@norteia/contract/question-bank'
import type { BadgeTone } from '../../ui/badge.tsx'

export type ReportReason = QuestionReport['reason']

type Reason = {
  value: ReportReason
  label: string
  /** Only whoever has seen the key and the explanation can doubt them. */
  afterAnswer?: true
}

export const reasons: readonly Reason[] = [
  { value: 'gabarito', label: 'O gabarito parece errado', afterAnswer: true },
  { value: 'enunciado', label: 'O texto ou uma alternativa tem um erro' },
  { value: 'imagem', label: 'Uma imagem não aparece ou está trocada' },
  { value: 'explicacao', label: 'A explicação está errada ou confusa', afterAnswer: true },
  { value: 'desatualizada', label: 'O conteúdo está desatualizado' },
  { value: 'outro', label: 'Outra coisa' },
]

export const labelOfReason = (reason: ReportReason) => reasons.find(({ value }) => value === reason)!.label

export const statuses: Record<QuestionReport['status'], { label: string; tone: BadgeTone }> = {
  aberto: { label: 'Em análise', tone: 'neutral' },
  corrigido: { label: 'Corrigida', tone: 'hit' },
  recusado: { label: 'Sem mudança', tone: 'caution' },
}

/** Where a student reads what became of their reports. */
export const MY_REPORTS = '/platform/exercicios/avisos'
