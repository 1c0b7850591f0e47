import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anExam } from '../../testing/exams.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestWorld } from '../../testing/world.ts'
import { activities, attempts, xpEntries } from '../progress/tables.ts'
import { items } from '../question-bank/tables.ts'
import { finishOverdue } from './finish-sitting.ts'
import { exams, sittings } from './tables.ts'

const world = await openTestWorld()
const MINUTE = 60_000
const silent = { error: () => {} }

type Person = Awaited<ReturnType<typeof aPerson>>
type Begun = {
  attemptId: string
  remainingSeconds: number
  place: number
  status: string
  questions: {
    questionId: number
    selectedAlternative: string | null
    doubt: boolean
    struck: string[]
    turn: number
  }[]
}

async function begin(person: Person, examId: string, kind: 'simulacoes' | 'provas' = 'simulacoes') {
  const reply = await person.call('POST', `/${kind}/${examId}/start`, {})
  expect(reply.statusCode, reply.body).toBe(200)
  const begun: Begun = reply.json()
  const path = `/simulacoes/attempts/${begun.attemptId}`
  return {
    ...begun,
    path,
    answer: (i: number, selectedAlternative: string | null, more: object = {}) =>
      person.call('POST', `${path}/answer`, {
        questionId: begun.questions[i]!.questionId,
        selectedAlternative,
        timeSpent: 40,
        ...more,
      }),
  }
}

const read = async (person: Person, path: string) => (await person.call('GET', path)).json<Begun>()

test('nobody sees, answers, pauses or hands in another person’s exam', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  const exam = await anExam(world)
  const { path, questions } = await begin(bia, exam.id)
  const tries = [
    ana.call('GET', path),
    ana.call('POST', `${path}/answer`, { questionId: questions[0]!.questionId, selectedAlternative: 'A' }),
    ana.call('PUT', `${path}/place`, { orderIndex: 1 }),
    ana.call('POST', `${path}/pause`),
    ana.call('POST', `${path}/resume`),
    ana.call('POST', `${path}/complete`),
    ana.call('GET', `${path}/result`),
    ana.call('GET', `${path}/review`),
  ]
  for (const reply of await Promise.all(tries)) expect(reply.statusCode).toBe(404)
  expect((await read(bia, path)).questions.every(question => question.selectedAlternative === null)).toBe(
    true,
  )
})

test('neither key nor explanation leaves before the end', async () => {
  const bia = await aPerson(world)
  const { path } = await begin(bia, (await anExam(world)).id)
  const reply = await bia.call('GET', path)
  expect(reply.body).not.toMatch(/correctAnswer|explanation|"why|"key"/)
  for (const closed of ['result', 'review']) {
    expect((await bia.call('GET', `${path}/${closed}`)).json()).toMatchObject({ code: 'prova_em_andamento' })
  }
})

test('an answer is stored as given, changed and erased; marks stay with it', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await sat.answer(0, 'C', { turn: 1, doubt: true, struck: ['A', 'E'] })
  await sat.answer(1, 'A', { turn: 1 })
  await sat.answer(1, null, { turn: 2 })
  const { questions } = await read(bia, sat.path)
  expect(questions[0]).toMatchObject({ selectedAlternative: 'C', doubt: true, struck: ['A', 'E'], turn: 1 })
  expect(questions[1]).toMatchObject({ selectedAlternative: null, turn: 2 })
})

test('an older change that arrives late does not overwrite a newer one', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await sat.answer(0, 'D', { turn: 5 })
  const late = await sat.answer(0, 'A', { turn: 4 })
  expect(late.json()).toMatchObject({ success: true, turn: 5 })
  expect((await read(bia, sat.path)).questions[0]?.selectedAlternative).toBe('D')
})

test('marking a question leaves its answer alone', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await sat.answer(0, 'D', { turn: 1 })
  await bia.call('POST', `${sat.path}/answer`, {
    questionId: sat.questions[0]!.questionId,
    doubt: true,
    turn: 2,
  })
  expect((await read(bia, sat.path)).questions[0]).toMatchObject({ selectedAlternative: 'D', doubt: true })
})

