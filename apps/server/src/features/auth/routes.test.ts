import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mails } from '../../platform/tables.ts'
import { aPerson, linkFor } from '../../testing/people.ts'
import { openTestWorld } from '../../testing/world.ts'
import { mailedLinks, sessions, users } from './tables.ts'

const world = await openTestWorld()
const { app, db } = world
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Payload = Record<string, unknown>
const post = (url: string, payload: Payload, remoteAddress = '10.9.9.9', headers = {}) =>
  app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, remoteAddress, headers })
const login = (email: string, password: string, from?: string) => post('login', { email, password }, from)
const validate = (headers: Record<string, string>) => app.inject({ url: '/api/auth/validate', headers })

describe('register', () => {
  const newcomer = { firstName: 'Ana', lastName: 'Lima', email: 'ana@exemplo.br', password: 'segredo' }

  test('creates a freemium person whatever role and username are sent, and signs them in', async () => {
    const reply = await post('register', { ...newcomer, role: 'admin', username: 'root' })
    expect(reply.statusCode).toBe(201)
    const { data, success } = reply.json()
    expect(success).toBe(true)
    expect(data.user).toMatchObject({
      username: 'ana',
      role: 'freemium',
      totalPoints: 0,
      level: 1,
      emailVerified: false,
    })
    expect((await validate({ authorization: `Bearer ${data.token}` })).statusCode).toBe(200)
    expect(reply.headers['set-cookie']).toMatch(/^norteia_sessao=.+HttpOnly.+SameSite=Lax/)
  })

  test('refuses a second account with the same e-mail in other letters, and stores nothing', async () => {
    await post('register', newcomer)
    const reply = await post('register', { ...newcomer, email: 'ANA@Exemplo.BR' })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({
      success: false,
      code: 'email_em_uso',
      fields: { email: expect.any(String) },
    })
    expect(await db.select().from(users)).toHaveLength(1)
  })

  test('two people with the same name before the @ get different usernames, even at the same instant', async () => {
    const replies = await Promise.all(
      ['a.br', 'b.br', 'c.br'].map(host => post('register', { ...newcomer, email: `ana@${host}` })),
    )
    const names = replies.map(reply => reply.json().data.user.username).sort()
    expect(names).toEqual(['ana', 'ana2', 'ana3'])
  })

  test('a double click creates one account', async () => {
    const replies = await Promise.all([post('register', newcomer), post('register', newcomer)])
    expect(replies.map(reply => reply.statusCode).sort()).toEqual([201, 409])
    expect(await db.select().from(users)).toHaveLength(1)
  })

  test.each([
    ['password', { password: '12345' }, 'A senha deve ter pelo menos 6 caracteres'],
    ['email', { email: 'ana.exemplo.br' }, 'Informe um e-mail válido.'],
    ['firstName', { firstName: '   ' }, 'Preencha este campo.'],
    ['lastName', { lastName: undefined }, 'Preencha este campo.'],
    ['firstName', { firstName: 'a\u0000b' }, 'Há caracteres que não podemos guardar.'],
  ])('refuses a bad %s with its sentence', async (field, change, sentence) => {
    const reply = await post('register', { ...newcomer, ...change })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'validacao', fields: { [field]: sentence } })
    expect(await db.select().from(users)).toHaveLength(0)
  })

  test('keeps neither password nor session token, only what cannot be turned back', async () => {
    const { data } = (await post('register', newcomer)).json()
    const everything = JSON.stringify([await db.select().from(users), await db.select().from(sessions)])
    expect(everything).not.toContain(newcomer.password)
    expect(everything).not.toContain(data.token)
    expect(everything).toContain('$argon2id$')
  })

  test('refuses the sixth try for one e-mail within the hour, wherever it comes from', async () => {
    for (let i = 0; i < 5; i++) await post('register', newcomer, `10.1.0.${i}`)
    const reply = await post('register', newcomer, '10.1.0.9')
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3000)
  })
})

