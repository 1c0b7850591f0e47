import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPerson } from '../../testing/people.ts'
import { aQuestion, someQuestions } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { awardPoints, recordActivity, recordAnswers } from '../progress/public.ts'
import { items } from '../question-bank/tables.ts'
import { exams, sittings } from '../sittings/tables.ts'

const world = await openTestWorld()
const HOUR = 3_600_000
const DAY = 24 * HOUR

type Person = Awaited<ReturnType<typeof aPerson>>

const summaryOf = async (person: Person) => {
  const reply = await person.call('GET', '/dashboard')
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

const nextOf = async (person: Person) =>
  (await summaryOf(person)).next.map(({ kind }: { kind: string }) => kind)

/** An answer that took its time on the clock too. */
type Answer = { hit?: boolean; seconds?: number; subject?: 'matematica' | 'fisica' }

const answer = async (person: Person, { hit = true, seconds = 60, subject = 'matematica' }: Answer = {}) => {
  const item = await aQuestion(world, { subject })
  world.wait(seconds * 1_000)
  await recordAnswers(world.db, { userId: person.id, origin: 'exercise', at: world.now() }, [
    { item, chosen: hit ? 'B' : 'A', hit, seconds },
  ])
  return item
}

async function aSitting(person: Person, change: Partial<typeof sittings.$inferInsert> = {}) {
  const [exam] = await world.db
    .insert(exams)
    .values({
      title: 'Matemática e suas Tecnologias',
      description: 'x',
      type: 'por-area',
      family: 'ENEM',
      minutes: 90,
      questionCount: 45,
      difficulty: 'medium',
    })
    .returning()
  const [sitting] = await world.db
    .insert(sittings)
    .values({
      examId: exam!.id,
      userId: person.id,
      mode: 'timed',
      status: 'running',
      startedAt: world.now(),
      seenAt: world.now(),
      ...change,
    })
    .returning()
  return sitting!
}

const scored = { hits: 30, total: 45, error: 21, estimated: true, lowest: 350, highest: 900 }

test('nobody sees another person’s figures', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  await answer(bia)
  await aSitting(bia)
  await bia.call('PUT', '/dashboard/goal', { weeklyMinutes: 300 })
  expect(await summaryOf(ana)).toMatchObject({
    exercises: 0,
    points: 0,
    scores: [],
    goal: { weeklyMinutes: null },
    next: [{ kind: 'primeira-questao' }],
  })
})

test.each([29, 5_041, 60.5, 'muito'])('refuses a weekly goal of %s', async weeklyMinutes => {
  const bia = await aPerson(world)
  expect((await bia.call('PUT', '/dashboard/goal', { weeklyMinutes })).json()).toMatchObject({
    code: 'validacao',
    fields: { weeklyMinutes: expect.any(String) },
  })
})

test('a new account sees honest noughts and nothing invented', async () => {
  const bia = await aPerson(world)
  const { weeks, days, next, ...rest } = await summaryOf(bia)
  expect(rest).toEqual({
    secondsStudied: 0,
    exercises: 0,
    mockExams: 0,
    hitRate: null,
    position: null,
    points: 0,
    level: 1,
    pointsInLevel: 0,
    pointsToNextLevel: 100,
    goal: { weeklyMinutes: null, minutesThisWeek: 0 },
    streak: { days: 0, longest: 0, studiedToday: false, freezeLeft: true },
    reviewDue: 0,
    subjects: [],
    scores: [],
  })
  expect(weeks).toHaveLength(12)
  expect(weeks[11]).toEqual({ week: '2026-11-16', seconds: 0, answers: 0, hits: 0, points: 0 })
  expect(days).toHaveLength(7)
  expect(days[6]).toEqual({ day: '2026-11-21', seconds: 0, answers: 0 })
  expect(next).toMatchObject([{ kind: 'primeira-questao', href: '/platform/exercicios' }])
})

test('answers show up everywhere at once', async () => {
  const bia = await aPerson(world)
  await answer(bia)
  await answer(bia)
  await answer(bia, { hit: false, subject: 'fisica' })
  expect(await summaryOf(bia)).toMatchObject({
    secondsStudied: 180,
    exercises: 3,
    hitRate: 66.7,
    position: 1,
    points: 20,
    level: 1,
    pointsInLevel: 20,
    pointsToNextLevel: 80,
    goal: { minutesThisWeek: 3 },
    streak: { days: 1, studiedToday: true },
    reviewDue: 1,
    subjects: [
      { subject: 'matematica', answers: 2, hits: 2 },
      { subject: 'fisica', answers: 1, hits: 0 },
    ],
  })
})

test('a day ends at midnight in São Paulo and a week on Sunday', async () => {
  const bia = await aPerson(world)
  world.wait(1.5 * DAY - 61_000)
  await answer(bia) // at 23:59:59 on Sunday the 22nd
  await answer(bia)
  const { weeks, days, goal, streak } = await summaryOf(bia)
  expect(weeks.slice(10)).toMatchObject([
    { week: '2026-11-16', answers: 1, seconds: 60 },
    { week: '2026-11-23', answers: 1, seconds: 60 },
  ])
  expect(days.slice(5)).toMatchObject([
    { day: '2026-11-22', answers: 1 },
    { day: '2026-11-23', answers: 1 },
  ])
  expect(goal.minutesThisWeek).toBe(1)
  expect(streak).toMatchObject({ days: 2, studiedToday: true })
})

