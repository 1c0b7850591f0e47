import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from './accounts.ts'
import { anEmptyDatabase, query } from './cluster.ts'
import { leaveNothingRunning, type Server, startServer } from './servers.ts'

leaveNothingRunning()

let database: Awaited<ReturnType<typeof anEmptyDatabase>>
beforeAll(async () => {
  database = await anEmptyDatabase()
})
afterAll(() => database.drop())

const start = () => startServer({ DATABASE_URL: database.url })

async function beginExam(server: Server, token: string) {
  const wish = { subjects: ['matematica'], count: 10, minutes: 30 }
  const exam = (await server.ask('/api/simulacoes', { token, body: wish })).json().data
  return (await server.ask(`/api/simulacoes/${exam.id}/start`, { token, body: {} })).json()
}

test('a server killed in mid-exam loses no answer, and the time goes on', async () => {
  const first = await start()
  const { token } = await signUp(first)
  const begun = await beginExam(first, token)
  const path = `/api/simulacoes/attempts/${begun.attemptId}`
  for (const [i, { questionId }] of begun.questions.slice(0, 4).entries()) {
    const body = { questionId, selectedAlternative: 'ABCD'[i], turn: 1 }
    expect((await first.ask(`${path}/answer`, { token, body })).status).toBe(200)
  }
  await first.stop('SIGKILL')

  const second = await start()
  const found = (await second.ask(path, { token })).json()
  expect(found.endsAt).toBe(begun.endsAt)
  expect(found.remainingSeconds).toBeLessThan(1800)
  expect(found.remainingSeconds).toBeGreaterThan(1700)
  const answers = found.questions.map(
    (question: { selectedAlternative: string }) => question.selectedAlternative,
  )
  expect(answers).toEqual(['A', 'B', 'C', 'D', null, null, null, null, null, null])

  // Its time runs out while nothing is running; the next server ends it without anybody asking.
  await second.stop('SIGKILL')
  await query(database.url, "update sittings set ends_at = now() - interval '1 minute'")
  const third = await start()
  await expect
    .poll(() => query(database.url, 'select status, finish_reason from sittings'), { timeout: 15_000 })
    .toEqual([{ status: 'finished', finish_reason: 'tempo' }])
  const result = (await third.ask(`${path}/result`, { token })).json()
  expect(result.data).toMatchObject({ finishReason: 'tempo', blank: 6, totalQuestions: 10 })
  await third.stop()
})

test('two servers sweeping the same overdue exam mark it once', async () => {
  const [one, other] = [await start(), await start()]
  const { token } = await signUp(one)
  const begun = await beginExam(other, token)
  for (const { questionId } of begun.questions) {
    const body = { questionId, selectedAlternative: 'A', turn: 1 }
    await one.ask(`/api/simulacoes/attempts/${begun.attemptId}/answer`, { token, body })
  }
  await query(
    database.url,
    "update sittings set ends_at = now() - interval '1 minute' where status <> 'finished'",
  )
  await expect
    .poll(
      () => query(database.url, "select count(*)::integer as open from sittings where status <> 'finished'"),
      {
        timeout: 15_000,
      },
    )
    .toEqual([{ open: 0 }])
  expect(
    await query(database.url, `select kind from activities where object = '${begun.attemptId}'`),
  ).toEqual([{ kind: 'mock-exam' }])
  expect(
    await query(
      database.url,
      `select count(*)::integer as marked from attempts where origin_id = '${begun.attemptId}'`,
    ),
  ).toEqual([{ marked: 10 }])
  await Promise.all([one.stop(), other.stop()])
})
