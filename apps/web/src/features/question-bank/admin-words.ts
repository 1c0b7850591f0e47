import type { BadgeTone } from '../../ui/badge.tsx'

export const ADMIN = '/platform/admin/questoes'

export type QuestionStatus = 'draft' | 'published' | 'archived'

export const questionStatuses: Record<QuestionStatus, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Rascunho', tone: 'neutral' },
  published: { label: 'Publicada', tone: 'hit' },
  archived: { label: 'Arquivada', tone: 'caution' },
}

export const styles = [
  { value: 'enem', label: 'ENEM' },
  { value: 'fuvest', label: 'Fuvest' },
  { value: 'unicamp', label: 'Unicamp' },
  { value: 'oab', label: 'OAB' },
  { value: 'cebraspe', label: 'Cebraspe' },
  { value: 'outro', label: 'Outro' },
] as const

export const statusOptions = (['draft', 'published', 'archived'] as const).map(value => ({
  value,
  label: questionStatuses[value].label,
}))
