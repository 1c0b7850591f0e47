import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPerson } from '../../testing/people.ts'
import { aQuestion, someQuestions } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { recordAnswers } from '../progress/public.ts'
import { activities, attempts, seenItems, studyDays, xpEntries } from '../progress/tables.ts'
import { items } from '../question-bank/tables.ts'
import { reviewCards } from './tables.ts'

const world = await openTestWorld()
const HOUR = 3_600_000
const DAY = 24 * HOUR

type Person = Awaited<ReturnType<typeof aPerson>>
type Question = Awaited<ReturnType<typeof aQuestion>>
type Card = {
  id: string
  kind: string
  question: { id: number; subject: string } | null
  front: string | null
  reviews: number
  lapses: number
  dueAt: string
}
type Queue = {
  cards: Card[]
  due: number
  doneToday: number
  dailyLimit: number
  total: number
  nextDueAt: string | null
}

/** An answer given in practice. The key of test questions is B. */
const answered = (person: Person, item: Question, hit: boolean, doubt = false) =>
  recordAnswers(world.db, { userId: person.id, origin: 'exercise', at: world.now() }, [
    { item, chosen: hit ? 'B' : 'A', hit, doubt, seconds: 60 },
  ])

const queueOf = async (person: Person) => {
  const reply = await person.call('GET', '/revisao')
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<{ data: Queue }>().data
}

const answer = (person: Person, id: string, given: object = {}) =>
  person.call('POST', `/revisao/${id}/answer`, {
    selectedAnswer: 'B',
    timeSpent: 100,
    key: randomUUID(),
    ...given,
  })

/** Opens all connections beforehand: opening one takes longer than an answer, and nothing would be at once. */
const openConnections = () =>
  Promise.all(Array.from({ length: 5 }, () => world.db.execute(sql`select pg_sleep(0.05)`)))

async function oneDue() {
  const bia = await aPerson(world)
  const item = await aQuestion(world)
  await answered(bia, item, false)
  const [card] = (await queueOf(bia)).cards
  return { bia, item, card: card! }
}

test('somebody else’s card is not there: not to see, not to answer, not to stop', async () => {
  const { card } = await oneDue()
  const ana = await aPerson(world)
  expect((await queueOf(ana)).cards).toEqual([])
  expect((await ana.call('GET', '/revisao/cards')).json().data).toEqual([])
  expect((await answer(ana, card.id)).json()).toMatchObject({ code: 'nao_encontrado' })
  expect((await ana.call('DELETE', `/revisao/cards/${card.id}`)).statusCode).toBe(404)
})

test('a card that is not due is refused and nothing is recorded', async () => {
  const { bia, card } = await oneDue()
  await answer(bia, card.id)
  const before = await world.db.select().from(attempts)
  const reply = await answer(bia, card.id)
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toMatchObject({ code: 'fora_de_hora' })
  expect(await world.db.select().from(attempts)).toHaveLength(before.length)
})

test('a question wants an alternative it has, a written card wants a grade', async () => {
  const { bia, card, item } = await oneDue()
  expect((await answer(bia, card.id, { selectedAnswer: undefined })).json()).toMatchObject({
    code: 'validacao',
    fields: { selectedAnswer: expect.any(String) },
  })
  await world.db
    .update(items)
    .set({ options: item.options.slice(0, 2) })
    .where(eq(items.id, item.id))
  expect((await answer(bia, card.id, { selectedAnswer: 'C' })).json().code).toBe('alternativa_inexistente')

  const own = { questionId: item.id, front: 'Dois mais dois?', back: 'Quatro.' }
  const { data } = (await bia.call('POST', '/revisao/cards', own)).json()
  expect((await answer(bia, data.id)).json()).toMatchObject({
    code: 'validacao',
    fields: { grade: expect.any(String) },
  })
})

test('a card has both sides or none, and only of a question that is offered', async () => {
  const bia = await aPerson(world)
  const [good, draft] = [await aQuestion(world), await aQuestion(world, { status: 'draft' })]
  const add = (card: object) => bia.call('POST', '/revisao/cards', card)
  expect((await add({ questionId: good.id, front: 'Só a frente' })).json()).toMatchObject({
    code: 'validacao',
    fields: { back: expect.any(String) },
  })
  expect((await add({ questionId: draft.id })).statusCode).toBe(404)
  expect((await add({ questionId: good.id + 1_000 })).statusCode).toBe(404)
  expect((await bia.call('PUT', '/revisao/limit', { dailyLimit: 4 })).statusCode).toBe(400)
})