test.each([['an option the question does not have', { optionCount: 4 }, 'E', 'alternativa_inexistente']])(
  'refuses %s',
  async (_, question, letter, code) => {
    const bia = await aPerson(world)
    const sat = await begin(bia, (await anExam(world, { question: () => question })).id)
    const reply = await bia.call('POST', `${sat.path}/answer`, {
      questionId: sat.questions[0]!.questionId,
      selectedAlternative: letter,
    })
    expect(reply.json()).toMatchObject({ code })
  },
)

test('refuses a question of another exam', async () => {
  const bia = await aPerson(world)
  const [sat, other] = [await begin(bia, (await anExam(world)).id), await anExam(world)]
  const body = { questionId: other.questions[0]!.id, selectedAnswer: 'B' }
  expect((await bia.call('POST', `${sat.path}/answer`, body)).statusCode).toBe(404)
})

test('a double click starts one sitting; a second device finds it as it is', async () => {
  const bia = await aPerson(world)
  const exam = await anExam(world)
  const [one, other] = await Promise.all([begin(bia, exam.id), begin(bia, exam.id)])
  expect(one.attemptId).toBe(other.attemptId)
  expect(await world.db.select().from(sittings)).toHaveLength(1)
  await one.answer(2, 'B', { turn: 1 })
  await bia.call('PUT', `${one.path}/place`, { orderIndex: 3 })
  world.wait(10 * MINUTE)
  const again = await begin(bia, exam.id)
  expect(again).toMatchObject({ attemptId: one.attemptId, place: 3, remainingSeconds: 110 * 60 })
  expect(again.questions[2]?.selectedAlternative).toBe('B')
})

test('the clock is the server’s: after the end nothing is taken and the exam is marked with what was stored', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await sat.answer(0, 'B', { turn: 1 })
  world.wait(120 * MINUTE + 4_000)
  expect((await sat.answer(1, 'B', { turn: 1 })).statusCode).toBe(200)
  world.wait(2_000)
  expect((await sat.answer(2, 'B', { turn: 1 })).json()).toMatchObject({ code: 'prova_encerrada' })
  const result = (await bia.call('GET', `${sat.path}/result`)).json().data
  expect(result).toMatchObject({ correctAnswers: 2, blank: 4, finishReason: 'tempo', spentSeconds: 7200 })
  expect(new Date(result.finishedAt).getTime() - new Date(result.startedAt).getTime()).toBe(120 * MINUTE)
})

test('with the browser closed it ends by itself, once, and only when its time is up', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await sat.answer(0, 'B', { turn: 1 })
  world.wait(119 * MINUTE)
  expect(await finishOverdue(world.db, world.now(), silent)).toBe(0)
  world.wait(2 * MINUTE)
  await Promise.all([1, 2, 3].map(() => finishOverdue(world.db, world.now(), silent)))
  expect(await world.db.select().from(sittings)).toMatchObject([
    { status: 'finished', finishReason: 'tempo', hits: 1 },
  ])
  expect(await world.db.select().from(attempts)).toHaveLength(1)
  expect(await finishOverdue(world.db, world.now(), silent)).toBe(0)
})

test('extra time moves the end', async () => {
  const bia = await aPerson(world)
  const exam = await anExam(world)
  const reply = await bia.call('POST', `/simulacoes/${exam.id}/start`, { extraMinutes: 60 })
  expect(reply.json()).toMatchObject({ remainingSeconds: 180 * 60 })
  expect((await bia.call('POST', `/simulacoes/${exam.id}/start`, { extraMinutes: 61 })).statusCode).toBe(400)
})

test('two devices handing in at once get one result, one entry in the journal and one reward', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  for (let i = 0; i < 6; i++) await sat.answer(i, i < 4 ? 'B' : 'A', { turn: 1 })
  const replies = await Promise.all([1, 2, 3].map(() => bia.call('POST', `${sat.path}/complete`)))
  const bodies = replies.map(reply => reply.json())
  expect(bodies[0]).toMatchObject({
    success: true,
    score: 66.7,
    correctAnswers: 4,
    totalQuestions: 6,
    pointsEarned: 45,
  })
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[2]).toEqual(bodies[0])
  expect(await world.db.select().from(attempts)).toHaveLength(6)
  expect(await world.db.select().from(activities)).toMatchObject([
    { kind: 'mock-exam', object: sat.attemptId },
  ])
  expect(await world.db.select().from(exams)).toMatchObject([{ timesFinished: 1 }])
})

