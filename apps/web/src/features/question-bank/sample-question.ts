import type { PublicQuestion, Solution } from '@norteia/contract/question-bank'
import { letters } from '@norteia/domain/question'

/** For tests: a question as a student gets it. */
export function sampleQuestion(id: number, changes: Partial<PublicQuestion> = {}): PublicQuestion {
  return {
    id,
    revision: 1,
    subject: 'matematica',
    area: 'MT',
    topic: { slug: 'mat-algebra', name: 'Álgebra' },
    skill: 21,
    difficulty: 'medium',
    style: 'enem',
    source: 'Norteia, no estilo ENEM',
    year: null,
    language: null,
    support: null,
    question: `Enunciado ${id}: quanto é $\\frac{1}{2}$?`,
    options: letters.map(letter => ({ letter, text: `Opção ${letter}${id}`, image: null })),
    points: 10,
    annulled: false,
    outdated: false,
    hasVariants: false,
    ...changes,
  }
}

export const sampleSolution: Solution = {
  correctAnswer: 'B',
  explanation: 'A explicação inteira.\n\nPara lembrar: metade é um meio.',
  whys: { A: 'Por que A não.', B: 'Por que B sim.' },
}
