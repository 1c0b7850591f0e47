import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVENTS, PASSWORD, signUp, validate } from './accounts.ts'
import { administer, anEmptyDatabase } from './cluster.ts'
import { listen } from './requests.ts'
import { leaveNothingRunning, type Server, startServer } from './servers.ts'

leaveNothingRunning()

let database: Awaited<ReturnType<typeof anEmptyDatabase>>
const start = (options = {}) => startServer({ DATABASE_URL: database.url }, options)

beforeAll(async () => {
  database = await anEmptyDatabase()
})
afterAll(() => database.drop())

describe('asked to stop', () => {
  test('lets the request under way finish, refuses new ones, and ends with 0', async () => {
    const server = await start()
    const { email } = await signUp(server)
    const login = await aHalfSentLogin(server, email)
    server.child.kill('SIGTERM')
    await expect.poll(() => server.ask('/healthz').catch(error => error.code)).toBe('ECONNREFUSED')
    expect(server.child.exitCode).toBeNull()
    const began = performance.now()
    expect(await login.finish()).toMatch(/^HTTP\/1\.1 200 [\s\S]+Login realizado com sucesso!/)
    expect(await server.ended).toBe(0)
    // The connection, kept alive as a proxy's is, does not hold it either.
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('does not wait for open event streams, and ends them in order', async () => {
    const server = await start()
    const { token } = await signUp(server)
    const stream = listen(server.port, EVENTS, token)
    expect(await stream.opened).toBe(200)
    const began = performance.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(4_000)
    await stream.ended
  })

  test('takes the same Ctrl-C from the terminal, npm and the launcher for one', async () => {
    const server = await start()
    const { email } = await signUp(server)
    const login = await aHalfSentLogin(server, email)
    for (let i = 0; i < 3; i++) {
      server.child.kill('SIGINT')
      await new Promise(resolve => setTimeout(resolve, 50)) // two at the same instant are one already
    }
    await expect.poll(() => server.ask('/healthz').catch(error => error.code)).toBe('ECONNREFUSED')
    expect(await login.finish()).toContain('200 OK')
    expect(await server.ended).toBe(0)
  })

  test('stops when the launcher that started it is gone', async () => {
    const server = await start({ ipc: true })
    server.child.disconnect()
    expect(await server.ended).toBe(0)
  })
})

describe('readiness', () => {
  test('is 503 while the database is away and 200 when it is back, and the process lives on', async () => {
    const server = await start()
    const { token } = await signUp(server)
    expect((await server.ask('/readyz')).status).toBe(200)

    await administer(`alter database ${database.name} with allow_connections false`)
    await administer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}'`,
    )
    await expect.poll(async () => (await server.ask('/readyz')).status).toBe(503)
    expect((await server.ask('/healthz')).status).toBe(200)
    const refused = await server.ask('/api/auth/validate', { token })
    expect(refused.status).toBeGreaterThanOrEqual(500)
    expect(refused.json()).toMatchObject({ success: false, code: expect.any(String) })

    await administer(`alter database ${database.name} with allow_connections true`)
    await expect.poll(async () => (await server.ask('/readyz')).status).toBe(200)
    expect(await validate(server, token)).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})

/** A login whose last byte is still to come: certainly under way. */
async function aHalfSentLogin({ port }: Server, email: string) {
  const body = JSON.stringify({ email, password: PASSWORD })
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  await new Promise(resolve => setTimeout(resolve, 100))
  return {
    async finish() {
      let answer = ''
      socket.setEncoding('utf8').on('data', chunk => {
        answer += chunk
      })
      socket.write(body.slice(-1))
      await once(socket, 'close')
      return answer
    },
  }
}
