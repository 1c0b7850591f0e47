import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimits, redisCounts } from '../../platform/limits.ts'
import { createLog } from '../../platform/log.ts'
import { connectRedis, type Redis } from '../../platform/redis.ts'
import { lacksRedis, startRedis } from './redis.ts'

const log = createLog('silent')
let server: Awaited<ReturnType<typeof startRedis>>
let redis: Redis

beforeAll(async () => {
  if (lacksRedis) return
  server = await startRedis()
  redis = await connectRedis(server.url, log)
})
afterAll(async () => {
  redis?.destroy()
  await server?.remove()
})

test.skipIf(lacksRedis)(
  'counts, refuses with the time that is left, forgives, and begins anew when the window ends',
  async () => {
    const limits = createLimits(redisCounts(redis), 'segredo')
    const rule = { name: 'tries', most: 2, seconds: 1 }
    const spend = () => limits.spend(rule, 'ana@exemplo.br')
    await spend()
    await spend()
    await expect(spend()).rejects.toMatchObject({ code: 'muitas_tentativas', data: { retryAfterSeconds: 1 } })
    await limits.forgive(rule, 'ana@exemplo.br')
    await spend()
    await spend()
    await expect(spend()).rejects.toThrow()
    await expect.poll(() => spend().then(() => 'in')).toBe('in')
  },
)

test.skipIf(lacksRedis)('every count has an end, and its key no e-mail', async () => {
  const limits = createLimits(redisCounts(redis), 'segredo')
  await limits.spend({ name: 'kept', most: 5, seconds: 60 }, 'ana@exemplo.br')
  const keys = await redis.keys('norteia:limit:kept*')
  expect(keys).toEqual([expect.stringMatching(/^norteia:limit:kept:[\w-]{22}$/)])
  const left = await redis.ttl(keys[0]!)
  expect(left).toBeGreaterThan(50)
  expect(left).toBeLessThanOrEqual(60)
})

test('a Redis that is not there at the start is said in a sentence', async () => {
  await expect(connectRedis('redis://127.0.0.1:1', log)).rejects.toThrow(
    /Não consegui conectar ao Redis de REDIS_URL \(.*ECONNREFUSED/,
  )
})
