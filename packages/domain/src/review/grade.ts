import type { Difficulty } from '../question/index.ts'

export const grades = ['de-novo', 'dificil', 'bom', 'facil'] as const
export type Grade = (typeof grades)[number]

/** Faster than anybody reads a question: a remembered letter or a guess, and no sign of an easy one. */
const READ_SECONDS = 5

// The ENEM leaves about 200 s a question (90 in five hours). A question met before is slow to someone who needs that
// long again, more or less by its difficulty, and easy to someone who needs less than a quarter of it.
const SLOW_SECONDS: Record<Difficulty, number> = { easy: 120, medium: 200, hard: 300 }
const QUICK_SECONDS: Record<Difficulty, number> = { easy: 30, medium: 50, hard: 75 }

type Answered = { hit: boolean; seconds: number; doubt?: boolean; difficulty: Difficulty }

/** How well a question was remembered, from what was answered and how long that took. */
export function gradeOf({ hit, seconds, doubt = false, difficulty }: Answered): Grade {
  if (!hit) return 'de-novo'
  if (doubt || seconds > SLOW_SECONDS[difficulty]) return 'dificil'
  return seconds >= READ_SECONDS && seconds < QUICK_SECONDS[difficulty] ? 'facil' : 'bom'
}
