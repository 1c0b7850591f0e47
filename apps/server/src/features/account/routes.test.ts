import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mails } from '../../platform/tables.ts'
import { aPerson, linkFor } from '../../testing/people.ts'
import { openTestWorld } from '../../testing/world.ts'
import { users } from '../auth/tables.ts'

const world = await openTestWorld()
const { app, db } = world

const login = (email: string, password: string, userAgent = '') =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'user-agent': userAgent },
  })

describe('profile', () => {
  test('is one’s own, with nothing secret in it', async () => {
    const ana = await aPerson(world)
    const reply = await ana.call('GET', '/account')
    expect(reply.json().data).toMatchObject({
      email: ana.email,
      nickname: null,
      showInRanking: true,
      birthDate: null,
    })
    expect(reply.body).not.toContain('argon2')
  })

  test('changes only the fields sent, and never role, e-mail or points', async () => {
    const ana = await aPerson(world)
    const change = {
      nickname: '  Aninha ',
      theme: 'dark',
      role: 'admin',
      email: 'outra@exemplo.br',
      totalPoints: 999,
    }
    const { data } = (await ana.call('PATCH', '/account', change)).json()
    expect(data).toMatchObject({
      nickname: 'Aninha',
      theme: 'dark',
      role: 'freemium',
      email: ana.email,
      totalPoints: 0,
    })
    expect((await ana.call('PATCH', '/account', {})).json().data.nickname).toBe('Aninha')
    expect((await ana.call('PATCH', '/account', { nickname: null })).json().data.nickname).toBeNull()
  })

  test('refuses an unknown theme', async () => {
    const ana = await aPerson(world)
    const reply = await ana.call('PATCH', '/account', { theme: 'neon' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toHaveProperty('theme')
  })
})

describe('birth date', () => {
  test('an adult needs no guardian', async () => {
    const ana = await aPerson(world)
    const { data } = (await ana.call('PUT', '/account/birth-date', { birthDate: '2000-02-29' })).json()
    expect(data).toMatchObject({ birthDate: '2000-02-29', socialDoor: 'open', guardianEmail: null })
  })

  test.each([
    ['in the future', { birthDate: '2030-01-01' }, 'birthDate'],
    ['too long ago', { birthDate: '1890-01-01' }, 'birthDate'],
    ['that does not exist', { birthDate: '2001-02-30' }, 'birthDate'],
    ['of a child without guardian', { birthDate: '2012-01-01' }, 'guardianEmail'],
  ])('refuses a date %s', async (_, payload, field) => {
    const ana = await aPerson(world)
    const reply = await ana.call('PUT', '/account/birth-date', payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toHaveProperty(field)
  })

  test('a child cannot be their own guardian', async () => {
    const kid = await aPerson(world)
    const reply = await kid.call('PUT', '/account/birth-date', {
      birthDate: '2012-01-01',
      guardianEmail: kid.email.toUpperCase(),
    })
    expect(reply.json().fields).toHaveProperty('guardianEmail')
  })

  test('a child cannot grow up by editing the date, and a new guardian must confirm again', async () => {
    const kid = await aPerson(world)
    await kid.call('PUT', '/account/birth-date', { birthDate: '2012-01-01', guardianEmail: 'mae@exemplo.br' })
    expect((await kid.call('PUT', '/account/birth-date', { birthDate: '2000-01-01' })).statusCode).toBe(409)
    await app.inject({
      method: 'POST',
      url: '/api/auth/guardian',
      payload: { token: await linkFor(world, 'guardian', 'mae@exemplo.br') },
    })
    expect((await kid.call('GET', '/account')).json().data.socialDoor).toBe('open')
    const change = { birthDate: '2012-01-01', guardianEmail: 'tio@exemplo.br' }
    expect((await kid.call('PUT', '/account/birth-date', change)).json().data.socialDoor).toBe('guardian')
  })

  test('nobody can flood a stranger’s mailbox as their guardian', async () => {
    const kid = await aPerson(world)
    const ask = () =>
      kid.call('PUT', '/account/birth-date', { birthDate: '2012-01-01', guardianEmail: 'alvo@exemplo.br' })
    const codes: number[] = []
    for (let i = 0; i < 6; i++) codes.push((await ask()).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('password', () => {
  test('changes with the current one, ends the other sessions and tells the owner', async () => {
    const ana = await aPerson(world)
    const other = (await login(ana.email, ana.password)).json().data.token
    const reply = await ana.call('POST', '/account/password', {
      currentPassword: ana.password,
      newPassword: 'nova-senha',
    })
    expect(reply.statusCode).toBe(200)
    expect((await ana.call('GET', '/account')).statusCode).toBe(200)
    expect(
      (await app.inject({ url: '/api/account', headers: { authorization: `Bearer ${other}` } })).statusCode,
    ).toBe(401)
    expect((await login(ana.email, 'nova-senha')).statusCode).toBe(200)
    expect(await db.select().from(mails).where(eq(mails.kind, 'password-changed'))).toHaveLength(1)
  })

  test('a stolen session guesses ten times an hour, then waits', async () => {
    const ana = await aPerson(world)
    const guess = () =>
      ana.call('POST', '/account/password', { currentPassword: 'chute', newPassword: 'nova-senha' })
    for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(403)
    expect((await guess()).statusCode).toBe(429)
    expect((await login(ana.email, ana.password)).statusCode).toBe(200)
  })
})

describe('sessions', () => {
  test('are listed with their device, the present one marked', async () => {
    const ana = await aPerson(world)
    await login(ana.email, ana.password, 'Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile Safari/537')
    const { data } = (await ana.call('GET', '/account/sessions')).json()
    expect(
      data.map((session: { device: string; current: boolean }) => [session.device, session.current]).sort(),
    ).toEqual([
      ['Aparelho desconhecido', true],
      ['Chrome no Android', false],
    ])
  })

  test('another person’s cannot be seen or ended', async () => {
    const ana = await aPerson(world)
    const bia = await aPerson(world)
    const [hers] = (await bia.call('GET', '/account/sessions')).json().data
    expect(JSON.stringify((await ana.call('GET', '/account/sessions')).json())).not.toContain(hers.id)
    const reply = await ana.call('DELETE', `/account/sessions/${hers.id}`)
    expect(reply.statusCode).toBe(404)
    expect((await bia.call('GET', '/account')).statusCode).toBe(200)
  })

  test('one ends, or all the others at once', async () => {
    const ana = await aPerson(world)
    await login(ana.email, ana.password)
    await login(ana.email, ana.password)
    const list = async () =>
      (await ana.call('GET', '/account/sessions')).json().data as { id: string; current: boolean }[]
    const victim = (await list()).find(session => !session.current)!
    expect((await ana.call('DELETE', `/account/sessions/${victim.id}`)).statusCode).toBe(200)
    expect(await list()).toHaveLength(2)
    await ana.call('DELETE', '/account/sessions')
    expect(await list()).toEqual([expect.objectContaining({ current: true })])
  })

  test('an open page hears of a session made elsewhere', async () => {
    const ana = await aPerson(world)
    await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
    const { port } = app.server.address() as { port: number }
    const stop = new AbortController()
    const stream = await fetch(`http://127.0.0.1:${port}/api/account/sessions/events`, {
      headers: { authorization: `Bearer ${ana.token}` },
      signal: stop.signal,
    })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    // The server subscribes before its first byte leaves, but the notification crosses the database.
    await login(ana.email, ana.password)
    let heard = ''
    while (!heard.includes('"changed":"sessions"')) heard += (await reader.read()).value ?? ''
    stop.abort()
  })
})

describe('personal data', () => {
  test('is exported without secrets, and only one’s own', async () => {
    const ana = await aPerson(world)
    const bia = await aPerson(world)
    const reply = await ana.call('GET', '/account/export')
    const { data } = reply.json()
    expect(data.users).toEqual([expect.objectContaining({ email: ana.email })])
    expect(data.sessions).toHaveLength(1)
    expect(data.mails).toHaveLength(1)
    expect(reply.body).not.toContain(bia.email)
    expect(reply.body).not.toMatch(/argon2|_hash|token=/)
  })

  test('deletion leaves nothing of the person in any table, and nothing of others is lost', async () => {
    const kid = await aPerson(world)
    const bia = await aPerson(world)
    // Letters to a guardian who was replaced belong to the person too.
    const guardians = ['pai-dele@exemplo.br', 'mae-dele@exemplo.br']
    for (const guardianEmail of guardians) {
      await kid.call('PUT', '/account/birth-date', { birthDate: '2012-01-01', guardianEmail })
    }
    const traces = [kid.email, kid.id, ...guardians]
    const before = await everyRow()
    for (const trace of traces) expect(before).toContain(trace)

    const refused = await kid.call('POST', '/account/delete', { password: 'errada' })
    expect(refused.statusCode).toBe(403)
    expect((await kid.call('POST', '/account/delete', { password: kid.password })).statusCode).toBe(200)

    const after = await everyRow()
    for (const trace of traces) expect(after).not.toContain(trace)
    expect((await kid.call('GET', '/account')).statusCode).toBe(401)
    expect((await bia.call('GET', '/account')).statusCode).toBe(200)
  })

  test('a person who comes back starts anew', async () => {
    const ana = await aPerson(world)
    await ana.call('POST', '/account/delete', { password: ana.password })
    const again = await aPerson(world, { email: ana.email })
    expect(again.id).not.toBe(ana.id)
  })

  test('the only administrator cannot leave', async () => {
    const boss = await aPerson(world, { role: 'admin' })
    expect((await boss.call('POST', '/account/delete', { password: boss.password })).statusCode).toBe(409)
    await aPerson(world, { role: 'admin' })
    expect((await boss.call('POST', '/account/delete', { password: boss.password })).statusCode).toBe(200)
  })

  test('every table that refers to a person lets the person go', async () => {
    const rules = await db.execute<{ table: string; rule: string }>(
      "select conrelid::regclass::text as table, confdeltype as rule from pg_constraint where contype = 'f' and confrelid = 'users'::regclass",
    )
    expect(rules.rows.length).toBeGreaterThan(3)
    // c: deleted along; n: kept without the name (the audit trail).
    expect(rules.rows.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([])
  })

  /** The whole database as text. */
  async function everyRow() {
    const tables = await db.execute<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    const dumps = await Promise.all(
      tables.rows.map(({ name }) => db.execute<{ row: string }>(`select t::text as row from "${name}" t`)),
    )
    return dumps.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
  }
})

describe('administration', () => {
  test.each(['freemium', 'aluno', 'mentor'] as const)(
    'is closed to %s, existing address or not',
    async role => {
      const person = await aPerson(world, { role })
      for (const url of ['/admin/users', '/admin/users?limit=1', '/admin/nada', '/admin']) {
        const reply = await person.call('GET', url)
        expect(reply.statusCode).toBe(403)
        expect(reply.json().code).toBe('sem_permissao')
      }
      expect((await person.call('PATCH', `/admin/users/${person.id}`, { role: 'admin' })).statusCode).toBe(
        403,
      )
      expect((await app.inject({ url: '/api/admin/users' })).statusCode).toBe(401)
    },
  )

  test('pages through everybody, each once, the newest first, also when born at the same instant', async () => {
    const boss = await aPerson(world, { role: 'admin' })
    for (let i = 0; i < 6; i++) await aPerson(world)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor ? `&cursor=${cursor}` : ''
      const page = (await boss.call('GET', `/admin/users?limit=3${query}`)).json()
      expect(page.data.length).toBeLessThanOrEqual(3)
      seen.push(...page.data.map((user: { id: string }) => user.id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })

  test('searches by part of a name or address, taking % and _ literally', async () => {
    const boss = await aPerson(world, { role: 'admin', email: 'chefe@exemplo.br' })
    await aPerson(world, { email: 'cem_por_cento@exemplo.br' })
    await aPerson(world, { email: 'cemXpor@exemplo.br' })
    const find = async (search: string) =>
      (await boss.call('GET', `/admin/users?search=${encodeURIComponent(search)}`)).json().data.length
    expect(await find('cem_por')).toBe(1)
    expect(await find('%')).toBe(0)
    expect(await find('CEM')).toBe(2)
  })

  test.each(['0', '101', 'dez', '-1', '1.5'])('refuses limit=%s', async limit => {
    const boss = await aPerson(world, { role: 'admin' })
    expect((await boss.call('GET', `/admin/users?limit=${limit}`)).statusCode).toBe(400)
  })

  const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const someId = '00000000-0000-4000-8000-000000000000'

  test.each([
    'x',
    'eyJ9',
    cursorOf('a', 'b'),
    cursorOf('2026-13-45 10:00:00+00', someId),
    cursorOf('2026-02-30 10:00:00+00', someId),
    cursorOf('2026-02-03 25:00:00+00', someId),
  ])('refuses the cursor %s', async cursor => {
    const boss = await aPerson(world, { role: 'admin' })
    expect((await boss.call('GET', `/admin/users?cursor=${cursor}`)).json().fields).toHaveProperty('cursor')
  })

  test('changes a role, leaving a trace of who did it', async () => {
    const boss = await aPerson(world, { role: 'admin' })
    const ana = await aPerson(world)
    expect((await boss.call('PATCH', `/admin/users/${ana.id}`, { role: 'mentor' })).json().data.role).toBe(
      'mentor',
    )
    const trail = await db.execute<{ actor_id: string; action: string; subject: string }>(
      'select * from audit_trail',
    )
    expect(trail.rows).toEqual([
      expect.objectContaining({ actor_id: boss.id, action: 'account.changeRole', subject: ana.id }),
    ])
  })

  test('two administrators who demote each other at once leave one', async () => {
    const [one, two] = [await aPerson(world, { role: 'admin' }), await aPerson(world, { role: 'admin' })]
    await Promise.all([
      one.call('PATCH', `/admin/users/${two.id}`, { role: 'freemium' }),
      two.call('PATCH', `/admin/users/${one.id}`, { role: 'freemium' }),
    ])
    expect(await db.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1)
  })

  test('an unknown person is not found', async () => {
    const boss = await aPerson(world, { role: 'admin' })
    const reply = await boss.call('PATCH', '/admin/users/00000000-0000-4000-8000-000000000000', {
      role: 'mentor',
    })
    expect(reply.statusCode).toBe(404)
  })
})
