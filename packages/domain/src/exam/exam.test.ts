import { expect, test } from 'vitest'
import {
  type AnsweredItem,
  bandOf,
  isOver,
  judgeExam,
  pointsForExam,
  remainingSeconds,
  type Sat,
  spentSeconds,
  tallyBy,
} from './index.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

const timed: Sat = {
  mode: 'timed',
  status: 'running',
  startedAt: at('15:00:00'),
  endsAt: at('20:00:00'),
  spentSeconds: 0,
  seenAt: at('15:00:00'),
}
const ownPace: Sat = { ...timed, mode: 'own-pace', endsAt: null, spentSeconds: 100, seenAt: at('15:10:00') }

test('the clock of a timed exam runs whether anybody looks or not', () => {
  expect(remainingSeconds(timed, at('15:30:00'))).toBe(4.5 * 3600)
  expect(spentSeconds(timed, at('15:30:00'))).toBe(1800)
  expect(remainingSeconds(timed, at('23:00:00'))).toBe(0)
  expect(spentSeconds(timed, at('23:00:00'))).toBe(5 * 3600)
})

test('it is over after the end and five seconds of grace, not before', () => {
  expect(isOver(timed, at('20:00:05'))).toBe(false)
  expect(isOver(timed, new Date(at('20:00:05').getTime() + 1))).toBe(true)
})

test('at one’s own pace pauses and long silences do not count', () => {
  expect(spentSeconds(ownPace, at('15:11:00'))).toBe(160)
  expect(spentSeconds(ownPace, at('19:00:00'))).toBe(400)
  expect(spentSeconds({ ...ownPace, status: 'paused' }, at('19:00:00'))).toBe(100)
  expect(remainingSeconds(ownPace, at('19:00:00'))).toBeNull()
  expect(isOver(ownPace, at('23:59:00'))).toBe(false)
})

test.each([
  [100, 'Excelente'],
  [80, 'Excelente'],
  [79.9, 'Bom'],
  [60, 'Bom'],
  [59.9, 'Regular'],
  [40, 'Regular'],
  [39.9, 'Precisa Melhorar'],
  [0, 'Precisa Melhorar'],
])('%d percent is %s', (percent, label) => {
  expect(bandOf(percent).label).toBe(label)
})

const item = (orderIndex: number, change: Partial<AnsweredItem> = {}): AnsweredItem => ({
  questionId: 100 + orderIndex,
  orderIndex,
  area: 'MT',
  subject: 'matematica',
  skill: orderIndex,
  key: 'B',
  chosen: 'B',
  annulled: false,
  doubt: false,
  seconds: 60,
  parameters: { a: 2, b: orderIndex / 5 - 1, c: 0.2, official: true },
  ...change,
})

const sheet = (count: number, change: (i: number) => Partial<AnsweredItem> = () => ({})) =>
  Array.from({ length: count }, (_, i) => item(i, change(i)))

test('annulled items count neither for nor against', () => {
  const plain = judgeExam(sheet(10, i => ({ chosen: i < 6 ? 'B' : 'A' })))
  const more = [
    ...sheet(10, i => ({ chosen: i < 6 ? 'B' : 'A' })),
    item(10, { annulled: true, key: null }),
    item(11, { annulled: true }),
  ]
  const judged = judgeExam(more)
  expect(judged).toMatchObject({ hits: 6, counted: 10, annulled: 2, percent: 60 })
  expect(judged.areas).toEqual(plain.areas)
  expect(judged.items[11]).toMatchObject({ hit: false, annulled: true, gain: null })
})

test('a blank is wrong, and is told apart', () => {
  const judged = judgeExam(sheet(10, i => ({ chosen: i < 4 ? null : 'B' })))
  expect(judged).toMatchObject({ hits: 6, blank: 4 })
})

test('a score from INEP’s parameters is not an estimate; one other parameter makes it one', () => {
  expect(judgeExam(sheet(10)).areas[0]).toMatchObject({ area: 'MT', hits: 10, total: 10, estimated: false })
  const mixed = sheet(10, i => (i === 3 ? { parameters: { a: 1, b: 0, c: 0.2, official: false } } : {}))
  expect(judgeExam(mixed).areas[0]?.estimated).toBe(true)
  expect(judgeExam(sheet(10, i => (i === 3 ? { parameters: null } : {}))).areas[0]?.estimated).toBe(true)
})

test('a wrong easy item would have brought something, and never less than nothing', () => {
  const judged = judgeExam(sheet(10, i => ({ chosen: i === 0 || i === 9 ? 'A' : 'B' })))
  const gains = judged.items.map(({ gain }) => gain)
  expect(gains.filter(gain => gain !== null)).toHaveLength(2)
  expect(gains[0]).toBeGreaterThan(0)
})

test('the score lies between all wrong and all right', () => {
  const [area] = judgeExam(sheet(20, i => ({ chosen: i % 2 ? 'A' : 'B' }))).areas
  expect(area!.score).toBeGreaterThan(area!.lowest)
  expect(area!.score).toBeLessThan(area!.highest)
})

test('too few items of an area make no score', () => {
  expect(judgeExam(sheet(4)).areas).toEqual([])
  expect(judgeExam([])).toMatchObject({ percent: 0, areas: [] })
})

test('tallies leave the annulled out', () => {
  const judged = judgeExam([...sheet(3, i => ({ chosen: i ? 'A' : 'B' })), item(3, { annulled: true })])
  expect(tallyBy(judged.items, ({ subject }) => subject)).toEqual([
    { name: 'matematica', answers: 3, hits: 1 },
  ])
})

test('an empty sheet earns nothing, a whole day most', () => {
  expect(pointsForExam(90, 44)).toBe(0)
  expect(pointsForExam(90, 45)).toBe(60)
  expect(pointsForExam(45, 45)).toBe(30)
  expect(pointsForExam(10, 10)).toBe(5)
})
