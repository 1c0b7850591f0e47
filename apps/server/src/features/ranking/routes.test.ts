import { dayOf } from '@norteia/domain/calendar'
import { standingNames } from '@norteia/domain/ranking'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPerson } from '../../testing/people.ts'
import { openTestWorld } from '../../testing/world.ts'
import { unlockedAchievements } from '../achievements/tables.ts'
import { users } from '../auth/tables.ts'
import { awardPoints } from '../progress/public.ts'
import { standings } from '../progress/tables.ts'

const world = await openTestWorld()
const DAY = 24 * 3_600_000

type Person = Awaited<ReturnType<typeof aPerson>>
type Entry = {
  position: number
  name: string
  points: number
  level: number
  tier: string
  achievements: number
  me: boolean
}
type Shown = {
  period: string
  from: string | null
  top: Entry[]
  around: Entry[]
  me: {
    position: number | null
    points: number
    tier: string | null
    toNext: number | null
    visible: boolean
    shownAs: string | null
  }
  participants: number
}

const rankingOf = async (person: Person, period = 'semanal') => {
  const reply = await person.call('GET', `/ranking?period=${period}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<{ data: Shown }>().data
}

let given = 0
const earn = (person: { id: string }, points: number) =>
  awardPoints(world.db, {
    userId: person.id,
    reason: 'community',
    object: String(++given),
    points,
    at: world.now(),
  })

/** So many others with points from `from` on, one more each, without a sign-up each. */
async function aCrowd(count: number, { from = 1, step = 1, birthDate = '2000-01-01' } = {}) {
  await world.db.execute(sql`
    with born as (
      insert into users (email, username, first_name, last_name, password_hash, created_at, birth_date)
      select 'multidao' || n || '-' || ${from}::integer || '@exemplo.br', 'multidao' || n || '-' || ${from}::integer,
        'Pessoa', 'Qualquer', 'x', now(), ${birthDate}::date
      from generate_series(0, ${count - 1}::integer) as n returning id
    ), numbered as (
      select id, row_number() over () - 1 as place from born
    )
    insert into standings (period, user_id, points, visible)
    select period, id, ${from}::integer + ${step}::integer * place, true
    from numbered cross join (values ('s:2026-11-16'), ('m:2026-11'), ('geral')) as periods(period)`)
}

test('asks for a period it knows', async () => {
  const bia = await aPerson(world)
  expect((await bia.call('GET', '/ranking?period=anual')).json()).toMatchObject({ code: 'validacao' })
})

test('whoever left the ranking appears nowhere, and sees their own points only', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world, { birthDate: '2000-01-01' })]
  await earn(bia, 100)
  await earn(ana, 40)
  await bia.call('PATCH', '/account', { showInRanking: false })
  for (const period of ['semanal', 'mensal', 'geral']) {
    const seen = await rankingOf(ana, period)
    expect(seen.top).toMatchObject([{ points: 40, position: 1, me: true }])
    expect(seen).toMatchObject({ participants: 1, me: { toNext: null } })
    expect((await rankingOf(bia, period)).me).toMatchObject({
      position: null,
      points: 100,
      tier: null,
      toNext: null,
      visible: false,
    })
    expect((await rankingOf(bia, period)).around).toEqual([])
  }
})

test('points earned while away stay one’s own, and come along on the way back', async () => {
  const [bia, ana] = [await aPerson(world), await aPerson(world)]
  await earn(ana, 60)
  await bia.call('PATCH', '/account', { showInRanking: false })
  await earn(bia, 50)
  expect((await rankingOf(ana)).participants).toBe(1)
  await bia.call('PATCH', '/account', { showInRanking: true })
  await earn(bia, 20)
  expect((await rankingOf(ana)).me).toMatchObject({ position: 2, toNext: 10 })
  expect((await rankingOf(bia)).me).toMatchObject({ position: 1, points: 70, visible: true })
})

test('changing the theme or the name leaves the ranking as it is', async () => {
  const bia = await aPerson(world)
  await earn(bia, 10)
  await bia.call('PATCH', '/account', { showInRanking: false })
  await bia.call('PATCH', '/account', { theme: 'dark' })
  const rows = await world.db.select().from(standings).where(eq(standings.userId, bia.id))
  expect(rows.map(({ visible }) => visible)).toEqual([false, false, false])
})

test.each([
  ['under sixteen', { birthDate: '2010-11-22' }, 'Estudante', null],
  ['of unknown age', {}, 'Estudante', null],
  ['under sixteen with a nickname', { birthDate: '2012-01-01', nickname: 'Estrela' }, 'Estrela', 'Estrela'],
  ['sixteen', { birthDate: '2010-11-21' }, 'Bia S.', 'Bia S.'],
])('somebody %s never shows more of a name than they may', async (_, change, name, shownAs) => {
  const [bia, ana] = [await aPerson(world, { firstName: 'Bia' }), await aPerson(world)]
  if (Object.keys(change).length > 0) await world.db.update(users).set(change).where(eq(users.id, bia.id))
  await earn(bia, 10)
  expect((await rankingOf(ana)).top).toMatchObject([{ name, me: false }])
  expect((await rankingOf(bia)).me.shownAs).toBe(shownAs)
  expect(JSON.stringify(await rankingOf(ana))).not.toMatch(/Silva|exemplo\.br/)
})

test('equal points share a place, and the next one counts them all', async () => {
  const people = [await aPerson(world), await aPerson(world), await aPerson(world), await aPerson(world)]
  for (const [i, points] of [50, 50, 50, 20].entries()) await earn(people[i]!, points)
  const seen = await rankingOf(people[3]!)
  expect(seen.top.map(({ position }) => position)).toEqual([1, 1, 1, 4])
  expect(seen.me).toMatchObject({ position: 4, toNext: 30 })
  expect((await rankingOf(people[1]!)).me).toMatchObject({ position: 1, toNext: null, tier: 'Diamante' })
})

test('outside of the first ten one sees oneself in the middle of two above and two below', async () => {
  await aCrowd(30)
  const bia = await aPerson(world)
  await earn(bia, 10)
  const seen = await rankingOf(bia)
  expect(seen.top.map(({ points }) => points)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21])
  expect(seen.participants).toBe(31)
  expect(seen.me).toMatchObject({ position: 21, points: 10, toNext: 1 })
  expect(seen.around).toHaveLength(5)
  const place = seen.around.findIndex(({ me }) => me)
  expect(seen.around[place]).toMatchObject({ points: 10, position: 21 })
  const places = seen.around.map(({ position }) => position)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('at the end of the list there is nobody below', async () => {
  await aCrowd(12, { from: 100 })
  const bia = await aPerson(world)
  await earn(bia, 1)
  const { around, me } = await rankingOf(bia)
  expect(around.map(({ position }) => position)).toEqual([11, 12, 13])
  expect(me).toMatchObject({ position: 13, tier: 'Bronze', toNext: 99 })
})

test('a week ends on Sunday at midnight in São Paulo, the month and all time go on', async () => {
  const bia = await aPerson(world)
  await earn(bia, 10)
  expect(await rankingOf(bia)).toMatchObject({ from: '2026-11-16', me: { points: 10 } })
  // From Saturday noon to the last second of Sunday, then one more.
  world.wait(1.5 * DAY - 1_000)
  expect(dayOf(world.now())).toBe('2026-11-22')
  expect((await rankingOf(bia)).me.points).toBe(10)
  world.wait(1_000)
  expect(await rankingOf(bia)).toMatchObject({
    from: '2026-11-23',
    top: [],
    me: { points: 0, position: null },
  })
  expect(await rankingOf(bia, 'mensal')).toMatchObject({
    from: '2026-11-01',
    me: { points: 10, position: 1 },
  })
  expect(await rankingOf(bia, 'geral')).toMatchObject({ from: null, me: { points: 10 } })
  world.wait(9 * DAY)
  expect(standingNames(dayOf(world.now()))[1]).toBe('m:2026-12')
  expect((await rankingOf(bia, 'mensal')).me.points).toBe(0)
})

test('a new account sees an honest nothing', async () => {
  const bia = await aPerson(world)
  expect(await rankingOf(bia)).toEqual({
    period: 'semanal',
    from: '2026-11-16',
    top: [],
    around: [],
    me: { position: null, points: 0, tier: null, toNext: null, visible: true, shownAs: null },
    participants: 0,
  })
})

test('the level comes from all points, achievements are counted', async () => {
  const bia = await aPerson(world)
  await earn(bia, 300)
  const at = world.now()
  await world.db.insert(unlockedAchievements).values([
    { userId: bia.id, achievement: 'respostas-1', at },
    { userId: bia.id, achievement: 'acertos-25', at },
  ])
  expect((await rankingOf(bia)).top).toMatchObject([{ level: 3, achievements: 2, points: 300 }])
})

test('among thousands places come from a distribution that is at most a minute old, and rows stay in order', async () => {
  await aCrowd(5_010, { from: 10, step: 2 })
  world.wait(61_000) // a minute ago, in the test before, there were few
  const bia = await aPerson(world)
  await earn(bia, 11)
  const first = await rankingOf(bia)
  expect(first.participants).toBe(5_011)
  expect(first.me).toMatchObject({ position: 5_010, tier: 'Bronze', toNext: 1 })
  expect(first.around.map(({ position }) => position)).toEqual([5_008, 5_009, 5_010, 5_011])

  // Own points count at once, others' within a minute.
  await earn(bia, 2)
  expect((await rankingOf(bia)).me.position).toBe(5_009)
  await aCrowd(3, { from: 50_000 })
  expect(await rankingOf(bia)).toMatchObject({ participants: 5_011, me: { position: 5_009 } })
  world.wait(61_000)
  await rankingOf(bia)
  await expect.poll(async () => (await rankingOf(bia)).participants).toBe(5_014)
  expect(await rankingOf(bia)).toMatchObject({ me: { position: 5_012 } })
})
