import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { envelopeOf } from './envelope.ts'
import { refuse } from './refusal.ts'
import { serveSite } from './site.ts'

const app = Fastify()

beforeAll(async () => {
  const home = await mkdtemp(join(tmpdir(), 'norteia-site-'))
  const folder = join(home, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  const files = { 'index.html': 'inicial', 'plans.html': 'planos', 'app.html': 'app', '404.html': 'perdida' }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'assets/a-1234.js'), 'x'.repeat(2000))
  await writeFile(join(folder, 'assets/a-1234.js.br'), 'comprimido')
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(envelopeOf(refuse('nao_encontrado'))))
  await serveSite(app, { folder, gallery: false })
  return async () => {
    await app.close()
    await rm(home, { recursive: true })
  }
})

test.each([
  ['/', 200, 'inicial'],
  ['/plans', 200, 'planos'],
  ['/login', 200, 'app'],
  ['/platform', 200, 'app'],
  ['/platform/qualquer/coisa', 200, 'app'],
  ['/platform?x=1', 200, 'app'],
  ['/platformx', 404, 'perdida'],
  ['/dev/ui', 404, 'perdida'],
  ['/app.html', 404, 'perdida'],
  ['/assets/nada.js', 404, 'perdida'],
  ['/../package.json', 404, 'perdida'],
  ['/%2e%2e/package.json', 404, 'perdida'],
])('%s answers %i with its page', async (url, status, text) => {
  const reply = await app.inject({ url })
  expect([reply.statusCode, reply.body]).toEqual([status, text])
})

test.each([
  ['/courses', '/platform/courses'],
  ['/admin', '/platform/admin'],
  ['/dashboard', '/platform'],
  ['/ranking?periodo=mensal', '/platform/ranking?periodo=mensal'],
])('%s moves to %s', async (url, target) => {
  const reply = await app.inject({ url })
  expect([reply.statusCode, reply.headers.location]).toEqual([302, target])
})

test('hashed assets are kept for ever and sent compressed; pages are asked for again and answered 304', async () => {
  const asset = await app.inject({ url: '/assets/a-1234.js', headers: { 'accept-encoding': 'br' } })
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(asset.body).toBe('comprimido')

  const page = await app.inject({ url: '/' })
  expect(page.headers['cache-control']).toBe('no-cache')
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('below /api there is never a page', async () => {
  expect((await app.inject({ url: '/api' })).json().code).toBe('nao_encontrado')
})
