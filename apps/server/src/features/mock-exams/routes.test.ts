import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anExam } from '../../testing/exams.ts'
import { aPerson } from '../../testing/people.ts'
import { aQuestion, someQuestions } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { plans, subscriptions } from '../billing/tables.ts'
import { sittings } from '../sittings/tables.ts'

const world = await openTestWorld()
const DAY = 24 * 60 * 60_000

const wish = { subjects: ['matematica'], count: 5, minutes: 15 }

test('refuses an exam that is not there, was taken off, or is somebody else’s', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  await someQuestions(world, 5)
  const own = (await ana.call('POST', '/simulacoes', wish)).json().data
  const gone = await anExam(world, { status: 'archived' })
  for (const id of ['00000000-0000-4000-8000-000000000000', own.id, gone.id]) {
    expect((await bia.call('POST', `/simulacoes/${id}/start`, {})).statusCode).toBe(404)
  }
  expect((await bia.call('DELETE', `/simulacoes/${own.id}`)).statusCode).toBe(404)
  expect((await bia.call('GET', '/simulacoes')).json().data).toEqual([])
  expect((await ana.call('GET', '/simulacoes')).json().data).toMatchObject([{ id: own.id, mine: true }])
})

test('the free plan begins three exams a month, going on with one is free, and the month ends in São Paulo', async () => {
  const bia = await aPerson(world)
  const made = await Promise.all([1, 2, 3, 4].map(() => anExam(world)))
  const start = (i: number) => bia.call('POST', `/simulacoes/${made[i]!.id}/start`, {})
  for (const i of [0, 1, 2, 2]) expect((await start(i)).statusCode).toBe(200)
  const refused = await start(3)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'limite_do_plano' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(9 * 24 * 3600)
  expect((await bia.call('GET', '/simulacoes')).json().allowance).toEqual({
    used: 3,
    most: 3,
    renewsAt: '2026-12-01T03:00:00.000Z',
  })
  // 30 November, 23:30 in São Paulo is December already in UTC.
  world.wait(Date.parse('2026-12-01T02:30:00Z') - world.now().getTime())
  expect((await start(3)).statusCode).toBe(429)
  world.wait(60 * 60_000)
  expect((await start(3)).statusCode).toBe(200)
})

test('two tabs starting two exams at once do not both become the third', async () => {
  const bia = await aPerson(world)
  const made = await Promise.all([1, 2, 3, 4].map(() => anExam(world)))
  for (const exam of made.slice(0, 2)) await bia.call('POST', `/simulacoes/${exam.id}/start`, {})
  const replies = await Promise.all(
    made.slice(2).map(exam => bia.call('POST', `/simulacoes/${exam.id}/start`, {})),
  )
  expect(replies.map(reply => reply.statusCode).sort()).toEqual([200, 429])
  expect(await world.db.select().from(sittings)).toHaveLength(3)
})

test('a paid plan has no limit, and exams of one’s own never count', async () => {
  const bia = await aPerson(world)
  await someQuestions(world, 5)
  for (let i = 0; i < 4; i++) {
    const own = (await bia.call('POST', '/simulacoes', wish)).json().data
    expect((await bia.call('POST', `/simulacoes/${own.id}/start`, {})).statusCode).toBe(200)
  }
  expect((await bia.call('GET', '/simulacoes')).json().allowance).toMatchObject({ used: 0, most: 3 })
  const [pro] = await world.db.select().from(plans).where(eq(plans.slug, 'aprovador-pro'))
  await world.db
    .insert(subscriptions)
    .values({ userId: bia.id, planId: pro!.id, status: 'active', startedAt: world.now() })
  expect((await bia.call('GET', '/simulacoes')).json().allowance.most).toBeNull()
})

test('an own exam has what was asked for, unseen questions first, and nothing doubtful', async () => {
  const bia = await aPerson(world)
  const [seen, ...fresh] = await someQuestions(world, 6)
  await aQuestion(world, { annulled: true })
  await aQuestion(world, { outdated: true })
  await aQuestion(world, { subject: 'historia', area: 'CH' })
  await bia.call('POST', '/exercises/attempt', { questionId: seen!.id, selectedAnswer: 'A' })
  const own = (await bia.call('POST', '/simulacoes', wish)).json().data
  expect(own).toMatchObject({ type: 'personalizado', totalQuestions: 5, duration: 15, mine: true })
  const sat = (await bia.call('POST', `/simulacoes/${own.id}/start`, {})).json()
  const ids = sat.questions.map(({ questionId }: { questionId: number }) => questionId)
  expect(ids.toSorted()).toEqual(fresh.map(({ id }) => id).toSorted())
  expect((await bia.call('POST', '/simulacoes', { ...wish, only: 'erradas' })).json()).toMatchObject({
    code: 'poucas_questoes',
    message: expect.stringContaining('há 1 questão'),
  })
})