test('adding without end is stopped', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  for (let i = 0; i < 120; i++) await bia.call('POST', '/revisao/cards', { questionId: id })
  expect((await bia.call('POST', '/revisao/cards', { questionId: id })).statusCode).toBe(429)
})

test('wrong and doubted questions wait for review, right ones do not, and no key is told', async () => {
  const bia = await aPerson(world)
  const [wrong, doubted, right] = await someQuestions(world, 3)
  await answered(bia, wrong!, false)
  await answered(bia, doubted!, true, true)
  await answered(bia, right!, true)
  const queue = await queueOf(bia)
  expect(queue.cards.map(({ question }) => question?.id).sort()).toEqual([wrong!.id, doubted!.id].sort())
  expect(queue).toMatchObject({ due: 2, total: 2, doneToday: 0, dailyLimit: 20, nextDueAt: null })
  expect(JSON.stringify(queue)).not.toMatch(/correctAnswer|explanation|"why|"key"/)
  expect((await queueOf(bia)).total).toBe(2)
})

test('a question left blank in an exam was not answered wrong', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const blank = { tries: 0, hits: 0, lastHit: false, doubt: false, lastAt: world.now() }
  await world.db.insert(seenItems).values({ userId: bia.id, itemId: id, ...blank })
  expect((await bia.call('GET', '/dashboard')).json().data.reviewDue).toBe(0)
  expect(await queueOf(bia)).toMatchObject({ cards: [], total: 0 })
})

test('questions that were annulled, outdated or taken out are skipped and not counted', async () => {
  const bia = await aPerson(world)
  const [one, annulled, outdated, archived] = await someQuestions(world, 4)
  for (const item of [one, annulled, outdated]) await answered(bia, item!, false)
  await queueOf(bia)
  await answered(bia, archived!, false)
  await world.db.update(items).set({ annulled: true }).where(eq(items.id, annulled!.id))
  await world.db.update(items).set({ outdated: true }).where(eq(items.id, outdated!.id))
  await world.db.update(items).set({ status: 'archived' }).where(eq(items.id, archived!.id))
  const queue = await queueOf(bia)
  expect(queue.cards.map(({ question }) => question?.id)).toEqual([one!.id])
  expect(queue).toMatchObject({ due: 1, total: 1 })
})

test('a right answer brings the solution, points and a later day; the journal knows of it', async () => {
  const { bia, card, item } = await oneDue()
  world.wait(DAY)
  const reply = await answer(bia, card.id, { timeSpent: 100 })
  expect(reply.statusCode, reply.body).toBe(200)
  const { data } = reply.json()
  expect(data).toMatchObject({
    isCorrect: true,
    grade: 'bom',
    pointsEarned: 12,
    correctAnswer: 'B',
    explanation: item.explanation,
  })
  expect(data.whys.A).toBe('Por que A.')
  expect(new Date(data.dueAt).getTime()).toBeGreaterThan(world.now().getTime() + DAY)
  expect(await world.db.select().from(attempts).where(eq(attempts.origin, 'review'))).toMatchObject([
    { userId: bia.id, itemId: item.id, hit: true, originId: card.id },
  ])
  const queue = await queueOf(bia)
  expect(queue).toMatchObject({ cards: [], due: 0, doneToday: 1, total: 1, nextDueAt: data.dueAt })
})

test('a wrong answer comes back tomorrow, from midnight in São Paulo on', async () => {
  const { bia, card } = await oneDue()
  const { data } = (await answer(bia, card.id, { selectedAnswer: 'A' })).json()
  expect(data).toMatchObject({
    isCorrect: false,
    grade: 'de-novo',
    pointsEarned: 2,
    dueAt: '2026-11-22T03:00:00.000Z',
  })
  // The test's day is 12:00 in São Paulo; midnight there is twelve hours later.
  world.wait(12 * HOUR - 1_000)
  expect((await queueOf(bia)).cards).toEqual([])
  world.wait(1_000)
  expect((await queueOf(bia)).cards).toMatchObject([{ id: card.id, reviews: 1 }])
})

