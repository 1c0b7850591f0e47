import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPerson } from '../../testing/people.ts'
import { anotherLetter, aQuestion, someQuestions } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { attempts } from '../progress/tables.ts'
import { items } from '../question-bank/tables.ts'

const world = await openTestWorld()

type Page = { data: { id: number }[]; nextCursor: string | null }

const idsOf = async (person: Awaited<ReturnType<typeof aPerson>>, query = '') => {
  const reply = await person.call('GET', `/exercises?${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<Page>().data.map(({ id }) => id)
}

test('a question never tells its key before it is answered', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  for (const path of ['/exercises', `/exercises/${id}`, '/exercises/next']) {
    const reply = await bia.call('GET', path)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toMatch(/correctAnswer|explanation|"why|"key"/)
    expect(reply.body).toContain('Quanto é dois mais dois?')
  }
})

test.each([
  ['unknown', { status: 'published' as const }, 404, 'nao_encontrado', true],
  ['a draft', { status: 'draft' as const }, 404, 'nao_encontrado', false],
  ['taken out', { status: 'archived' as const }, 404, 'nao_encontrado', false],
  ['annulled', { annulled: true }, 409, 'questao_anulada', false],
])('refuses an answer to a question that is %s', async (_, wish, status, code, unknown) => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world, wish)
  const reply = await bia.call('POST', '/exercises/attempt', {
    questionId: unknown ? id + 1000 : id,
    selectedAnswer: 'B',
  })
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ success: false, code })
  expect(await world.db.select().from(attempts)).toEqual([])
})

test('refuses an option the question does not have', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world, { optionCount: 2 })
  const reply = await bia.call('POST', '/exercises/attempt', { questionId: id, selectedAnswer: 'C' })
  expect(reply.json()).toMatchObject({ code: 'alternativa_inexistente' })
})

test('what the client says of the person and of the result is ignored', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const reply = await bia.call('POST', '/exercises/attempt', {
    userId: 1,
    questionId: id,
    selectedAnswer: 'A',
    timeSpent: 30,
    isCorrect: true,
  })
  expect(reply.json()).toMatchObject({ success: true, isCorrect: false, pointsEarned: 0, correctAnswer: 'B' })
})

test('the answer brings key, explanation and what speaks against each option', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const reply = await bia.call('POST', '/exercises/attempt', {
    questionId: id,
    selectedAnswer: 'B',
    timeSpent: 30,
  })
  expect(reply.json()).toEqual({
    success: true,
    isCorrect: true,
    pointsEarned: 10,
    totalPoints: 10,
    correctAnswer: 'B',
    explanation: 'Dois mais dois são quatro.',
    whys: { A: 'Por que A.', B: 'Por que B.', C: 'Por que C.', D: 'Por que D.', E: 'Por que E.' },
  })
})

test('a retry of the same act counts once and answers the same', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const act = { questionId: id, selectedAnswer: 'B', timeSpent: 30, key: randomUUID() }
  const first = await bia.call('POST', '/exercises/attempt', act)
  // Meanwhile the key is found to be wrong: the retry still tells what was told.
  await world.db.update(items).set({ points: 3 }).where(eq(items.id, id))
  const again = await bia.call('POST', '/exercises/attempt', act)
  expect(again.json()).toEqual(first.json())
  expect(await world.db.select().from(attempts)).toHaveLength(1)
})

test('a double click of a client that names no act counts once', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const act = { userId: 1, questionId: id, selectedAnswer: 'B', timeSpent: 30, isCorrect: true }
  const [one, other] = await Promise.all([1, 2].map(() => bia.call('POST', '/exercises/attempt', act)))
  expect(one!.json()).toMatchObject({ isCorrect: true, pointsEarned: 10 })
  expect(other!.json()).toMatchObject({ isCorrect: true, pointsEarned: 10 })
  expect(await world.db.select().from(attempts)).toHaveLength(1)
})

test('a question of a timed exam of theirs that runs tells its key nowhere', async () => {
  const { anExam } = await import('../../testing/exams.ts')
  const bia = await aPerson(world)
  const exam = await anExam(world)
  const { attemptId } = (await bia.call('POST', `/simulacoes/${exam.id}/start`, {})).json()
  const act = { questionId: exam.questions[0]!.id, selectedAnswer: 'B' }
  expect((await bia.call('POST', '/exercises/attempt', act)).json()).toMatchObject({
    code: 'questao_em_prova',
  })
  // The same exam handed in at one's own pace keeps its key too, until the timed one is over.
  const past = (await bia.call('POST', `/provas/${exam.id}/start`, {})).json()
  await bia.call('POST', `/simulacoes/attempts/${past.attemptId}/complete`)
  for (const closed of ['result', 'review']) {
    const reply = await bia.call('GET', `/simulacoes/attempts/${past.attemptId}/${closed}`)
    expect(reply.json()).toMatchObject({ code: 'prova_em_andamento' })
  }
  await bia.call('POST', `/simulacoes/attempts/${attemptId}/complete`)
  expect((await bia.call('POST', '/exercises/attempt', act)).statusCode).toBe(200)
  expect((await bia.call('GET', `/simulacoes/attempts/${past.attemptId}/result`)).statusCode).toBe(200)
})

test('a letter means what the student read, also when the options changed meanwhile', async () => {
  const { changeItem } = await import('../question-bank/public.ts')
  const bia = await aPerson(world)
  const item = await aQuestion(world)
  await changeItem(world.db, item, { options: item.options.toReversed(), key: 'D' }, { now: world.now() })
  const act = { questionId: item.id, selectedAnswer: 'B', revision: 1 }
  expect((await bia.call('POST', '/exercises/attempt', act)).json()).toMatchObject({
    isCorrect: true,
    correctAnswer: 'B',
  })
  expect(await world.db.select().from(attempts)).toMatchObject([{ revision: 1 }])
})

test.each([
  'subject=&difficulty=',
  'subject=todos&difficulty=todos&topic=&source=&year=&only=',
  'difficulty=all',
])('"%s" filters nothing', async query => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  expect(await idsOf(bia, query)).toEqual([id])
})

test('one act cannot answer two questions', async () => {
  const bia = await aPerson(world)
  const [one, other] = await someQuestions(world, 2)
  const key = randomUUID()
  await bia.call('POST', '/exercises/attempt', { questionId: one!.id, selectedAnswer: 'B', key })
  const reply = await bia.call('POST', '/exercises/attempt', {
    questionId: other!.id,
    selectedAnswer: 'B',
    key,
  })
  expect(reply.statusCode).toBe(409)
})

test('filters by subject in any spelling, difficulty, topic, skill and source', async () => {
  const bia = await aPerson(world)
  const maths = await aQuestion(world)
  const physics = await aQuestion(world, { subject: 'fisica', area: 'CN', difficulty: 'hard', skill: 3 })
  const enem = await aQuestion(world, { official: true, year: 2017 })
  expect(await idsOf(bia, 'subject=F%C3%ADsica')).toEqual([physics.id])
  expect(await idsOf(bia, 'subject=todos&difficulty=todos')).toEqual([maths.id, physics.id, enem.id])
  expect(await idsOf(bia, 'difficulty=hard')).toEqual([physics.id])
  expect(await idsOf(bia, 'area=CN&skill=3')).toEqual([physics.id])
  expect(await idsOf(bia, 'source=enem&year=2017')).toEqual([enem.id])
  expect(await idsOf(bia, 'source=norteia')).toEqual([maths.id, physics.id])
  expect((await bia.call('GET', '/exercises?subject=alquimia')).json()).toMatchObject({
    code: 'validacao',
    fields: { subject: expect.any(String) },
  })
})

test('annulled, outdated and unpublished questions are not offered', async () => {
  const bia = await aPerson(world)
  await aQuestion(world, { annulled: true })
  await aQuestion(world, { outdated: true })
  await aQuestion(world, { status: 'draft' })
  expect(await idsOf(bia)).toEqual([])
  expect((await bia.call('GET', '/exercises/next')).json()).toEqual({ success: true, data: null })
})

test('"erradas" and "ineditas" follow the last answer, and are each person’s own', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  const [wrong, right, fresh] = await someQuestions(world, 3)
  const answer = (id: number, letter: string) =>
    bia.call('POST', '/exercises/attempt', { questionId: id, selectedAnswer: letter })
  await answer(wrong!.id, anotherLetter('B'))
  await answer(right!.id, anotherLetter('B'))
  world.wait(60_000)
  await answer(right!.id, 'B')
  expect(await idsOf(bia, 'only=erradas')).toEqual([wrong!.id])
  expect(await idsOf(bia, 'only=ineditas')).toEqual([fresh!.id])
  expect(await idsOf(ana, 'only=erradas')).toEqual([])
  expect(await idsOf(ana, 'only=ineditas')).toHaveLength(3)
})

test('pages through all of it once, in order', async () => {
  const bia = await aPerson(world)
  const made = await someQuestions(world, 5)
  const found: number[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 9; pages++) {
    const reply = await bia.call('GET', `/exercises?limit=2${cursor && `&cursor=${cursor}`}`)
    const page: Page = reply.json()
    found.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(found).toEqual(made.map(({ id }) => id))
})

test('the adaptive next question is unseen, near the student’s level, and skips those on the screen', async () => {
  const bia = await aPerson(world)
  const [far, near] = [await aQuestion(world, { b: 6 }), await aQuestion(world, { b: 0 })]
  const far2 = await aQuestion(world, { b: -6 })
  const next = async (query = '') =>
    (await bia.call('GET', `/exercises/next?${query}`)).json<{ data: { id: number } | null }>().data?.id
  expect(await next()).toBe(near.id)
  expect(await next(`except=${near.id},${far.id}`)).toBe(far2.id)
  await bia.call('POST', '/exercises/attempt', { questionId: near.id, selectedAnswer: 'B' })
  expect(await next(`except=${far2.id}`)).toBe(far.id)
})

test('another variant of a generated question has other numbers and is made when there is none', async () => {
  const bia = await aPerson(world)
  const plain = await aQuestion(world)
  expect((await bia.call('POST', `/exercises/${plain.id}/another`)).statusCode).toBe(404)

  const { families } = await import('@norteia/domain/question-family')
  const { packedVariant, loadPack } = await import('../question-bank/public.ts')
  const { topics } = await import('../question-bank/tables.ts')
  const family = families[0]!
  await world.db
    .insert(topics)
    .values({ slug: family.topic, subject: family.subject, name: 'X', position: 0 })
  await loadPack(world.db, { items: [packedVariant(family.slug, 1)] }, world.now())
  const [first] = await world.db.select().from(items).where(eq(items.family, family.slug))
  await bia.call('POST', '/exercises/attempt', { questionId: first!.id, selectedAnswer: 'A' })
  const reply = await bia.call('POST', `/exercises/${first!.id}/another`)
  expect(reply.statusCode, reply.body).toBe(200)
  const { data } = reply.json<{ data: { id: number; question: string; hasVariants: boolean } }>()
  expect(data.id).not.toBe(first!.id)
  expect(data.question).not.toBe(first!.statement)
  expect(data.hasVariants).toBe(true)
})

test('a session’s report adds up its own answers only, and only for its owner', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  const [one, other, third] = await someQuestions(world, 3)
  const session = randomUUID()
  const answer = (id: number, letter: string, inSession = true) =>
    bia.call('POST', '/exercises/attempt', {
      questionId: id,
      selectedAnswer: letter,
      timeSpent: 40,
      ...(inSession && { session }),
    })
  await answer(one!.id, 'B')
  world.wait(60_000)
  await answer(other!.id, 'A')
  await answer(third!.id, 'B', false)
  const { data } = (await bia.call('GET', `/exercises/sessions/${session}`)).json()
  expect(data).toMatchObject({ answers: 2, hits: 1, seconds: 80, points: 10 })
  expect(data.questions).toMatchObject([{ hit: true }, { hit: false, correctAnswer: 'B' }])
  expect((await ana.call('GET', `/exercises/sessions/${session}`)).statusCode).toBe(404)
})

test('choices count what can be practised', async () => {
  const bia = await aPerson(world)
  await someQuestions(world, 2)
  await aQuestion(world, { annulled: true })
  world.wait(61_000)
  const { data } = (await bia.call('GET', '/exercises/choices')).json()
  expect(data).toMatchObject({ total: 2, subjects: [{ value: 'matematica', name: 'Matemática', count: 2 }] })
})
