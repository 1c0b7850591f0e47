import type { SatQuestion, Sitting, SittingResult } from './wire.ts'

// What the server would answer, for the tests of the screens.

export const attempt = (n: number) => `5b0c8f4e-1d2a-4c3b-8e7f-${String(n).padStart(12, '0')}`

export const anExam = (changes: Partial<Sitting['exam']> = {}): Sitting['exam'] => ({
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  title: 'Matemática: simulado 1',
  type: 'por-area',
  discipline: 'matematica',
  year: null,
  day: null,
  totalQuestions: 3,
  duration: 150,
  asksLanguage: false,
  ...changes,
})

export const aQuestion = (n: number, changes: Partial<SatQuestion> = {}): SatQuestion => ({
  questionId: 100 + n,
  orderIndex: n,
  selectedAlternative: null,
  doubt: false,
  struck: [],
  turn: 0,
  timeSpent: 0,
  ...changes,
  question: {
    title: `Quanto é $${n} + 1$?`,
    context: `Texto de apoio ${n}.`,
    discipline: 'matematica',
    subject: 'matematica',
    source: 'Norteia, no estilo ENEM',
    enemYear: null,
    alternativeA: 'zero',
    alternativeB: 'um',
    alternativeC: 'dois',
    alternativeD: 'três',
    alternativeE: 'quatro',
    images: {},
    optionCount: 5,
    annulled: false,
    ...changes.question,
  },
})

const NOW = '2026-11-21T15:00:00.000Z'
export const clockWith = (seconds: number | null) => ({
  serverNow: NOW,
  endsAt: seconds === null ? null : new Date(Date.parse(NOW) + seconds * 1000).toISOString(),
  remainingSeconds: seconds,
  spentSeconds: 60,
})

export const aSitting = (attemptId: string, changes: Partial<Sitting> = {}): Sitting => ({
  success: true,
  attemptId,
  exam: anExam(),
  mode: 'timed',
  status: 'running',
  language: null,
  place: 0,
  ...clockWith(3600),
  questions: [aQuestion(0), aQuestion(1), aQuestion(2)],
  ...changes,
})

export const aResult = (attemptId: string, changes: Partial<SittingResult> = {}): SittingResult => ({
  attemptId,
  exam: anExam(),
  mode: 'timed',
  status: 'finished',
  startedAt: NOW,
  finishedAt: '2026-11-21T16:00:00.000Z',
  endsAt: null,
  answered: 2,
  score: 66.66,
  correctAnswers: 2,
  totalQuestions: 3,
  areas: [
    {
      area: 'MT',
      hits: 2,
      total: 3,
      score: 612.4,
      error: 41.2,
      estimated: true,
      lowest: 330.1,
      highest: 902.5,
    },
  ],
  finishReason: 'entregue',
  spentSeconds: 3600,
  annulled: 1,
  blank: 1,
  pointsEarned: 35,
  label: 'Bom',
  recommendation: 'A base está firme.',
  items: [
    item(0, { hit: true, chosen: 'B', difficulty: 500, chance: 0.9 }),
    item(1, { hit: false, chosen: 'A', difficulty: 560, chance: 0.8, gain: 14.2, doubt: true }),
    item(2, { hit: true, chosen: 'C', difficulty: 700, chance: 0.3 }),
    item(3, { hit: false, chosen: null, difficulty: 750, chance: 0.2, gain: 31.5 }),
    item(4, { annulled: true, correctAnswer: null, chosen: 'A' }),
  ],
  bySubject: [{ name: 'Matemática', answers: 3, hits: 2 }],
  bySkill: [{ name: 'MT-5', answers: 3, hits: 2, area: 'MT', skill: 5 }],
  earlier: [],
  ...changes,
})

function item(n: number, changes: Partial<SittingResult['items'][number]>): SittingResult['items'][number] {
  return {
    questionId: 100 + n,
    orderIndex: n,
    area: 'MT',
    subject: 'matematica',
    skill: 5,
    chosen: null,
    correctAnswer: 'B',
    hit: false,
    annulled: false,
    doubt: false,
    seconds: 60 + n,
    difficulty: null,
    chance: null,
    gain: null,
    ...changes,
  }
}

type Answer = { status?: number; body: unknown }

/** A server that stores answers as the contract says, and can be read afterwards. */
export function sittingServer(sitting: Sitting) {
  const path = `/api/simulacoes/attempts/${sitting.attemptId}`
  const stored = new Map<number, Record<string, unknown>>()
  const clock = () => ({
    serverNow: sitting.serverNow,
    endsAt: sitting.endsAt,
    remainingSeconds: sitting.remainingSeconds,
    spentSeconds: sitting.spentSeconds,
  })
  const answers: Record<string, Answer | ((body: unknown) => Answer)> = {
    [`GET ${path}`]: { body: sitting },
    [`PUT ${path}/place`]: { body: { success: true, ...clock() } },
    [`POST ${path}/answer`]: body => {
      const { questionId, turn, ...rest } = body as { questionId: number; turn: number }
      stored.set(questionId, { ...stored.get(questionId), ...rest })
      return { body: { success: true, turn, ...clock() } }
    },
    [`POST ${path}/complete`]: {
      body: {
        success: true,
        attemptId: sitting.attemptId,
        score: 66.66,
        correctAnswers: 2,
        totalQuestions: 3,
        pointsEarned: 35,
      },
    },
    [`GET ${path}/result`]: { body: { success: true, data: aResult(sitting.attemptId) } },
  }
  return { path, stored, answers }
}
