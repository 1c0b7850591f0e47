import type { SessionReport } from '@norteia/contract/exercises'
import { type Difficulty, difficulties, type Letter, type Subject } from '@norteia/domain/question'
import { excerptOf } from '../question-bank/public.ts'

type Row = {
  questionId: number
  hit: boolean
  chosen: Letter
  seconds: number
  statement: string
  key: Letter | null
  subject: Subject | null
  difficulty: Difficulty
  points: number
}

/** A session of practice in figures, from its answers. */
export function reportSession(rows: Row[]): SessionReport {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const tally = (fits: (row: Row) => boolean) => {
    const some = rows.filter(fits)
    return { answers: some.length, hits: some.filter(row => row.hit).length }
  }
  const subjects = [...new Set(rows.flatMap(row => row.subject ?? []))]
  return {
    answers: rows.length,
    hits: rows.filter(row => row.hit).length,
    seconds: sum(row => row.seconds),
    points: sum(row => row.points),
    bySubject: subjects.map(subject => ({ subject, ...tally(row => row.subject === subject) })),
    byDifficulty: difficulties
      .map(difficulty => ({ difficulty, ...tally(row => row.difficulty === difficulty) }))
      .filter(({ answers }) => answers > 0),
    questions: rows.map(row => ({
      questionId: row.questionId,
      excerpt: excerptOf(row.statement),
      hit: row.hit,
      chosen: row.chosen,
      correctAnswer: row.key,
      seconds: row.seconds,
    })),
  }
}
