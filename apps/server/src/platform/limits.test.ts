import { describe, expect, test } from 'vitest'
import { openTestWorld } from '../testing/world.ts'
import { type CountStore, countsWithSpare, createLimits, postgresCounts, purgeLimits } from './limits.ts'
import { createLog } from './log.ts'
import { rateLimits } from './tables.ts'

const world = await openTestWorld()
const store = postgresCounts(world.db, world.now)
const limits = createLimits(store, 'segredo')
const rule = { name: 'tries', most: 3, seconds: 60 }
const log = createLog('silent')

const tryTimes = async (times: number, who = 'ana@exemplo.br') => {
  for (let i = 0; i < times; i++) await limits.spend(rule, who)
}

describe('limits', () => {
  test('allow as many as the rule says and refuse the next, with the time that is left', async () => {
    await tryTimes(3)
    world.wait(18_000)
    await expect(tryTimes(1)).rejects.toMatchObject({
      code: 'muitas_tentativas',
      status: 429,
      data: { retryAfterSeconds: 42 },
    })
  })

  test('count each person and each rule by itself', async () => {
    await tryTimes(3)
    await tryTimes(3, 'bia@exemplo.br')
    await limits.spend({ ...rule, name: 'other' }, 'ana@exemplo.br')
  })

  test('begin anew when the window ends, not before, and refused tries do not lengthen it', async () => {
    await tryTimes(3)
    await expect(tryTimes(1)).rejects.toThrow()
    world.wait(60_000)
    await expect(tryTimes(1)).rejects.toThrow()
    world.wait(1)
    await tryTimes(3)
    await expect(tryTimes(1)).rejects.toThrow()
  })

  test('forgive whom they are told to', async () => {
    await tryTimes(3)
    await limits.forgive(rule, 'ana@exemplo.br')
    await tryTimes(3)
  })

  test('of many at the same instant let through exactly as many as the rule says', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => tryTimes(1)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  test('keep no e-mail, and no row longer than its window', async () => {
    await tryTimes(1)
    const [row] = await world.db.select().from(rateLimits)
    expect(row!.key).toMatch(/^tries:[\w-]{22}$/)
    await purgeLimits(world.db, world.now())
    expect(await world.db.select().from(rateLimits)).toHaveLength(1)
    world.wait(60_001)
    await purgeLimits(world.db, world.now())
    expect(await world.db.select().from(rateLimits)).toEqual([])
  })
})

describe('a store with a spare', () => {
  const away: CountStore = {
    add: () => Promise.reject(new Error('away')),
    drop: () => Promise.reject(new Error('away')),
  }

  test('counts in the spare while the first is away', async () => {
    const spared = createLimits(countsWithSpare(away, store, log), 'segredo')
    for (let i = 0; i < 3; i++) await spared.spend(rule, 'ana')
    await expect(spared.spend(rule, 'ana')).rejects.toThrow('Muitas tentativas')
    await spared.forgive(rule, 'ana')
    await spared.spend(rule, 'ana')
  })

  test('asks the first alone while it answers', async () => {
    const { add } = countsWithSpare(store, away, log)
    expect(await add('key', 60)).toEqual({ count: 1, secondsLeft: 60 })
  })
})
