import type { ExerciseFilters } from '@norteia/contract/exercises'
import { subjectFrom } from '@norteia/domain/question'
import { refuse } from '../../platform/refusal.ts'
import type { Filter } from './store.ts'

const ALL = new Set(['', 'todos', 'todas', 'all'])

/** The filters as the bank knows them: subjects by whatever name, "todos" for no filter at all. */
export function readFilters({ subject, difficulty, topic, ...rest }: ExerciseFilters): Filter {
  const wanted = subject && !ALL.has(subject.toLowerCase()) ? subject : undefined
  const known = wanted === undefined ? undefined : subjectFrom(wanted)
  if (wanted !== undefined && !known) {
    throw refuse('validacao', { fields: { subject: 'Não conhecemos essa matéria.' } })
  }
  return {
    ...rest,
    subject: known,
    topic: topic && !ALL.has(topic) ? topic : undefined,
    difficulty,
  }
}