test('what is due today is due all day, also late at night', async () => {
  const { bia, card } = await oneDue()
  world.wait(12 * HOUR - 1_000)
  expect((await queueOf(bia)).due).toBe(1)
  const { data } = (await answer(bia, card.id)).json()
  expect(data.dueAt).toMatch(/T03:00:00.000Z$/)
})

test('a retry of the same act counts once and answers the same', async () => {
  const { bia, card } = await oneDue()
  world.wait(DAY)
  const act = { key: randomUUID(), timeSpent: 250 }
  const first = (await answer(bia, card.id, act)).json()
  expect(first.data).toMatchObject({ grade: 'dificil', pointsEarned: 12 })
  expect((await answer(bia, card.id, act)).json()).toEqual(first)
  expect(await world.db.select().from(attempts)).toHaveLength(2)
  expect(await world.db.select().from(reviewCards)).toMatchObject([{ reviews: 1 }])
})

test('a retry of a written card counts once and answers the same', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const sides = { questionId: id, front: 'Dois mais dois?', back: 'Quatro.' }
  const { data } = (await bia.call('POST', '/revisao/cards', sides)).json()
  const act = { selectedAnswer: undefined, grade: 'facil', key: randomUUID() }
  const first = (await answer(bia, data.id, act)).json()
  expect(first.data).toMatchObject({ isCorrect: null, grade: 'facil', pointsEarned: 2 })
  expect(first.data).not.toHaveProperty('correctAnswer')
  expect((await answer(bia, data.id, act)).json()).toEqual(first)
  expect(await world.db.select().from(studyDays)).toMatchObject([{ seconds: 100, answers: 0, points: 2 }])
})