test('handing in after the end says the result that stands', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await sat.answer(0, 'B', { turn: 1 })
  world.wait(200 * MINUTE)
  expect((await bia.call('POST', `${sat.path}/complete`)).json()).toMatchObject({ correctAnswers: 1 })
  expect((await bia.call('POST', `${sat.path}/complete`)).json()).toMatchObject({ correctAnswers: 1 })
  expect(await world.db.select().from(sittings)).toMatchObject([{ finishReason: 'tempo' }])
})

test('a student meets only the questions of the chosen language, numbered without gaps', async () => {
  const bia = await aPerson(world)
  const exam = await anExam(world, { languages: 2 })
  expect((await bia.call('POST', `/simulacoes/${exam.id}/start`, {})).json()).toMatchObject({
    code: 'validacao',
    fields: { language: expect.any(String) },
  })
  const reply = await bia.call('POST', `/simulacoes/${exam.id}/start`, { language: 'es' })
  const { questions } = reply.json<{ questions: { questionId: number; orderIndex: number }[] }>()
  expect(questions.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2, 3, 4, 5])
  const spanish = exam.questions.filter(({ language }) => language !== 'en').map(({ id }) => id)
  expect(questions.map(({ questionId }) => questionId)).toEqual(spanish)
})

test('annulled questions are shown and do not count', async () => {
  const bia = await aPerson(world)
  const exam = await anExam(world, { question: i => (i === 0 ? { annulled: true } : {}) })
  const sat = await begin(bia, exam.id)
  for (let i = 0; i < 6; i++) await sat.answer(i, 'B', { turn: 1 })
  expect((await bia.call('POST', `${sat.path}/complete`)).json()).toMatchObject({
    score: 100,
    correctAnswers: 5,
    totalQuestions: 5,
  })
  expect(await world.db.select().from(attempts)).toHaveLength(5)
})

test('a key put right in mid-exam marks by the right one; the answer keeps the revision it was given to', async () => {
  const { changeItem } = await import('../question-bank/public.ts')
  const bia = await aPerson(world)
  const exam = await anExam(world)
  const sat = await begin(bia, exam.id)
  await sat.answer(0, 'C', { turn: 1 })
  const [item] = await world.db.select().from(items).where(eq(items.id, sat.questions[0]!.questionId))
  await changeItem(world.db, item!, { key: 'C' }, { now: world.now() })
  expect((await bia.call('POST', `${sat.path}/complete`)).json()).toMatchObject({ correctAnswers: 1 })
  expect(await world.db.select().from(attempts)).toMatchObject([{ revision: 1, hit: true }])
})

test('options changed in mid-exam: the letter means what the student read', async () => {
  const { changeItem } = await import('../question-bank/public.ts')
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await sat.answer(0, 'B', { turn: 1 })
  const [item] = await world.db.select().from(items).where(eq(items.id, sat.questions[0]!.questionId))
  await changeItem(world.db, item!, { options: item!.options.toReversed(), key: 'D' }, { now: world.now() })
  expect((await bia.call('POST', `${sat.path}/complete`)).json()).toMatchObject({ correctAnswers: 1 })
  const review = (await bia.call('GET', `${sat.path}/review`)).json()
  expect(review.data[0]).toMatchObject({ chosen: 'B', hit: true, correctAnswer: 'B' })
})

