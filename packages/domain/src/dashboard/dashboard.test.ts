import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/index.ts'
import { chooseNext, lastDaysOf, type NextFacts, weeksOf } from './index.ts'

const today = '2026-11-21'
const newcomer: NextFacts = {
  today,
  running: null,
  reviewLeft: 0,
  answers: 0,
  subjects: [],
  lastExam: null,
  secondsToday: 0,
  weeklyMinutes: null,
}
const practised = { answers: 40, lastExam: today }
const kinds = (facts: Partial<NextFacts>) => chooseNext({ ...newcomer, ...facts }).map(({ kind }) => kind)

test('a newcomer is offered the first question and nothing else', () => {
  expect(kinds({})).toEqual(['primeira-questao'])
})

test('an exam that is running comes first, then the review', () => {
  const running = { id: 'abc', title: 'Matemática', mode: 'timed' as const, remainingSeconds: 601 }
  const choices = chooseNext({ ...newcomer, ...practised, running, reviewLeft: 3 })
  expect(choices.slice(0, 2).map(({ kind }) => kind)).toEqual(['continuar-prova', 'revisar'])
  expect(choices[0]).toMatchObject({ href: '/platform/simulacoes/abc', minutes: 11 })
})

test('the weakest subject with enough answers is offered, by its address', () => {
  const subjects = [
    { subject: 'fisica' as const, answers: 9, hits: 0 },
    { subject: 'quimica' as const, answers: 10, hits: 5 },
    { subject: 'biologia' as const, answers: 30, hits: 20 },
  ]
  const [choice] = chooseNext({ ...newcomer, ...practised, subjects })
  expect(choice).toMatchObject({
    kind: 'materia-fraca',
    href: '/platform/exercicios?subject=quimica',
    why: expect.stringContaining('5 de 10'),
  })
})

test('whoever is strong everywhere is not told to be weak somewhere', () => {
  const subjects = [{ subject: 'quimica' as const, answers: 20, hits: 18 }]
  expect(chooseNext({ ...newcomer, ...practised, subjects })[0]?.title).not.toContain('Química')
})

test('a mock exam is offered after fourteen days without one, not before', () => {
  expect(kinds({ ...practised, lastExam: addDays(today, -13) })).not.toContain('simulado')
  expect(kinds({ ...practised, lastExam: addDays(today, -14) })).toContain('simulado')
  expect(kinds({ ...practised, lastExam: null })).toContain('simulado')
})

test('after a day’s work rest is offered instead of more practice', () => {
  const subjects = [{ subject: 'quimica' as const, answers: 20, hits: 2 }]
  const worked = { ...practised, subjects, lastExam: null }
  expect(kinds({ ...worked, secondsToday: 119 * 60 })).not.toContain('descansar')
  expect(kinds({ ...worked, secondsToday: 120 * 60 })).toEqual(['descansar'])
  expect(kinds({ ...worked, secondsToday: 60 * 60, weeklyMinutes: 300 })).toEqual(['descansar'])
  expect(kinds({ ...worked, secondsToday: 60 * 60, weeklyMinutes: 300, reviewLeft: 2 })).toEqual([
    'revisar',
    'descansar',
  ])
})

test('there is always something to do, and never more than three things', () => {
  const facts = fc.record({
    reviewLeft: fc.nat(30),
    answers: fc.nat(100),
    lastExam: fc.constantFrom(null, today, '2026-01-01'),
    secondsToday: fc.nat(20_000),
    weeklyMinutes: fc.constantFrom(null, 30, 5_040),
  })
  fc.assert(
    fc.property(facts, some => {
      const choices = chooseNext({ ...newcomer, ...some })
      expect(choices.length).toBeGreaterThan(0)
      expect(choices.length).toBeLessThanOrEqual(3)
      for (const { href, why } of choices) {
        expect(href).toMatch(/^\/platform/)
        expect(why).not.toMatch(/perder|perca|corra|última chance/i)
      }
    }),
  )
})

const studied = (day: string, answers = 2) => ({ day, seconds: 60, answers, hits: 1, points: 10 })

test('weeks go from Monday to Sunday, twelve of them, empty ones included', () => {
  const weeks = weeksOf([studied('2026-11-15'), studied('2026-11-16'), studied('2026-11-22')], '2026-11-22')
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ week: '2026-08-31', seconds: 0, answers: 0, hits: 0, points: 0 })
  expect(weeks[10]).toMatchObject({ week: '2026-11-09', answers: 2 })
  expect(weeks[11]).toEqual({ week: '2026-11-16', seconds: 120, answers: 4, hits: 2, points: 20 })
})

test('what lies before the twelve weeks is not counted in', () => {
  expect(weeksOf([studied('2026-08-30')], '2026-11-22').every(({ answers }) => answers === 0)).toBe(true)
})

test('the last seven days end today', () => {
  const days = lastDaysOf([studied('2026-11-15'), studied('2026-11-14')], today)
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    today,
  ])
  expect(days[0]).toEqual({ day: '2026-11-15', seconds: 60, answers: 2 })
})