test('one missed day a week is forgiven and said to be used', async () => {
  const bia = await aPerson(world)
  world.wait(2 * DAY) // Monday the 23rd
  await answer(bia)
  world.wait(2 * DAY)
  await answer(bia)
  expect((await summaryOf(bia)).streak).toEqual({
    days: 2,
    longest: 2,
    studiedToday: true,
    freezeLeft: false,
  })
  world.wait(2 * DAY)
  expect((await summaryOf(bia)).streak).toMatchObject({ days: 0, longest: 2, freezeLeft: true })
})

test('the goal is set, shown, changed and taken back', async () => {
  const bia = await aPerson(world)
  const goalOf = async () => (await summaryOf(bia)).goal.weeklyMinutes
  for (const weeklyMinutes of [300, 600, null, null]) {
    expect((await bia.call('PUT', '/dashboard/goal', { weeklyMinutes })).statusCode).toBe(200)
    expect(await goalOf()).toBe(weeklyMinutes)
  }
})

test('the place is the month’s, shared by equal points, and none for whoever left the ranking', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  const give = (person: Person, points: number) =>
    awardPoints(world.db, {
      userId: person.id,
      reason: 'community',
      object: randomUUID(),
      points,
      at: world.now(),
    })
  await give(bia, 10)
  await give(ana, 20)
  expect((await summaryOf(bia)).position).toBe(2)
  await give(bia, 10)
  expect((await summaryOf(bia)).position).toBe(1)
  await ana.call('PATCH', '/account', { showInRanking: false })
  expect((await summaryOf(ana)).position).toBeNull()
  world.wait(12 * DAY)
  expect((await summaryOf(bia)).position).toBeNull()
})

test('review due is what is left of today, before and after the first visit to the review', async () => {
  const bia = await aPerson(world)
  for (let i = 0; i < 7; i++) await answer(bia, { hit: false })
  await bia.call('PUT', '/revisao/limit', { dailyLimit: 5 })
  expect(await summaryOf(bia)).toMatchObject({ reviewDue: 5, next: [{ kind: 'revisar' }, {}] })
  const { cards } = (await bia.call('GET', '/revisao')).json().data
  expect((await summaryOf(bia)).reviewDue).toBe(5)
  for (const { id } of cards) {
    await bia.call('POST', `/revisao/${id}/answer`, { selectedAnswer: 'B', key: randomUUID() })
  }
  expect((await summaryOf(bia)).reviewDue).toBe(0)
  expect(await nextOf(bia)).not.toContain('revisar')
})

test('scores of finished exams come oldest first, with error and whether they are estimates', async () => {
  const bia = await aPerson(world)
  const finish = async (score: number) => {
    const { id } = await aSitting(bia, {
      status: 'finished',
      finishedAt: world.now(),
      areas: [{ ...scored, area: 'MT', score }],
    })
    await recordActivity(world.db, { userId: bia.id, kind: 'mock-exam', object: id, at: world.now() })
    world.wait(DAY)
    return id
  }
  const [first, second] = [await finish(540.5), await finish(600)]
  await aSitting(bia, { areas: [{ ...scored, area: 'MT', score: 999 }] })
  const { scores, mockExams } = await summaryOf(bia)
  expect(mockExams).toBe(2)
  expect(scores).toEqual([
    {
      attemptId: first,
      at: '2026-11-21T15:00:00.000Z',
      title: 'Matemática e suas Tecnologias',
      area: 'MT',
      score: 540.5,
      error: 21,
      estimated: true,
    },
    expect.objectContaining({ attemptId: second, score: 600 }),
  ])
})

test('a running exam comes first until its time is up', async () => {
  const bia = await aPerson(world)
  const endsAt = new Date(world.now().getTime() + HOUR)
  const { id } = await aSitting(bia, { endsAt })
  expect((await summaryOf(bia)).next[0]).toEqual({
    kind: 'continuar-prova',
    title: 'Continuar: Matemática e suas Tecnologias',
    why: 'O tempo desta prova está correndo.',
    href: `/platform/simulacoes/${id}`,
    minutes: 60,
  })
  world.wait(HOUR + 6_000)
  expect(await nextOf(bia)).toEqual(['primeira-questao'])
})

test('a paused exam at one’s own pace waits behind none but a timed one', async () => {
  const bia = await aPerson(world)
  const paused = await aSitting(bia, { mode: 'own-pace', status: 'paused' })
  expect((await summaryOf(bia)).next[0]).toMatchObject({
    href: `/platform/treine-com-provas/${paused.id}`,
    minutes: null,
  })
  const timed = await aSitting(bia, { endsAt: new Date(world.now().getTime() + HOUR) })
  expect((await summaryOf(bia)).next[0].href).toContain(timed.id)
})

test('the weakest subject is offered, and rest after a day’s work', async () => {
  const bia = await aPerson(world)
  for (const [i, item] of (await someQuestions(world, 12, () => ({ subject: 'quimica' }))).entries()) {
    world.wait(60_000)
    await recordAnswers(world.db, { userId: bia.id, origin: 'exercise', at: world.now() }, [
      { item, chosen: 'B', hit: i > 4, seconds: 60 },
    ])
  }
  await world.db.update(items).set({ status: 'archived' }).where(eq(items.subject, 'quimica'))
  expect(await nextOf(bia)).toEqual(['materia-fraca', 'simulado'])
  await bia.call('PUT', '/dashboard/goal', { weeklyMinutes: 60 })
  expect(await nextOf(bia)).toEqual(['descansar'])
})