test('the result has TRI, coherence and gains; an estimate says so', async () => {
  const bia = await aPerson(world)
  const exam = await anExam(world, { count: 10, question: i => ({ b: i / 4 - 1, skill: i + 1 }) })
  const sat = await begin(bia, exam.id)
  for (let i = 0; i < 10; i++) await sat.answer(i, i < 5 ? 'B' : 'A', { turn: 1 })
  await bia.call('POST', `${sat.path}/complete`)
  const { data } = (await bia.call('GET', `${sat.path}/result`)).json()
  expect(data).toMatchObject({ score: 50, label: 'Regular', annulled: 0, blank: 0 })
  expect(data.areas).toEqual([
    expect.objectContaining({ area: 'MT', hits: 5, total: 10, estimated: true, score: expect.any(Number) }),
  ])
  expect(data.items).toHaveLength(10)
  expect(data.items[9]).toMatchObject({ hit: false, gain: expect.any(Number), chance: expect.any(Number) })
  expect(data.bySkill).toHaveLength(10)
  expect(data.bySubject).toEqual([{ name: 'Matemática', answers: 10, hits: 5 }])

  await world.db.update(items).set({ parametersFrom: 'inep' })
  world.wait(MINUTE)
  const again = await begin(bia, exam.id)
  await bia.call('POST', `${again.path}/complete`)
  const second = (await bia.call('GET', `${again.path}/result`)).json().data
  expect(second.areas[0]).toMatchObject({ estimated: false, hits: 0 })
  expect(second.earlier).toMatchObject([{ attemptId: sat.attemptId, sameExam: true, score: 50 }])
})

test('the review goes through every question once, with key and explanation', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await sat.answer(0, 'A', { turn: 1 })
  await bia.call('POST', `${sat.path}/complete`)
  const first = (await bia.call('GET', `${sat.path}/review?limit=4`)).json()
  const rest = (await bia.call('GET', `${sat.path}/review?limit=4&from=${first.nextFrom}`)).json()
  expect([...first.data, ...rest.data].map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2, 3, 4, 5])
  expect(rest.nextFrom).toBeNull()
  expect(first.data[0]).toMatchObject({
    chosen: 'A',
    hit: false,
    correctAnswer: 'B',
    whys: { A: 'Por que A.' },
  })
})

test('at one’s own pace time stands still in a pause, and nothing is answered in it', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id, 'provas')
  expect(sat.remainingSeconds).toBeNull()
  world.wait(2 * MINUTE)
  await sat.answer(0, 'B', { turn: 1 })
  expect((await bia.call('POST', `${sat.path}/pause`)).json()).toMatchObject({ spentSeconds: 120 })
  world.wait(5 * 60 * MINUTE)
  // Sent with the pause and overtaken by it: kept, and the clock stands still.
  expect((await sat.answer(1, 'B', { turn: 1 })).json()).toMatchObject({ success: true, spentSeconds: 120 })
  expect((await bia.call('POST', `${sat.path}/resume`)).json()).toMatchObject({ spentSeconds: 120 })
  world.wait(MINUTE)
  await bia.call('POST', `${sat.path}/complete`)
  expect((await bia.call('GET', `${sat.path}/result`)).json().data).toMatchObject({
    spentSeconds: 180,
    mode: 'own-pace',
  })
  expect(await world.db.select().from(attempts)).toMatchObject([
    { origin: 'past-exam' },
    { origin: 'past-exam' },
  ])
})

test('a timed exam cannot be paused', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  for (const act of ['pause', 'resume']) {
    expect((await bia.call('POST', `${sat.path}/${act}`)).statusCode).toBe(409)
  }
})

test('an exam that is handed in while it is paused, resumed or left stays handed in', async () => {
  const bia = await aPerson(world)
  for (let round = 0; round < 8; round++) {
    const sat = await begin(bia, (await anExam(world, { count: 2 })).id, 'provas')
    const place = { orderIndex: 1 }
    await Promise.all([
      bia.call('POST', `${sat.path}/complete`),
      bia.call('POST', `${sat.path}/pause`),
      bia.call('POST', `${sat.path}/resume`),
      bia.call('PUT', `${sat.path}/place`, place),
    ])
    expect((await read(bia, sat.path)).status).toBe('finished')
  }
})

test('an answer that is acknowledged counts, whatever else happens at that moment', async () => {
  const bia = await aPerson(world)
  for (let round = 0; round < 8; round++) {
    const sat = await begin(bia, (await anExam(world, { count: 2, type: 'personalizado' })).id)
    const [given] = await Promise.all([
      sat.answer(0, 'B', { turn: 1 }),
      bia.call('POST', `${sat.path}/complete`),
    ])
    const result = (await bia.call('GET', `${sat.path}/result`)).json().data
    expect(result.correctAnswers).toBe(given.statusCode === 200 ? 1 : 0)
    expect(result.items[0].hit).toBe(given.statusCode === 200)
  }
})

