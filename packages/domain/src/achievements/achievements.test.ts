import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subjectSlugs } from '../question/index.ts'
import { achievements, type Facts, judgeAchievements, noFacts } from './index.ts'

const judge = (id: string, facts: Partial<Facts>) =>
  judgeAchievements({ ...noFacts, ...facts }).find(achievement => achievement.id === id)!

test('there are at least twenty-two, each with its own id and name, and what to do for it', () => {
  expect(achievements.length).toBeGreaterThanOrEqual(22)
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
  expect(new Set(achievements.map(({ name }) => name)).size).toBe(achievements.length)
  for (const { description, goal, points } of achievements) {
    expect(description).toMatch(/^(Responda|Acerte|Estude|Termine|Tire|Chegue) .+\.$/)
    expect(goal).toBeGreaterThan(0)
    expect(points).toBeGreaterThan(0)
  }
})

test('none rewards an hour of the day or time spent, and none threatens', () => {
  const texts = achievements.map(({ name, description }) => `${name} ${description}`).join(' ')
  expect(texts).not.toMatch(/hora|minuto|noite|madrugada|perder|perca|só hoje/i)
})

test('a newcomer has reached nothing and is nowhere near by accident', () => {
  for (const { progress, reached, id } of judgeAchievements(noFacts)) {
    expect(reached).toBe(false)
    if (!id.startsWith('nivel')) expect(progress).toBe(0)
  }
})

test('each is reached exactly at its goal, and progress stops there', () => {
  expect(judge('respostas-50', { answers: 49 })).toMatchObject({ progress: 49, reached: false })
  expect(judge('respostas-50', { answers: 50 })).toMatchObject({ progress: 50, reached: true })
  expect(judge('respostas-50', { answers: 51 })).toMatchObject({ progress: 50, reached: true })
  expect(judge('tri-700', { bestScores: { CH: 699.9 } })).toMatchObject({ progress: 699, reached: false })
  expect(judge('tri-700', { bestScores: { CH: 700 } })).toMatchObject({ reached: true })
})

test('all four areas are needed for the one about all areas', () => {
  const three = { LC: 650, CH: 700, CN: 600 }
  expect(judge('tri-600-todas', { bestScores: three })).toMatchObject({ progress: 3, reached: false })
  expect(judge('tri-600-todas', { bestScores: { ...three, MT: 600 } }).reached).toBe(true)
})

test('one foreign language is enough for the whole ENEM, and two do not replace another subject', () => {
  const visited = (slugs: string[]) => ({
    subjects: subjectSlugs
      .filter(subject => slugs.includes(subject))
      .map(subject => ({ subject, answers: 5, hits: 0 })),
  })
  const enem = subjectSlugs.filter(slug => !['direito', 'informatica', 'raciocinio-logico'].includes(slug))
  expect(judge('materias-enem', visited(enem.filter(slug => slug !== 'espanhol'))).reached).toBe(true)
  expect(judge('materias-enem', visited(enem.filter(slug => slug !== 'fisica'))).reached).toBe(false)
})

test('a subject is mastered by many answers and most of them right', () => {
  const one = (answers: number, hits: number) => ({
    subjects: [{ subject: 'fisica' as const, answers, hits }],
  })
  expect(judge('dominio-1', one(10, 10)).reached).toBe(false)
  expect(judge('dominio-1', one(50, 39)).reached).toBe(false)
  expect(judge('dominio-1', one(50, 40)).reached).toBe(true)
})

test('more work never takes anything away', () => {
  const amount = fc.nat(6_000)
  const counts = fc.record({
    answers: amount,
    hits: amount,
    longestStreak: amount,
    mockExams: amount,
    pastExams: amount,
    reviewDays: amount,
    level: fc.integer({ min: 1, max: 50 }),
  })
  fc.assert(
    fc.property(counts, counts, (one, more) => {
      const before = judgeAchievements({ ...noFacts, ...one })
      const sum = Object.fromEntries(
        Object.entries(one).map(([name, value]) => [name, value + more[name as keyof typeof more]]),
      )
      const after = judgeAchievements({ ...noFacts, ...sum })
      before.forEach((achievement, i) => {
        expect(after[i]!.progress).toBeGreaterThanOrEqual(achievement.progress)
        if (achievement.reached) expect(after[i]!.reached).toBe(true)
      })
    }),
  )
})
