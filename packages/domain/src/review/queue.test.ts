import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecastOf, gradeOf, leftToday, mixBySubject } from './index.ts'

test.each([
  ['wrong, however quick', { hit: false, seconds: 10 }, 'de-novo'],
  ['right but doubted', { hit: true, seconds: 20, doubt: true }, 'dificil'],
  ['right after long thought', { hit: true, seconds: 201 }, 'dificil'],
  ['right in usual time', { hit: true, seconds: 120 }, 'bom'],
  ['right and quick', { hit: true, seconds: 30 }, 'facil'],
  ['right before it could be read', { hit: true, seconds: 2 }, 'bom'],
  ['right with no time told', { hit: true, seconds: 0 }, 'bom'],
] as const)('an answer that is %s is graded so', (_, answered, grade) => {
  expect(gradeOf({ difficulty: 'medium', ...answered })).toBe(grade)
})

test('what is quick and what is slow depends on how hard the question is', () => {
  expect(gradeOf({ hit: true, seconds: 60, difficulty: 'hard' })).toBe('facil')
  expect(gradeOf({ hit: true, seconds: 60, difficulty: 'easy' })).toBe('bom')
  expect(gradeOf({ hit: true, seconds: 150, difficulty: 'easy' })).toBe('dificil')
})

test('what is left today never goes below nothing', () => {
  expect(leftToday({ due: 50, doneToday: 5, limit: 20 })).toBe(15)
  expect(leftToday({ due: 3, doneToday: 5, limit: 20 })).toBe(3)
  expect(leftToday({ due: 50, doneToday: 25, limit: 20 })).toBe(0)
})

test('subjects alternate, and within one the oldest comes first', () => {
  const cards = ['mat', 'mat', 'mat', 'bio', 'bio'].map((subject, age) => ({ subject, age }))
  expect(mixBySubject(cards).map(({ subject, age }) => subject + age)).toEqual([
    'mat0',
    'bio3',
    'mat1',
    'bio4',
    'mat2',
  ])
})

test('mixing loses and invents nothing, keeps each subject in order, and starts with the oldest', () => {
  const subject = fc.constantFrom('mat', 'bio', 'his', null)
  fc.assert(
    fc.property(fc.array(subject), subjects => {
      const cards = subjects.map((subject, age) => ({ subject, age }))
      const mixed = mixBySubject(cards)
      expect([...mixed].sort((one, other) => one.age - other.age)).toEqual(cards)
      expect(mixed[0]).toBe(cards[0])
      for (const wanted of new Set(subjects)) {
        const of = (list: typeof cards) => list.filter(({ subject }) => subject === wanted)
        expect(of(mixed)).toEqual(of(cards))
      }
    }),
  )
})

test('the forecast has thirty days from today on; overdue waits today, far away is left out', () => {
  const days = forecastOf(
    [
      { day: '2026-11-01', count: 2 },
      { day: '2026-11-21', count: 1 },
      { day: '2026-12-20', count: 4 },
      { day: '2026-12-21', count: 8 },
    ],
    '2026-11-21',
  )
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ day: '2026-11-21', count: 3 })
  expect(days[29]).toEqual({ day: '2026-12-20', count: 4 })
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(7)
})
