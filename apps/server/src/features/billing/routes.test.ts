import { expect, test } from 'vitest'
import { seed } from '../../seed.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestWorld } from '../../testing/world.ts'
import { getCurrentPlan } from './store.ts'
import { plans, subscriptions } from './tables.ts'

const world = await openTestWorld()
const { app, db } = world
const DAY = 24 * 60 * 60 * 1000

const listed = async () =>
  (await app.inject({ url: '/api/plans' })).json().data as { slug: string; price: number }[]
const planOf = async (person: Awaited<ReturnType<typeof aPerson>>) =>
  (await person.call('GET', '/subscriptions/me')).json().data.currentPlan.slug

test('anybody reads the plans, in order and in reais, without the inactive ones', async () => {
  expect((await listed()).map(({ slug, price }) => [slug, price])).toEqual([
    ['freemium', 0],
    ['aprovador-pro', 97],
    ['guru-elite', 197],
    ['aprovador-pro-anual', 970],
  ])
  await db.update(plans).set({ isActive: false })
  expect(await listed()).toEqual([])
})

test('running the seed again keeps what an administrator changed', async () => {
  await db.update(plans).set({ priceCents: 12345 })
  await seed(db, { demo: false, now: world.now() })
  expect((await listed()).map(({ price }) => price)).toEqual([123.45, 123.45, 123.45, 123.45])
})

test('who pays nothing has the free plan; a paid one counts while it is active and not over', async () => {
  const ana = await aPerson(world)
  const bia = await aPerson(world)
  expect(await planOf(ana)).toBe('freemium')
  const pro = (await db.select().from(plans)).find(plan => plan.slug === 'aprovador-pro')!
  const endsAt = new Date(world.now().getTime() + 5 * DAY)
  await db
    .insert(subscriptions)
    .values({ userId: ana.id, planId: pro.id, status: 'active', startedAt: world.now(), endsAt })
  expect(await planOf(ana)).toBe('aprovador-pro')
  expect(await planOf(bia)).toBe('freemium')
  world.wait(5 * DAY + 1)
  expect(await planOf(ana)).toBe('freemium')
  await db.update(subscriptions).set({ status: 'ended', endsAt: null })
  expect(await planOf(ana)).toBe('freemium')
})

test('an installation without its seed says so instead of guessing', async () => {
  const ana = await aPerson(world)
  await db.delete(plans)
  await expect(getCurrentPlan(db, ana.id, world.now())).rejects.toThrow('the free plan is missing')
})