describe('login', () => {
  test('an unknown e-mail and a wrong password answer alike', async () => {
    const ana = await aPerson(world)
    const wrong = await login(ana.email, 'errada')
    const unknown = await login('ninguem@exemplo.br', 'errada')
    expect(wrong.statusCode).toBe(401)
    const { requestId: _a, ...first } = wrong.json()
    const { requestId: _b, ...second } = unknown.json()
    expect(first).toEqual(second)
    expect(first).toEqual({
      success: false,
      code: 'credenciais_invalidas',
      message: 'Credenciais inválidas. Tente novamente.',
    })
  })

  test('an unknown e-mail takes about as long as a wrong password', async () => {
    const ana = await aPerson(world)
    const time = async (email: string, from: string) => {
      const times: number[] = []
      for (let i = 0; i < 9; i++) {
        const start = performance.now()
        await login(email, 'errada', `${from}${i}`)
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[4]!
    }
    const wrong = await time(ana.email, '10.2.0.')
    const unknown = await time('ninguem@exemplo.br', '10.3.0.')
    // Without the dummy comparison the unknown one takes a tenth of the time.
    expect(unknown).toBeGreaterThan(wrong / 3)
  })

  test('e-mails are compared without regard to case', async () => {
    await aPerson(world, { email: 'bia@exemplo.br', password: 'senha-boa' })
    expect((await login('BIA@Exemplo.br', 'senha-boa')).statusCode).toBe(200)
  })

  test('a deactivated person cannot enter, nor use an open session', async () => {
    const person = await aPerson(world, { isActive: false })
    expect((await login(person.email, person.password)).statusCode).toBe(401)
    expect((await person.call('GET', '/auth/validate')).statusCode).toBe(401)
  })

  test('the eleventh try on an account waits, even with the right password; time lets it in again', async () => {
    const ana = await aPerson(world)
    for (let i = 0; i < 10; i++) await login(ana.email, 'errada', `10.4.0.${i}`)
    const reply = await login(ana.email, ana.password, '10.4.1.1')
    expect(reply.statusCode).toBe(429)
    expect(reply.json().code).toBe('muitas_tentativas')
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800)
    world.wait(15 * MINUTE + 1000)
    expect((await login(ana.email, ana.password)).statusCode).toBe(200)
  })

  test('an address that tries many accounts is stopped, and others are not', async () => {
    for (let i = 0; i < 100; i++) await login(`alvo${i}@exemplo.br`, 'errada', '10.5.0.1')
    expect((await login('outro@exemplo.br', 'errada', '10.5.0.1')).statusCode).toBe(429)
    expect((await login('outro@exemplo.br', 'errada', '10.5.0.2')).statusCode).toBe(401)
  })

  test('a right password clears the account’s count', async () => {
    const ana = await aPerson(world)
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) await login(ana.email, 'errada', `10.6.${round}.${i}`)
      expect((await login(ana.email, ana.password, '10.6.9.9')).statusCode).toBe(200)
    }
  })
})

describe('session', () => {
  test('the cookie alone is enough, and another site cannot use it to change anything', async () => {
    const ana = await aPerson(world)
    const cookie = `norteia_sessao=${ana.token}`
    expect((await validate({ cookie })).statusCode).toBe(200)
    const foreign = await post('logout', {}, '10.9.9.9', {
      cookie,
      host: 'localhost:3000',
      origin: 'https://mau.example',
    })
    expect(foreign.statusCode).toBe(403)
    expect(foreign.json().code).toBe('origem_recusada')
    expect((await validate({ cookie })).statusCode).toBe(200)
  })

  test.each([
    ['none', {}],
    ['a forged token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['an SQL cookie', { cookie: "norteia_sessao=' or 1=1 --" }],
  ])('%s is not a session', async (_, headers) => {
    const reply = await validate(headers as Record<string, string>)
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ success: false, code: 'nao_autenticado' })
  })

  test('ends after thirty days unused and half a year at most', async () => {
    const ana = await aPerson(world)
    for (let i = 0; i < 8; i++) {
      world.wait(22 * DAY)
      expect((await ana.call('GET', '/auth/validate')).statusCode).toBe(200)
    }
    world.wait(5 * DAY)
    expect((await ana.call('GET', '/auth/validate')).statusCode).toBe(401)

    const bia = await aPerson(world)
    world.wait(31 * DAY)
    expect((await bia.call('GET', '/auth/validate')).statusCode).toBe(401)
  })

  test('logout ends it on the server', async () => {
    const ana = await aPerson(world)
    expect((await ana.call('POST', '/auth/logout')).json()).toEqual({
      success: true,
      message: 'Você foi desconectado com sucesso',
    })
    expect((await ana.call('GET', '/auth/validate')).statusCode).toBe(401)
  })
})

