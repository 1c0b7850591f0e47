import { errorBody } from '@norteia/contract/errors'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Endpoint, listEndpoints } from './endpoints.ts'
import { aPerson } from './people.ts'
import { noLimits, openTestWorld } from './world.ts'

/** Walks the whole contract, so that an endpoint is covered by being added to it. */
const world = await openTestWorld({ limits: noLimits })
const endpoints = listEndpoints()

const WRONG = [
  12345,
  1.5,
  true,
  null,
  '',
  ['x'],
  { a: { b: [] } },
  'x'.repeat(100_000),
  '\u0000',
  '\u202eitlum',
]
const HOSTILE = [
  "'; drop table users; --",
  '" or ""="',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '😀'.repeat(20),
  'ﷺ',
]
/** What an answer must never show of the inside. */
const INSIDE = /node_modules|\bat .+\.ts:\d+|syntax error|drizzle|violates|pg_|relation "|argon2/

type Sending = { token?: string; input?: Record<string, unknown>; raw?: string | Buffer; type?: string }

/** Parameters go into the path; the rest into the query or the body, as the method has it. */
function send({ method, path, sample }: Endpoint, { token, input = sample, raw, type }: Sending) {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(typeof value === 'string' ? value.slice(0, 2_000) || 'vazio' : String(value))
  })
  const query = method === 'GET' ? `?${new URLSearchParams(asTexts(rest))}` : ''
  const payload = raw ?? (method === 'GET' ? undefined : JSON.stringify(rest))
  return world.app.inject({
    method,
    url: filled + query,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(payload !== undefined && { 'content-type': type ?? 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}

const inPath = (path: string, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => path.includes(`{${name}}`)))

const asTexts = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value).slice(0, 3_000)]))

type Reply = Awaited<ReturnType<typeof send>>

let kept: { token: string } | undefined
beforeEach(() => {
  kept = undefined
})

/** One administrator a test is enough, except where the endpoint may end the account or its sessions. */
async function anAdmin({ name }: Endpoint) {
  if (/^(auth|account)\./.test(name) || !kept) kept = await aPerson(world, { role: 'admin' })
  return kept
}

function expectRefusal(reply: Reply, ...statuses: number[]) {
  expect(statuses).toContain(reply.statusCode)
  expectDecent(reply)
}

function expectDecent(reply: Reply) {
  expect(reply.statusCode).toBeLessThan(500)
  expect(reply.body).not.toMatch(INSIDE)
  expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
  if (reply.statusCode >= 400) expect(errorBody.parse(reply.json()).requestId).not.toBe('')
}

/** How many rows each table has: what a refused request must not change. */
async function countRows() {
  const { rows } = await world.db.execute<{ counts: string }>(`
    select string_agg(tablename || '=' ||
      (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || quote_ident(tablename), false, true, '')))[1]::text,
      ' ' order by tablename) as counts
    from pg_tables where schemaname = 'public'`)
  return rows[0]!.counts
}

test('the walk finds the endpoints', () => {
  expect(endpoints.length).toBeGreaterThan(20)
  expect(endpoints.map(endpoint => endpoint.name)).toContain('auth.login')
})

