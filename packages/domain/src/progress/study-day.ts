import type { Day } from '../calendar/index.ts'

export type StudyDay = { day: Day; seconds: number; answers: number; hits: number; points: number }

/** Points alone are no study: those of an achievement come with looking at it. */
export const isStudied = ({ answers, seconds }: Pick<StudyDay, 'answers' | 'seconds'>) =>
  answers > 0 || seconds > 0
