import type { Area } from './subjects.ts'

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

const POINTS: Record<Difficulty, number> = { easy: 5, medium: 10, hard: 15 }

/** What a right answer is worth, unless its author said otherwise. */
export const pointsFor = (difficulty: Difficulty) => POINTS[difficulty]

export type Parameters = { a: number; b: number; c: number }

// Medians of INEP's 6,875 items of 2009–2025, each area cut into thirds by b.
const MEDIANS: Record<Area, Record<Difficulty, Parameters>> = {
  LC: {
    easy: { a: 2.07, b: 0.05, c: 0.18 },
    medium: { a: 2.22, b: 0.7, c: 0.18 },
    hard: { a: 1.84, b: 1.44, c: 0.17 },
  },
  CH: {
    easy: { a: 1.95, b: 0.29, c: 0.19 },
    medium: { a: 2.15, b: 1, c: 0.18 },
    hard: { a: 1.96, b: 1.74, c: 0.17 },
  },
  CN: {
    easy: { a: 2.05, b: 0.53, c: 0.18 },
    medium: { a: 2.34, b: 1.32, c: 0.17 },
    hard: { a: 2.22, b: 2, c: 0.18 },
  },
  MT: {
    easy: { a: 1.88, b: 0.99, c: 0.17 },
    medium: { a: 2.19, b: 1.87, c: 0.16 },
    hard: { a: 1.95, b: 2.59, c: 0.16 },
  },
}

/**
 * A first guess at an item's parameters until enough people have answered it: what is typical of an ENEM item as
 * hard as its author says. A score made from it is an estimate and has to say so.
 */
export function guessedParameters(area: Area | null, difficulty: Difficulty, optionCount = 5): Parameters {
  const typical = MEDIANS[area ?? 'LC'][difficulty]
  return area ? typical : { ...typical, c: 1 / optionCount }
}