describe.each(endpoints)('$name', endpoint => {
  const { method, path, sample, needsSignIn, needsAdmin, streams, accepts } = endpoint
  const hasBody = method !== 'GET'

  test('its sample is of the right shape, so that the walk tries more than the first field', () => {
    expect(accepts(withSecrets(sample))).toBe(true)
  })

  test('asks strangers, forged and malformed sessions to sign in, if it asks anybody', async () => {
    for (const token of [undefined, 'f'.repeat(43), '../../x', "' or 1=1 --"]) {
      const reply = await send(endpoint, { token, input: withSecrets(sample) })
      if (needsSignIn) expectRefusal(reply, 401)
      else expect(reply.statusCode).not.toBe(401 + Number(reply.json().code === 'credenciais_invalidas'))
    }
  })

  if (needsAdmin)
    test('refuses who does not administer', async () => {
      for (const role of ['freemium', 'aluno', 'mentor'] as const) {
        const { token } = await aPerson(world, { role })
        expectRefusal(await send(endpoint, { token }), 403)
      }
    })

  if (!streams)
    test('answers wrong types, missing fields and huge texts as the contract says', async () => {
      for (const [field, good] of Object.entries(sample)) {
        for (const wrong of [undefined, ...WRONG]) {
          if (path.includes(`{${field}}`) && (wrong === undefined || wrong === '')) continue
          const { token } = await anAdmin(endpoint)
          const input = { ...withSecrets(sample), [field]: wrong }
          if (wrong === undefined) delete input[field]
          // A query is all texts; of a body only what stands in the path is.
          const texts = method === 'GET' ? input : inPath(path, input)
          const sent = { ...input, ...asTexts(texts) }
          const before = await countRows()
          const reply = await send(endpoint, { token, input })
          expectDecent(reply)
          if (!accepts(sent)) {
            expect([field, typeof good, String(wrong).slice(0, 20), reply.statusCode]).toContain(400)
            expect(reply.json().code).toBe('validacao')
            expect(await countRows()).toBe(before)
          }
        }
      }
    })

  if (!streams)
    test('takes hostile text for text', async () => {
      for (const [field, good] of Object.entries(sample)) {
        if (typeof good !== 'string') continue
        for (const hostile of HOSTILE) {
          const { token } = await anAdmin(endpoint)
          expectDecent(await send(endpoint, { token, input: { ...withSecrets(sample), [field]: hostile } }))
        }
      }
    })

  const parameter = path.match(/\{(\w+)\}/)?.[1]
  if (parameter && endpoint.knowsMissing)
    test('knows no unknown id', async () => {
      const { token } = await aPerson(world, { role: 'admin' })
      expectRefusal(await send(endpoint, { token }), 404)
      expectRefusal(await send(endpoint, { token, input: { ...sample, [parameter]: 'nao-e-um-id' } }), 400)
    })

  if (hasBody)
    test('refuses what is not a small JSON object', async () => {
      const { token } = await aPerson(world, { role: 'admin' })
      const before = await countRows()
      const big = Buffer.alloc(10 * 1024 * 1024, 'x')
      expectRefusal(await send(endpoint, { token, raw: big }), 413)
      expectRefusal(await send(endpoint, { token, raw: '{"email": "a@b.br",' }), 400)
      expectRefusal(await send(endpoint, { token, raw: '{"__proto__": {"admin": true}}' }), 400)
      expectRefusal(await send(endpoint, { token, raw: '<p>oi</p>', type: 'text/html' }), 415)
      expectRefusal(
        await send(endpoint, { token, raw: 'a=1', type: 'application/x-www-form-urlencoded' }),
        415,
      )
      for (const raw of ['null', '[]', '"texto"', '42']) expectDecent(await send(endpoint, { token, raw }))
      expect((await countRows()).match(/users=\d+/)?.[0]).toBe(before.match(/users=\d+/)?.[0])
    })
})

test('an unknown address below /api answers the envelope, never a page', async () => {
  for (const url of ['/api', '/api/', '/api/nada', '/api/auth/login/extra', '/api/auth%00']) {
    const reply = await world.app.inject({ url })
    expectRefusal(reply, 404, 400)
    expect(reply.headers['content-type']).toContain('application/json')
  }
})

test('a method an address does not know is not found', async () => {
  expectRefusal(await world.app.inject({ method: 'DELETE', url: '/api/plans' }), 404)
})

/** What nobody can make up from a schema: a link's token (any text of its form will do) and a page's cursor. */
function withSecrets({ cursor: _, ...sample }: Record<string, unknown>): Record<string, unknown> {
  return 'token' in sample ? { ...sample, token: 'x'.repeat(43) } : sample
}
