import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, PASSWORD, signUp, validate } from './accounts.ts'
import { anEmptyDatabase, query } from './cluster.ts'
import { leaveNothingRunning, type Server, startServer } from './servers.ts'

leaveNothingRunning()

const METRICS_TOKEN = 'medidas-so-para-quem-tem-isto'
let database: Awaited<ReturnType<typeof anEmptyDatabase>>

beforeAll(async () => {
  database = await anEmptyDatabase()
})
afterAll(() => database.drop())

describe('logs', () => {
  test('at their most talkative hold no e-mail, password, token, name or address', async () => {
    const server = await startServer({
      DATABASE_URL: database.url,
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
      APP_SECRET: 'outro-segredo-so-deste-teste-com-mais-de-32-letras',
      APP_URL: 'http://localhost:3000',
    })
    const email = 'muito.particular@exemplo.br'
    const secrets = ['muito.particular', PASSWORD, 'senha-nova-e-secreta', 'Bia', 'Silva', '10.77.0.9']

    const { token } = await signUp(server, email)
    secrets.push(token)
    await server.ask('/api/auth/register', {
      body: { firstName: 'Bia', lastName: 'Silva', email, password: PASSWORD },
    })
    await logIn(server, email, 'senha-errada-digitada', { 'x-forwarded-for': '10.77.0.9' })
    await logIn(server, email)
    await server.ask(`/api/auth/validate?token=${token}&email=${email}`, { token })
    await server.ask('/api/auth/forgot-password', { body: { email } })
    const link = await linkMailedTo(email)
    secrets.push(link, 'senha-errada-digitada')
    await server.ask(`/reset-password?token=${link}`)
    const reset = await server.ask('/api/auth/reset-password', {
      body: { token: link, password: 'senha-nova-e-secreta' },
    })
    expect(reset.status).toBe(200)
    expect((await logIn(server, email, 'senha-nova-e-secreta')).status).toBe(200)
    await failInTheDatabase(server, email)
    expect(await server.stop()).toBe(0)

    const lines = server.output()
    expect(lines).toContain('auth.resetPassword')
    expect(lines).toContain('"msg":"failed"')
    for (const secret of secrets) expect(lines).not.toContain(secret)
  })

  async function linkMailedTo(email: string) {
    const text = "select body from mails where recipient = $1 and kind = 'reset-password'"
    await expect.poll(() => query(database.url, text, [email])).toHaveLength(1)
    const [letter] = await query<{ body: string }>(database.url, text, [email])
    return letter!.body.match(/token=([\w-]+)/)![1]!
  }

  /** A query that fails carries its parameters in the error, and the database quotes the row. */
  async function failInTheDatabase(server: Server, email: string) {
    await query(database.url, 'alter table users add constraint nobody check (false) not valid')
    const reply = await server.ask('/api/auth/register', {
      body: { firstName: 'Bia', lastName: 'Silva', email: `x.${email}`, password: PASSWORD },
    })
    await query(database.url, 'alter table users drop constraint nobody')
    expect(reply.status).toBe(500)
    expect(reply.json().code).toBe('erro_interno')
  }
})

describe('measures', () => {
  test('without a token are for this machine alone, and not through a proxy on it', async () => {
    const server = await startServer({ DATABASE_URL: database.url })
    const { token } = await signUp(server)
    await validate(server, token)
    const measures = await server.ask('/metrics')
    expect(measures.status).toBe(200)
    expect(measures.text).toMatch(/http_request_duration_seconds_count\{[^}]*route="auth.validate"/)
    expect(measures.text).toContain('database_connections{state="idle"}')
    expect(measures.text).not.toContain(token)
    for (const name of ['x-forwarded-for', 'forwarded']) {
      expect((await server.ask('/metrics', { headers: { [name]: '203.0.113.7' } })).status).toBe(404)
    }
    await server.stop()
  })

  test('with a token are for whoever has it', async () => {
    const server = await startServer({ DATABASE_URL: database.url, METRICS_TOKEN })
    expect((await server.ask('/metrics')).status).toBe(404)
    expect((await server.ask('/metrics', { token: 'x'.repeat(METRICS_TOKEN.length) })).status).toBe(404)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect((await server.ask('/metrics', { token: METRICS_TOKEN, headers })).status).toBe(200)
    await server.stop()
  })
})
