import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, signUp } from './accounts.ts'
import { anEmptyDatabase } from './cluster.ts'
import type { Answer } from './requests.ts'
import { leaveNothingRunning, type Server, startServer } from './servers.ts'

leaveNothingRunning()

/** Far more than may wait for their password to be compared, and few enough for a small machine. */
const FLOOD = 400

let database: Awaited<ReturnType<typeof anEmptyDatabase>>
let server: Server

beforeAll(async () => {
  database = await anEmptyDatabase()
  // Behind a proxy each of the crowd has an address of its own, so that no limit but capacity is met.
  server = await startServer({ DATABASE_URL: database.url, TRUST_PROXY: 'loopback' })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

test('a crowd beyond capacity is served in part and told in part to come back; then all is as before', async () => {
  const { email } = await signUp(server)
  const crowd = Array.from({ length: FLOOD }, (_, i) =>
    logIn(server, `gente${i}@exemplo.br`, 'errada', { 'x-forwarded-for': `10.20.${i >> 8}.${i & 255}` }),
  )
  const answers = await Promise.all(crowd)
  const by = (status: number) => answers.filter(answer => answer.status === status)
  expect(by(401).length + by(503).length).toBe(FLOOD)
  // Those in the line and those being served when it was full were all served.
  expect(by(401).length).toBeGreaterThanOrEqual(Math.min(100, FLOOD / 4) + availableParallelism() - 1)
  expect(by(503).length).toBeGreaterThan(0)
  for (const answer of by(503)) expectRefusalWithAWay(answer)

  expect((await logIn(server, email)).status).toBe(200)
  expect((await server.ask('/readyz')).status).toBe(200)
  expect(server.child.exitCode).toBeNull()
})

function expectRefusalWithAWay(answer: Answer) {
  expect(answer.headers['content-type']).toContain('application/json')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json()).toEqual({
    success: false,
    code: 'sobrecarga',
    message: 'Estamos com muita gente agora. Tente de novo em instantes.',
    requestId: expect.any(String),
  })
}
