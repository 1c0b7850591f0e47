import { type Area, areas, type Subject } from '../question/index.ts'

/** All that achievements are judged by: work done, never hours of the day or time on a screen. */
export type Facts = {
  answers: number
  hits: number
  longestStreak: number
  mockExams: number
  pastExams: number
  reviewDays: number
  level: number
  subjects: readonly { subject: Subject; answers: number; hits: number }[]
  /** The best TRI score of each area that has one. */
  bestScores: Partial<Record<Area, number>>
}

export const noFacts: Facts = {
  answers: 0,
  hits: 0,
  longestStreak: 0,
  mockExams: 0,
  pastExams: 0,
  reviewDays: 0,
  level: 1,
  subjects: [],
  bestScores: {},
}

const ENEM_AREAS = areas.map(({ code }) => code)

/** The best score in any area. */
export const bestScore = ({ bestScores }: Facts) =>
  Math.max(0, ...ENEM_AREAS.map(area => bestScores[area] ?? 0))

/** In how many areas the best score reaches one. */
export const areasWith = ({ bestScores }: Facts, score: number) =>
  ENEM_AREAS.filter(area => (bestScores[area] ?? 0) >= score).length
