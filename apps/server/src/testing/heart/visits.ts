import { randomUUID } from 'node:crypto'
import { writeCursor } from '../../platform/cursor.ts'

export type Facts = {
  /** A question like any other, and one that has variants. */
  item: number
  variant: number
  subject: string
  topic: string
  /** Of the person who asks. */
  session: string
  running: { attemptId: string; questionId: number }
  finished: string
  ownPace: { attemptId: string; questionId: number }
  card: string
  ownExam: string
  /** Not begun yet by the person. */
  exam: string
  pastExam: string
}

type Visits = Record<string, Record<string, unknown>[]>

const later = (...values: string[]) => ({ cursor: writeCursor(values) })
const AGO = '2026-06-01 12:00:00+00'

/** What is asked of each endpoint of the heart: every filter, every order, the first page and a later one. */
export function visitsOf(facts: Facts): Visits {
  const { item, subject, topic } = facts
  const question = { id: item }
  const attempt = { questionId: item, selectedAnswer: 'A', timeSpent: 40 }
  const filters = [
    {},
    { subject },
    { subject, difficulty: 'hard' },
    { difficulty: 'easy' },
    { topic },
    { area: 'MT' },
    { area: 'MT', skill: 12 },
    { year: 2012 },
    { source: 'norteia' },
    { source: 'outro' },
    { source: 'enem', year: 2012 },
  ]
  const only = ['ineditas', 'erradas'].map(only => ({ only }))
  const listed = [...filters, ...only, ...only.map(one => ({ ...one, subject }))]
  const key = randomUUID()
  const [running, ownPace] = [{ attemptId: facts.running.attemptId }, { attemptId: facts.ownPace.attemptId }]
  return {
    'exercises.list': listed.flatMap(one => [one, { ...one, ...later('1500') }]),
    'exercises.choices': [{}],
    'exercises.get': [question],
    'exercises.next': [...filters, { subject, except: '3,5,8,13' }],
    'exercises.another': [{ id: facts.variant }],
    'exercises.attempt': [
      { ...attempt, key },
      { ...attempt, key },
      { ...attempt, session: facts.session },
    ],
    'exercises.session': [{ id: facts.session }],
    'questionBank.report': [{ ...question, reason: 'outro' }],
    'questionBank.myReports': [{}, later(AGO, facts.session)],
    'sittings.list': [
      {},
      { mode: 'timed' },
      { status: 'running' },
      { status: 'finished' },
      later(AGO, facts.session),
    ],
    'sittings.get': [running],
    'sittings.answer': [facts.running, facts.ownPace].map(place => ({ ...place, selectedAlternative: 'A' })),
    'sittings.place': [{ ...ownPace, orderIndex: 3 }],
    'sittings.pause': [ownPace],
    'sittings.resume': [ownPace],
    'sittings.complete': [running],
    'sittings.result': [{ attemptId: facts.finished }],
    'sittings.review': [{ attemptId: facts.finished }, { attemptId: facts.finished, from: 20 }],
    'mockExams.list': [{}, { type: 'por-area' }, { year: 2012 }, later('105', facts.session)],
    'mockExams.start': [{ id: facts.exam }],
    'mockExams.create': [{}, { only: 'erradas' }, { only: 'ineditas', difficulties: ['hard'] }].map(one => ({
      ...{ subjects: [subject], count: 5, minutes: 20 },
      ...one,
    })),
    'mockExams.remove': [{ id: facts.ownExam }],
    'pastExams.list': [{}, { year: 2012 }, later('105', facts.session)],
    'pastExams.start': [{ id: facts.pastExam }],
    'review.queue': [{}],
    'review.answer': [{ id: facts.card, selectedAnswer: 'A', timeSpent: 30, key: randomUUID() }],
    'review.forecast': [{}],
    'review.list': [{}, later(AGO, facts.session)],
    'review.add': [{ questionId: item }, { questionId: item, front: 'Frente', back: 'Verso' }],
    'review.remove': [{ id: facts.card }],
    'review.setLimit': [{ dailyLimit: 30 }],
    'dashboard.get': [{}],
    'dashboard.setGoal': [{ weeklyMinutes: 300 }, { weeklyMinutes: null }],
    'ranking.get': ['semanal', 'mensal', 'geral'].map(period => ({ period })),
    'achievements.list': [{}, {}],
  }
}
