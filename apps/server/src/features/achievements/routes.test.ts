import { randomUUID } from 'node:crypto'
import { achievements } from '@norteia/domain/achievements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPerson } from '../../testing/people.ts'
import { aQuestion, someQuestions } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { recordActivity, recordAnswers } from '../progress/public.ts'
import { studyDays, tallies, xpEntries } from '../progress/tables.ts'
import { exams, sittings } from '../sittings/tables.ts'
import { unlockedAchievements } from './tables.ts'

const world = await openTestWorld()
const DAY = 24 * 3_600_000

type Person = Awaited<ReturnType<typeof aPerson>>
type Shown = {
  id: string
  unlocked: boolean
  unlockedAt: string | null
  fresh: boolean
  progress: number
  goal: number
}

const listOf = async (person: Person) => {
  const reply = await person.call('GET', '/achievements')
  expect(reply.statusCode, reply.body).toBe(200)
  return new Map(reply.json<{ data: Shown[] }>().data.map(shown => [shown.id, shown]))
}

const answer = async (person: Person, hits = 1) => {
  const answers = (await someQuestions(world, hits)).map(item => ({
    item,
    chosen: 'B' as const,
    hit: true,
    seconds: 60,
  }))
  await recordAnswers(world.db, { userId: person.id, origin: 'exercise', at: world.now() }, answers)
}

const isFresh = (list: Map<string, Shown>) =>
  [...list.values()].filter(({ fresh }) => fresh).map(({ id }) => id)

test('what one person did unlocks nothing for another', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  await answer(bia)
  await listOf(bia)
  expect([...(await listOf(ana)).values()].filter(({ unlocked }) => unlocked)).toEqual([])
})

test('a new account sees all of them locked, with the way to each', async () => {
  const bia = await aPerson(world)
  const { data } = (await bia.call('GET', '/achievements')).json()
  expect(data).toHaveLength(achievements.length)
  expect(data[0]).toEqual({
    id: 'respostas-1',
    name: 'Primeiro passo',
    description: 'Responda à sua primeira questão.',
    icon: 'target',
    unlocked: false,
    unlockedAt: null,
    fresh: false,
    progress: 0,
    goal: 1,
  })
})

test('what was reached is unlocked once, is fresh once, and brings its points once', async () => {
  const bia = await aPerson(world)
  await answer(bia)
  const first = await listOf(bia)
  expect(first.get('respostas-1')).toMatchObject({
    unlocked: true,
    fresh: true,
    unlockedAt: world.now().toISOString(),
  })
  expect(first.get('respostas-50')).toMatchObject({ unlocked: false, progress: 1, goal: 50 })
  world.wait(DAY)
  const second = await listOf(bia)
  expect(isFresh(second)).toEqual([])
  expect(second.get('respostas-1')!.unlockedAt).toBe(first.get('respostas-1')!.unlockedAt)
  const points = await world.db.select().from(xpEntries).where(eq(xpEntries.reason, 'achievement'))
  expect(points).toMatchObject([{ object: 'respostas-1', points: 5 }])
})

test('two devices looking at once: one is told, points come once', async () => {
  const bia = await aPerson(world)
  await answer(bia, 26)
  const lists = await Promise.all([listOf(bia), listOf(bia), listOf(bia)])
  expect(lists.flatMap(isFresh).sort()).toEqual(['acertos-25', 'respostas-1'])
  expect(await world.db.select().from(xpEntries).where(eq(xpEntries.reason, 'achievement'))).toHaveLength(2)
})

test('looking is no study: it makes no day of a streak', async () => {
  const bia = await aPerson(world)
  await answer(bia)
  world.wait(DAY)
  await listOf(bia)
  const days = await world.db.select().from(studyDays)
  expect(days).toHaveLength(2)
  const { data } = (await bia.call('GET', '/dashboard')).json()
  expect(data.streak).toMatchObject({ days: 1, studiedToday: false })
})

test('what was unlocked stays, whatever is counted later', async () => {
  const bia = await aPerson(world)
  await answer(bia)
  await listOf(bia)
  await world.db.delete(tallies)
  expect((await listOf(bia)).get('respostas-1')).toMatchObject({ unlocked: true, progress: 1, fresh: false })
})

test('streak, subjects, exams, review days and scores all count', async () => {
  const bia = await aPerson(world)
  for (let day = 0; day < 3; day++) {
    await answer(bia)
    world.wait(DAY)
  }
  for (const subject of ['fisica', 'quimica', 'biologia', 'historia'] as const) {
    const item = await aQuestion(world, { subject })
    for (let i = 0; i < 5; i++) {
      await recordAnswers(world.db, { userId: bia.id, origin: 'exercise', at: world.now() }, [
        { item, chosen: 'A', hit: false, seconds: 10 },
      ])
    }
  }
  const at = world.now()
  await recordActivity(world.db, { userId: bia.id, kind: 'mock-exam', object: randomUUID(), at })
  await recordActivity(world.db, { userId: bia.id, kind: 'review-day', object: '2026-11-21', at })
  const [exam] = await world.db
    .insert(exams)
    .values({
      title: 'Matemática',
      description: 'x',
      type: 'por-area',
      family: 'ENEM',
      minutes: 90,
      questionCount: 45,
      difficulty: 'medium',
    })
    .returning()
  const scored = {
    area: 'MT' as const,
    hits: 30,
    total: 45,
    error: 20,
    estimated: true,
    lowest: 300,
    highest: 900,
  }
  await world.db.insert(sittings).values(
    [
      { score: 700, status: 'finished' as const },
      { score: 650, status: 'finished' as const },
      { score: 990, status: 'running' as const },
    ].map(({ score, status }) => ({
      examId: exam!.id,
      userId: bia.id,
      mode: 'timed' as const,
      status,
      startedAt: at,
      seenAt: at,
      finishedAt: at,
      areas: [{ ...scored, score }],
    })),
  )
  const list = await listOf(bia)
  expect(isFresh(list).sort()).toEqual(
    ['materias-4', 'respostas-1', 'revisao-1', 'sequencia-3', 'simulado-1', 'tri-600', 'tri-700'].sort(),
  )
  expect(list.get('tri-800')).toMatchObject({ progress: 700, unlocked: false })
  expect(await world.db.select().from(unlockedAchievements)).toHaveLength(7)
})