test('two exams of one person can end at the same moment', async () => {
  const bia = await aPerson(world)
  for (let round = 0; round < 6; round++) {
    const made = await Promise.all([1, 2].map(() => anExam(world, { count: 3, type: 'personalizado' })))
    const sat = await Promise.all(made.map(exam => begin(bia, exam.id)))
    for (const one of sat) for (const i of [0, 1, 2]) await one.answer(i, 'B', { turn: 1 })
    const replies = await Promise.all(sat.map(one => bia.call('POST', `${one.path}/complete`)))
    expect(replies.map(reply => reply.statusCode)).toEqual([200, 200])
  }
})

test('starting again when the time of the last one is up starts a new one', async () => {
  const bia = await aPerson(world)
  const exam = await anExam(world)
  const first = await begin(bia, exam.id)
  world.wait(125 * MINUTE)
  const second = await begin(bia, exam.id)
  expect(second.attemptId).not.toBe(first.attemptId)
  expect(second).toMatchObject({ status: 'running', remainingSeconds: 7200 })
})

test('a sheet left blank is no exam done: no activity, no average; its questions count as met', async () => {
  const { seenItems } = await import('../progress/tables.ts')
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  await bia.call('POST', `${sat.path}/complete`)
  expect(await world.db.select().from(activities)).toEqual([])
  expect(await world.db.select().from(exams)).toMatchObject([{ timesFinished: 0 }])
  expect(await world.db.select().from(seenItems)).toHaveLength(6)
  const again = await bia.call('POST', '/exercises/attempt', {
    questionId: sat.questions[0]!.questionId,
    selectedAnswer: 'B',
  })
  expect(again.json()).toMatchObject({ isCorrect: true, pointsEarned: 0 })
})

test('seconds reported per question never add up to more than the exam took', async () => {
  const { studyDays } = await import('../progress/tables.ts')
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  world.wait(2 * MINUTE)
  for (let i = 0; i < 6; i++) await sat.answer(i, 'B', { turn: 1, timeSpent: 500 })
  await bia.call('POST', `${sat.path}/complete`)
  expect(await world.db.select().from(studyDays)).toMatchObject([{ seconds: 120 }])
})

test('a key put right after the end puts the marks right too', async () => {
  const { changeItem } = await import('../question-bank/public.ts')
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  for (let i = 0; i < 6; i++) await sat.answer(i, i === 0 ? 'C' : 'B', { turn: 1 })
  await bia.call('POST', `${sat.path}/complete`)
  const [item] = await world.db.select().from(items).where(eq(items.id, sat.questions[0]!.questionId))
  await changeItem(world.db, item!, { key: 'C' }, { now: world.now() })
  const { data } = (await bia.call('GET', `${sat.path}/result`)).json()
  expect(data).toMatchObject({ correctAnswers: 6, score: 100, bySubject: [{ answers: 6, hits: 6 }] })
  expect(await world.db.select().from(sittings)).toMatchObject([{ hits: 6, score: 100 }])
})

test('own sittings are listed, newest first, page by page, and nobody else’s', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  const made = []
  for (let i = 0; i < 3; i++) {
    made.unshift((await begin(bia, (await anExam(world)).id)).attemptId)
    world.wait(MINUTE)
  }
  await begin(ana, (await anExam(world)).id)
  const first = (await bia.call('GET', '/simulacoes/attempts?limit=2')).json()
  const second = (await bia.call('GET', `/simulacoes/attempts?limit=2&cursor=${first.nextCursor}`)).json()
  expect([...first.data, ...second.data].map(({ attemptId }) => attemptId)).toEqual(made)
  expect(second.nextCursor).toBeNull()
  await bia.call('POST', `/simulacoes/attempts/${made[0]}/complete`)
  const finished = (await bia.call('GET', '/simulacoes/attempts?status=finished')).json().data
  expect(finished).toMatchObject([{ attemptId: made[0], status: 'finished', score: 0 }])
})

test('an empty sheet earns nothing', async () => {
  const bia = await aPerson(world)
  const sat = await begin(bia, (await anExam(world)).id)
  expect((await bia.call('POST', `${sat.path}/complete`)).json()).toMatchObject({ score: 0, pointsEarned: 0 })
  expect(await world.db.select().from(xpEntries)).toEqual([])
})
