import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPerson } from '../../testing/people.ts'
import { anotherLetter, aQuestion } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { users } from '../auth/tables.ts'
import { type GivenAnswer, recordAnswers } from './record-answers.ts'
import { attempts, seenItems, standings, studyDays, tallies, xpEntries } from './tables.ts'

const world = await openTestWorld()
const DAY = 24 * 60 * 60_000
const KEY = '3f0e7c1a-5e0f-4d0c-9d5b-0a7f4b8f9d01'

type Question = Awaited<ReturnType<typeof aQuestion>>

const answer = (item: Question, hit: boolean, more: Partial<GivenAnswer> = {}): GivenAnswer => ({
  item,
  chosen: hit ? item.key! : anotherLetter(item.key),
  hit,
  seconds: 60,
  ...more,
})

const record = (userId: string, ...answers: GivenAnswer[]) =>
  recordAnswers(world.db, { userId, origin: 'exercise', at: world.now() }, answers)

test('an answer is added up everywhere: journal, day, subject, skill, points, ranking', async () => {
  const bia = await aPerson(world)
  const item = await aQuestion(world)
  expect(await record(bia.id, answer(item, true))).toEqual({ recorded: 1, points: 10, totalPoints: 10 })

  expect(await world.db.select().from(studyDays)).toEqual([
    { userId: bia.id, day: '2026-11-21', seconds: 60, answers: 1, hits: 1, points: 10 },
  ])
  const counted = await world.db.select().from(tallies)
  expect(counted.map(({ kind, name, answers, hits }) => `${kind} ${name} ${answers} ${hits}`).sort()).toEqual(
    ['origin exercise 1 1', 'skill MT-12 1 1', 'subject matematica 1 1'],
  )
  const periods = await world.db.select().from(standings)
  expect(periods.map(({ period, points, visible }) => `${period} ${points} ${visible}`).sort()).toEqual([
    'geral 10 true',
    'm:2026-11 10 true',
    's:2026-11-16 10 true',
  ])
  const [person] = await world.db.select().from(users).where(eq(users.id, bia.id))
  expect(person?.totalPoints).toBe(10)
})

test('the same act twice counts once', async () => {
  const bia = await aPerson(world)
  const item = await aQuestion(world)
  await record(bia.id, answer(item, true, { key: KEY }))
  expect(await record(bia.id, answer(item, true, { key: KEY }))).toEqual({
    recorded: 0,
    points: 0,
    totalPoints: 10,
  })
  expect(await world.db.select().from(attempts)).toHaveLength(1)
  expect(await world.db.select().from(studyDays)).toMatchObject([{ answers: 1, seconds: 60 }])
})

test('a question pays once, the first time it is right', async () => {
  const bia = await aPerson(world)
  const item = await aQuestion(world)
  expect(await record(bia.id, answer(item, false))).toMatchObject({ recorded: 1, points: 0 })
  world.wait(DAY)
  expect(await record(bia.id, answer(item, true))).toMatchObject({ recorded: 1, points: 10 })
  expect(await record(bia.id, answer(item, true))).toMatchObject({ recorded: 1, points: 0, totalPoints: 10 })
  expect(await world.db.select().from(seenItems)).toMatchObject([{ tries: 3, hits: 2, lastHit: true }])
})

test('a question just answered wrong, its key on the screen, pays nothing the same day', async () => {
  const bia = await aPerson(world)
  const item = await aQuestion(world)
  await record(bia.id, answer(item, false))
  world.wait(60_000)
  expect(await record(bia.id, answer(item, true))).toMatchObject({ recorded: 1, points: 0 })
  expect(await world.db.select().from(xpEntries)).toEqual([])
})

test('time worked is never more than went by, nor a day longer than a day', async () => {
  const bia = await aPerson(world)
  const items = await Promise.all(Array.from({ length: 4 }, () => aQuestion(world)))
  await record(bia.id, answer(items[0]!, true, { seconds: 500 }))
  world.wait(20_000)
  await record(bia.id, answer(items[1]!, true, { seconds: 500 }))
  expect(await world.db.select().from(studyDays)).toMatchObject([{ seconds: 520 }])
  await world.db.update(studyDays).set({ seconds: 86_300 })
  world.wait(600_000)
  await record(bia.id, answer(items[2]!, true, { seconds: 500 }))
  expect(await world.db.select().from(studyDays)).toMatchObject([{ seconds: 86_400 }])
})

test('an older answer that is written late does not undo what is known since', async () => {
  const bia = await aPerson(world)
  const item = await aQuestion(world)
  const earlier = new Date(world.now().getTime() - 60_000)
  await record(bia.id, answer(item, true))
  await recordAnswers(world.db, { userId: bia.id, origin: 'mock-exam', at: earlier }, [answer(item, false)])
  expect(await world.db.select().from(seenItems)).toMatchObject([
    { lastHit: true, lastAt: world.now(), tries: 2 },
  ])
})

test('two devices of one person at once lose nothing and pay once', async () => {
  const bia = await aPerson(world)
  const item = await aQuestion(world)
  const [one, other] = await Promise.all([
    record(bia.id, answer(item, true)),
    record(bia.id, answer(item, true)),
  ])
  expect(one.points + other.points).toBe(10)
  expect(await world.db.select().from(studyDays)).toMatchObject([{ answers: 2, points: 10 }])
  expect(await world.db.select().from(xpEntries)).toHaveLength(1)
})

test('a whole exam is one statement, and time beyond sanity is cut', async () => {
  const bia = await aPerson(world)
  const items = await Promise.all(Array.from({ length: 5 }, () => aQuestion(world)))
  const given = items.map((item, i) => answer(item, i % 2 === 0, { seconds: i === 0 ? 90_000 : 30 }))
  expect(await record(bia.id, ...given)).toEqual({ recorded: 5, points: 30, totalPoints: 30 })
  expect(await world.db.select().from(studyDays)).toMatchObject([{ answers: 5, hits: 3, seconds: 720 }])
})

test('whoever left the ranking earns points that nobody else counts', async () => {
  const bia = await aPerson(world)
  await world.db.update(users).set({ showInRanking: false }).where(eq(users.id, bia.id))
  await record(bia.id, answer(await aQuestion(world), true))
  const rows = await world.db.select().from(standings)
  expect(rows.every(row => !row.visible && row.points === 10)).toBe(true)
})
