import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { EVENTS, logIn, signUp, validate } from './accounts.ts'
import { administer, anEmptyDatabase, mayLack15, query } from './cluster.ts'
import { lacksRedis, startRedis } from './redis.ts'
import { listen } from './requests.ts'
import { leaveNothingRunning, type Server, startServer } from './servers.ts'

leaveNothingRunning()

const lacks15 = mayLack15 && inject('sharedCluster').binaries15 === ''

test.skipIf(lacks15)('the suite has PostgreSQL 15, the oldest that is promised to work', async () => {
  const advice = 'Falta o PostgreSQL 15 nesta máquina. No Debian 12: apt-get install postgresql-15'
  expect(inject('sharedCluster').binaries15, advice).not.toBe('')
  const [row] = await administer('show server_version_num')
  expect(Number(row?.server_version_num)).toBeLessThan(160_000)
})

const kinds = lacksRedis ? ['PostgreSQL alone'] : ['PostgreSQL alone', 'with Redis']

test.skipIf(lacksRedis)('the suite has Redis', () => {
  expect(kinds).toContain('with Redis')
})

describe.each(kinds)('two servers, %s', kind => {
  let database: Awaited<ReturnType<typeof anEmptyDatabase>>
  let redis: Awaited<ReturnType<typeof startRedis>> | undefined
  let a: Server
  let b: Server

  beforeAll(async () => {
    database = await anEmptyDatabase()
    redis = kind === 'with Redis' ? await startRedis() : undefined
    const environment = { DATABASE_URL: database.url, REDIS_URL: redis?.url }
    // Both at once on an empty database: whoever is second waits for the first one's migrations.
    ;[a, b] = await Promise.all([startServer(environment), startServer(environment)])
  }, 40_000)

  afterAll(async () => {
    await Promise.all([a?.stop(), b?.stop()])
    await redis?.remove()
    await database?.drop()
  })

  test('both started at once on an empty database, and it was migrated and seeded once', async () => {
    const [migrations] = await query(
      database.url,
      'select count(*)::int as n, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations',
    )
    expect(migrations?.n).toBeGreaterThan(0)
    expect(migrations?.n).toBe(migrations?.kinds)
    const plans = await Promise.all([a.ask('/api/plans'), b.ask('/api/plans')])
    expect(plans.map(reply => reply.status)).toEqual([200, 200])
    expect(plans[0]!.text).toBe(plans[1]!.text)
    const [demo] = await query(database.url, 'select count(*)::int as n from users')
    expect(demo?.n).toBe(3)
  })

  test('a session made on one is valid on the other, and gone from both once revoked there', async () => {
    const { email, token } = await signUp(a)
    expect(await validate(b, token)).toBe(200)
    const other = (await logIn(b, email)).json().data.token as string
    const sessions = (await b.ask('/api/account/sessions', { token: other })).json().data
    const first = sessions.find((session: { current: boolean }) => !session.current)
    const revoked = await b.ask(`/api/account/sessions/${first.id}`, { method: 'DELETE', token: other })
    expect(revoked.status).toBe(200)
    expect(await validate(a, token)).toBe(401)
    expect(await validate(a, other)).toBe(200)
  })

  test('tries at a password are counted across both', async () => {
    const { email } = await signUp(a)
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) statuses.push((await logIn(i % 2 ? a : b, email, 'errada')).status)
    expect(statuses).toEqual(Array(10).fill(401))
    for (const server of [a, b]) {
      const refused = await logIn(server, email)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
    }
  })

  test('a listener on one hears a login and a revocation made on the other', async () => {
    const { email, token } = await signUp(a)
    const stream = listen(a.port, EVENTS, token)
    expect(await stream.opened).toBe(200)
    await expectHeard(stream, () => logIn(b, email))
    await expectHeard(stream, () => b.ask('/api/account/sessions', { method: 'DELETE', token }))
    stream.close()
  })

  test('after its connection is cut the bus is back, and who listened is called once for what was missed', async () => {
    const { email, token } = await signUp(a)
    const stream = listen(a.port, EVENTS, token)
    await stream.opened
    const before = stream.heard.length
    await cutTheBus()
    await expect.poll(() => stream.heard.length, { timeout: 5_000 }).toBeGreaterThan(before)
    await expectHeard(stream, () => logIn(b, email))
    stream.close()
  })

  test('after one is killed what it answered is stored, the other serves on, and it starts again', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp(a)))
    const stream = listen(b.port, EVENTS, people[0]!.token)
    await stream.opened
    expect(await a.stop('SIGKILL')).toBe('SIGKILL')
    for (const { token } of people) expect(await validate(b, token)).toBe(200)
    await expectHeard(stream, () => logIn(b, people[0]!.email))
    a = await startServer({ ...a.env })
    for (const { token } of people) expect(await validate(a, token)).toBe(200)
    await expectHeard(stream, () => logIn(a, people[0]!.email))
    stream.close()
  })

  if (kind === 'with Redis') {
    test('a Redis that restarts ends nobody; meanwhile tries are still counted', async () => {
      const { email, token } = await signUp(a)
      const stream = listen(a.port, EVENTS, token)
      await stream.opened
      await redis!.stop()
      const statuses: number[] = []
      for (let i = 0; i < 12; i++) statuses.push((await logIn(i % 2 ? a : b, email, 'errada')).status)
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
      const stranger = await signUp(b)
      expect((await logIn(b, stranger.email)).status).toBe(200)
      await redis!.startAgain()
      await expect
        .poll(
          async () => {
            const before = stream.heard.length
            await logIn(b, email)
            await new Promise(resolve => setTimeout(resolve, 200))
            return stream.heard.length > before
          },
          { timeout: 10_000 },
        )
        .toBe(true)
      expect([a.child.exitCode, b.child.exitCode]).toEqual([null, null])
      stream.close()
    })
  }

  /** The stream subscribes a moment after it has answered, so what is to be heard is done until it is. */
  async function expectHeard(stream: ReturnType<typeof listen>, act: () => Promise<unknown>) {
    const before = stream.heard.length
    await expect
      .poll(
        async () => {
          if (stream.heard.length === before) await act()
          await new Promise(resolve => setTimeout(resolve, 100))
          return stream.heard.length
        },
        { timeout: 5_000, interval: 50 },
      )
      .toBeGreaterThan(before)
    expect(stream.heard.at(-1)).toContain('sessions')
  }

  async function cutTheBus() {
    if (!redis) {
      const cut =
        "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen norteia' and datname = current_database()"
      expect(await query(database.url, cut)).toHaveLength(2)
      return
    }
    const client = await createClient({ url: redis.url }).connect()
    await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub'])
    client.destroy()
  }
})