describe('forgotten password', () => {
  test('answers the same for a stranger, and writes to nobody', async () => {
    const ana = await aPerson(world)
    const known = await post('forgot-password', { email: ana.email })
    const unknown = await post('forgot-password', { email: 'ninguem@exemplo.br' })
    expect(known.statusCode).toBe(200)
    expect(known.json()).toEqual(unknown.json())
    expect(await db.select().from(mails).where(eq(mails.recipient, 'ninguem@exemplo.br'))).toEqual([])
  })

  test('the link sets a new password once, proves the e-mail, and ends every session', async () => {
    const ana = await aPerson(world)
    await post('forgot-password', { email: ana.email })
    const token = await untilLink('reset-password', ana.email)
    expect((await post('reset-password', { token, password: 'nova-senha' })).statusCode).toBe(200)
    expect((await ana.call('GET', '/auth/validate')).statusCode).toBe(401)
    expect((await login(ana.email, ana.password)).statusCode).toBe(401)
    const entered = await login(ana.email, 'nova-senha')
    expect(entered.json().data.user.emailVerified).toBe(true)
    const again = await post('reset-password', { token, password: 'outra-senha' })
    expect(again.json()).toMatchObject({ success: false, code: 'token_invalido' })
  })

  test('of two clicks at the same instant one wins', async () => {
    const ana = await aPerson(world)
    await post('forgot-password', { email: ana.email })
    const token = await untilLink('reset-password', ana.email)
    const replies = await Promise.all([
      post('reset-password', { token, password: 'primeira' }),
      post('reset-password', { token, password: 'segunda' }),
    ])
    expect(replies.map(reply => reply.statusCode).sort()).toEqual([200, 400])
  })

  test('the link is dead after an hour, and an older link as soon as a newer one is asked for', async () => {
    const ana = await aPerson(world)
    await post('forgot-password', { email: ana.email })
    const first = await untilLink('reset-password', ana.email)
    await post('forgot-password', { email: ana.email })
    const second = await untilLink('reset-password', ana.email)
    expect((await post('reset-password', { token: first, password: 'nova-senha' })).statusCode).toBe(400)
    world.wait(60 * MINUTE + 1)
    expect((await post('reset-password', { token: second, password: 'nova-senha' })).statusCode).toBe(400)
  })

  test('a link of another purpose resets nothing', async () => {
    const ana = await aPerson(world)
    const token = await linkFor(world, 'verify-email', ana.email)
    expect((await post('reset-password', { token, password: 'nova-senha' })).statusCode).toBe(400)
    expect(await db.select().from(mailedLinks)).toHaveLength(1)
  })

  test('an account gets three letters an hour', async () => {
    const ana = await aPerson(world)
    for (let i = 0; i < 3; i++) await post('forgot-password', { email: ana.email }, `10.7.0.${i}`)
    expect((await post('forgot-password', { email: ana.email }, '10.7.0.9')).statusCode).toBe(429)
  })

  /** The letter is written after the answer, so that the answer's time tells nothing. */
  async function untilLink(kind: string, address: string) {
    await world.settle()
    return linkFor(world, kind, address)
  }
})

describe('e-mail and guardian links', () => {
  test('the link confirms the address', async () => {
    const ana = await aPerson(world)
    const token = await linkFor(world, 'verify-email', ana.email)
    expect((await post('verify-email', { token })).statusCode).toBe(200)
    expect((await ana.call('GET', '/auth/validate')).json().data.user.emailVerified).toBe(true)
    expect((await post('verify-email', { token })).statusCode).toBe(400)
  })

  test('a new verification letter may be asked for, three times an hour, by who is signed in', async () => {
    expect((await post('resend-verification', {})).statusCode).toBe(401)
    const ana = await aPerson(world)
    const codes: number[] = []
    for (let i = 0; i < 4; i++) codes.push((await ana.call('POST', '/auth/resend-verification')).statusCode)
    expect(codes).toEqual([200, 200, 200, 429])
  })

  test('a guardian opens the social functions of a fifteen-year-old, who could not do it alone', async () => {
    const kid = await aPerson(world, { firstName: 'Caio' })
    const asked = await kid.call('PUT', '/account/birth-date', {
      birthDate: '2011-05-02',
      guardianEmail: 'mae@exemplo.br',
    })
    expect(asked.json().data).toMatchObject({ socialDoor: 'guardian', guardianConfirmed: false })
    const token = await linkFor(world, 'guardian', 'mae@exemplo.br')
    expect((await post('guardian', { token })).json()).toEqual({
      success: true,
      data: { studentFirstName: 'Caio' },
    })
    expect((await kid.call('GET', '/auth/validate')).json().data.user.socialDoor).toBe('open')
  })

  test('a link to a guardian who was replaced opens nothing', async () => {
    const kid = await aPerson(world)
    await kid.call('PUT', '/account/birth-date', {
      birthDate: '2011-05-02',
      guardianEmail: 'amigo@exemplo.br',
    })
    const token = await linkFor(world, 'guardian', 'amigo@exemplo.br')
    await kid.call('PUT', '/account/birth-date', { birthDate: '2011-05-02', guardianEmail: 'mae@exemplo.br' })
    expect((await post('guardian', { token })).statusCode).toBe(400)
    expect((await kid.call('GET', '/auth/validate')).json().data.user.socialDoor).toBe('guardian')
  })
})