test('two devices answering one card at once: one counts', async () => {
  const { bia, card } = await oneDue()
  await openConnections()
  const replies = await Promise.all([answer(bia, card.id), answer(bia, card.id)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await world.db.select().from(reviewCards)).toMatchObject([{ reviews: 1 }])
  const rewards = await world.db.select().from(xpEntries).where(eq(xpEntries.reason, 'review'))
  expect(rewards).toHaveLength(1)
})

test('two devices answering the last two cards at once finish the day', async () => {
  const bia = await aPerson(world)
  for (const item of await someQuestions(world, 2)) await answered(bia, item, false)
  const { cards } = await queueOf(bia)
  await openConnections()
  const replies = await Promise.all(cards.map(({ id }) => answer(bia, id)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await world.db.select().from(activities)).toMatchObject([
    { kind: 'review-day', object: '2026-11-21', userId: bia.id },
  ])
})

test('two devices opening the queue at once make each card once', async () => {
  const bia = await aPerson(world)
  for (const item of await someQuestions(world, 5)) await answered(bia, item, false)
  await openConnections()
  await Promise.all(Array.from({ length: 5 }, () => queueOf(bia)))
  expect(await world.db.select().from(reviewCards)).toHaveLength(5)
})

test('the day’s review ends at the limit, calmly, and starts again tomorrow', async () => {
  const bia = await aPerson(world)
  await bia.call('PUT', '/revisao/limit', { dailyLimit: 5 })
  for (const item of await someQuestions(world, 7)) await answered(bia, item, false)
  const { cards, due } = await queueOf(bia)
  expect([cards.length, due]).toEqual([5, 7])
  for (const [i, { id }] of cards.entries()) {
    expect(await world.db.select().from(activities)).toHaveLength(0)
    await answer(bia, id)
    expect((await queueOf(bia)).cards).toHaveLength(4 - i)
  }
  expect(await world.db.select().from(activities)).toHaveLength(1)
  expect(await queueOf(bia)).toMatchObject({ cards: [], due: 2, doneToday: 5, dailyLimit: 5 })
  world.wait(DAY)
  expect((await queueOf(bia)).cards).toHaveLength(2)
})

test('the oldest come first, subjects mixed', async () => {
  const bia = await aPerson(world)
  for (const subject of ['fisica', 'fisica', 'quimica', 'quimica'] as const) {
    await answered(bia, await aQuestion(world, { subject, area: 'CN' }), false)
    world.wait(60_000)
  }
  const { cards } = await queueOf(bia)
  expect(cards.map(({ question }) => question?.subject)).toEqual(['fisica', 'quimica', 'fisica', 'quimica'])
  const dues = cards.map(({ dueAt }) => dueAt)
  expect(dues[0]! < dues[2]! && dues[1]! < dues[3]!).toBe(true)
})

test('a question answered wrong elsewhere after its review was forgotten', async () => {
  const { bia, card, item } = await oneDue()
  await answer(bia, card.id, { timeSpent: 20 })
  world.wait(DAY)
  await answered(bia, item, false)
  expect((await queueOf(bia)).cards).toEqual([])
  expect(await world.db.select().from(reviewCards)).toMatchObject([
    { lapses: 1, reviews: 1, dueAt: new Date('2026-11-23T03:00:00Z') },
  ])
  world.wait(DAY)
  expect((await queueOf(bia)).cards).toMatchObject([{ id: card.id, lapses: 1 }])
})

test('a question reviewed wrong is no lapse of another place', async () => {
  const { bia, card } = await oneDue()
  await answer(bia, card.id, { selectedAnswer: 'A' })
  await queueOf(bia)
  expect(await world.db.select().from(reviewCards)).toMatchObject([{ lapses: 0, reviews: 1 }])
})

test('a stopped question stays away until it is answered wrong again', async () => {
  const { bia, card, item } = await oneDue()
  expect((await bia.call('DELETE', `/revisao/cards/${card.id}`)).statusCode).toBe(200)
  expect((await bia.call('DELETE', `/revisao/cards/${card.id}`)).statusCode).toBe(404)
  expect((await answer(bia, card.id)).statusCode).toBe(404)
  expect(await queueOf(bia)).toMatchObject({ cards: [], due: 0, total: 0 })
  world.wait(HOUR)
  await answered(bia, item, true)
  expect((await queueOf(bia)).cards).toEqual([])
  world.wait(HOUR)
  await answered(bia, item, false)
  expect((await queueOf(bia)).cards).toMatchObject([{ id: card.id }])
})

test('a question may be put into review by hand once, and a stopped one comes back by it', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const add = async () => (await bia.call('POST', '/revisao/cards', { questionId: id })).json().data.id
  const card = await add()
  expect(await add()).toBe(card)
  await bia.call('DELETE', `/revisao/cards/${card}`)
  expect(await add()).toBe(card)
  expect((await queueOf(bia)).cards).toMatchObject([{ id: card, kind: 'questao' }])
})

test('a written card outlives its question, and is deleted when it is stopped', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const sides = { questionId: id, front: 'Dois mais dois?', back: 'Quatro.' }
  const first = (await bia.call('POST', '/revisao/cards', sides)).json().data.id
  expect((await bia.call('POST', '/revisao/cards', sides)).json().data.id).toBe(first)
  await world.db.update(items).set({ status: 'archived' }).where(eq(items.id, id))
  expect((await queueOf(bia)).cards).toMatchObject([
    { kind: 'cartao', question: null, ...{ front: sides.front } },
  ])
  await bia.call('DELETE', `/revisao/cards/${first}`)
  expect(await world.db.select().from(reviewCards)).toEqual([])
})

test('all cards page through once, the newest first', async () => {
  const bia = await aPerson(world)
  for (const item of await someQuestions(world, 5)) await answered(bia, item, false)
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const reply = await bia.call('GET', `/revisao/cards?limit=2${cursor && `&cursor=${cursor}`}`)
    const page = reply.json<{ data: Card[]; nextCursor: string | null }>()
    found.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(new Set(found).size).toBe(5)
  expect(found).toHaveLength(5)
})

test('the forecast has thirty days and counts what waits as today’s', async () => {
  const bia = await aPerson(world)
  const [one, other] = await someQuestions(world, 2)
  await answered(bia, one!, false)
  await answered(bia, other!, false)
  const [card] = (await queueOf(bia)).cards
  await answer(bia, card!.id, { selectedAnswer: 'A' })
  const { data } = (await bia.call('GET', '/revisao/forecast')).json()
  expect(data).toHaveLength(30)
  expect(data.slice(0, 3)).toEqual([
    { day: '2026-11-21', count: 1 },
    { day: '2026-11-22', count: 1 },
    { day: '2026-11-23', count: 0 },
  ])
})

test('a new account has an empty queue and honest noughts', async () => {
  const bia = await aPerson(world)
  expect(await queueOf(bia)).toEqual({
    cards: [],
    due: 0,
    doneToday: 0,
    dailyLimit: 20,
    total: 0,
    nextDueAt: null,
  })
})
