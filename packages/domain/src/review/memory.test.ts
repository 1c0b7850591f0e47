import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, daysBetween, startOfDay } from '../calendar/index.ts'
import { type Grade, grades, lapseElsewhere, newMemory, reviewCard } from './index.ts'

const NOON = new Date('2026-11-21T15:00:00Z')
const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
const anyGrade = fc.constantFrom<Grade>(...grades)

test('a wrong answer comes back tomorrow, a right one later, and an easy one later still', () => {
  const days = grades.map(grade => reviewCard(newMemory(NOON), grade, NOON).scheduledDays)
  expect(days[0]).toBe(1)
  expect(days).toEqual([...days].sort((one, other) => one - other))
  expect(new Set(days).size).toBe(4)
})

test('answered at five to midnight or just after noon, it comes back on the same day', () => {
  const late = new Date('2026-11-22T02:55:00Z')
  const [noon, night] = [NOON, late].map(at => reviewCard(newMemory(at), 'bom', at))
  expect(night!.dueAt).toEqual(noon!.dueAt)
  expect(noon!.dueAt).toEqual(startOfDay(dayOf(noon!.dueAt)))
})

test('a minute later, after midnight in São Paulo, everything is a day later', () => {
  const before = reviewCard(newMemory(NOON), 'bom', new Date('2026-11-22T02:59:59Z'))
  const after = reviewCard(newMemory(NOON), 'bom', new Date('2026-11-22T03:00:00Z'))
  expect(daysBetween(dayOf(before.dueAt), dayOf(after.dueAt))).toBe(1)
})

test('whatever is answered: due on a later whole day, at most 180 days ahead, and the same again for the same', () => {
  fc.assert(
    fc.property(instant, fc.array(anyGrade, { minLength: 1, maxLength: 12 }), (start, answers) => {
      let memory = newMemory(start)
      for (const grade of answers) {
        const at = new Date(memory.dueAt.getTime() + 3_600_000)
        const next = reviewCard(memory, grade, at)
        expect(reviewCard(memory, grade, at)).toEqual(next)
        const ahead = daysBetween(dayOf(at), dayOf(next.dueAt))
        expect(ahead).toBeGreaterThanOrEqual(1)
        expect(ahead).toBeLessThanOrEqual(180)
        expect(next.dueAt).toEqual(startOfDay(dayOf(next.dueAt)))
        expect(next.reviews).toBe(memory.reviews + 1)
        expect(next.stability).toBeGreaterThan(0)
        memory = next
      }
    }),
    { numRuns: 200 },
  )
})

test('a better grade never brings a card back earlier', () => {
  fc.assert(
    fc.property(fc.array(anyGrade, { maxLength: 6 }), past => {
      const memory = past.reduce(
        (card, grade) => reviewCard(card, grade, new Date(card.dueAt.getTime() + 1)),
        newMemory(NOON),
      )
      const days = grades.map(grade => reviewCard(memory, grade, memory.dueAt).scheduledDays)
      expect(days).toEqual([...days].sort((one, other) => one - other))
    }),
  )
})

test('forgotten elsewhere, a known card lapses and comes back the day after; a new one simply waits', () => {
  const known = reviewCard(newMemory(NOON), 'facil', NOON)
  const later = new Date('2026-11-25T15:00:00Z')
  const lapsed = lapseElsewhere(known, later)
  expect(lapsed).toMatchObject({ lapses: 1, reviews: 1 })
  expect(dayOf(lapsed.dueAt)).toBe('2026-11-26')
  expect(lapsed.stability).toBeLessThan(known.stability)
  expect(lapseElsewhere(newMemory(NOON), later)).toEqual(newMemory(NOON))
})