test('one’s own exam can be taken off the list; its result stays', async () => {
  const bia = await aPerson(world)
  await someQuestions(world, 5)
  const own = (await bia.call('POST', '/simulacoes', wish)).json().data
  const { attemptId } = (await bia.call('POST', `/simulacoes/${own.id}/start`, {})).json()
  await bia.call('POST', `/simulacoes/attempts/${attemptId}/complete`)
  expect((await bia.call('DELETE', `/simulacoes/${own.id}`)).statusCode).toBe(200)
  expect((await bia.call('GET', '/simulacoes')).json().data).toEqual([])
  expect((await bia.call('GET', `/simulacoes/attempts/${attemptId}/result`)).statusCode).toBe(200)
  const shared = await anExam(world)
  expect((await bia.call('DELETE', `/simulacoes/${shared.id}`)).statusCode).toBe(404)
})

test('lists by type and year, with averages, own best and what runs', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  const exam = await anExam(world, { year: 2017, official: true, position: 2 })
  const other = await anExam(world, { type: 'completo', discipline: null, position: 1, count: 3 })
  for (const [person, hits] of [
    [bia, 6],
    [ana, 3],
  ] as const) {
    const sat = (await person.call('POST', `/simulacoes/${exam.id}/start`, {})).json()
    for (const { questionId } of sat.questions.slice(0, hits)) {
      await person.call('POST', `/simulacoes/attempts/${sat.attemptId}/answer`, {
        questionId,
        selectedAlternative: 'B',
      })
    }
    await person.call('POST', `/simulacoes/attempts/${sat.attemptId}/complete`)
  }
  const running = (await bia.call('POST', `/simulacoes/${other.id}/start`, {})).json()
  const page = (await bia.call('GET', '/simulacoes')).json()
  expect(page.data).toMatchObject([
    {
      id: other.id,
      runningAttemptId: running.attemptId,
      averageScore: '0',
      timesAttempted: 0,
      bestScore: null,
    },
    {
      id: exam.id,
      averageScore: '75',
      timesAttempted: 2,
      bestScore: 100,
      official: true,
      runningAttemptId: null,
    },
  ])
  expect(page.stats).toEqual({ simulados: 2, questions: 9, years: [2017], attempts: 2 })
  const filtered = (await bia.call('GET', '/simulacoes?type=por-area&year=2017')).json()
  expect(filtered.data.map(({ id }: { id: string }) => id)).toEqual([exam.id])
  const paged = (await bia.call('GET', '/simulacoes?limit=1')).json()
  const next = (await bia.call('GET', `/simulacoes?limit=1&cursor=${paged.nextCursor}`)).json()
  expect([paged, next].map(({ data }) => data[0].id)).toEqual([other.id, exam.id])
  expect(next.nextCursor).toBeNull()
})

test('past exams: without a clock, with one’s own attempts and state', async () => {
  const bia = await aPerson(world)
  const exam = await anExam(world, { year: 2021 })
  await anExam(world, { family: 'Concurso', discipline: null, title: 'OAB', position: 1 })
  const states = async () =>
    (await bia.call('GET', '/provas?type=ENEM')).json().data.map(({ status }: { status: string }) => status)
  expect(await states()).toEqual(['novo'])
  const sat = (await bia.call('POST', `/provas/${exam.id}/start`, {})).json()
  expect(sat).toMatchObject({ mode: 'own-pace', endsAt: null })
  expect(await states()).toEqual(['disponivel'])
  world.wait(3 * DAY)
  expect((await bia.call('POST', `/provas/${exam.id}/start`, {})).json().attemptId).toBe(sat.attemptId)
  await bia.call('POST', `/simulacoes/attempts/${sat.attemptId}/complete`)
  const { data, years } = (await bia.call('GET', '/provas')).json()
  expect(data).toMatchObject([
    { status: 'concluido', attempts: 1, bestScore: 0, subject: 'Matemática', difficulty: 'Médio' },
    { status: 'novo', type: 'Concurso', subject: 'Todas as áreas' },
  ])
  expect(years).toEqual([2021])
  expect((await bia.call('GET', '/simulacoes')).json().allowance.used).toBe(0)
})
