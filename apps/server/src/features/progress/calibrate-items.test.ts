import { randomUUID } from 'node:crypto'
import { chanceOfHit } from '@norteia/domain/item-response'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aQuestion } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { items } from '../question-bank/tables.ts'
import { calibrateItems, saveCalibration } from './calibrate-items.ts'

const world = await openTestWorld()

/** A seeded source (mulberry32), so that the students are the same every time. */
function chanceFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const TRUE_ITEMS = Array.from({ length: 12 }, (_, i) => ({
  discrimination: 1.2 + (i % 4) * 0.4,
  difficulty: -1 + i * 0.25,
  guess: 0.2,
}))

/** Students of known ability answer; every second item is official and holds the scale. */
async function simulate(students: number) {
  const chance = chanceFrom(7)
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  const rows: (typeof items.$inferSelect)[] = []
  for (const [i, { discrimination: a, difficulty: b, guess: c }] of TRUE_ITEMS.entries()) {
    rows.push(
      i % 2 === 0
        ? await aQuestion(world, { a, b, c, parametersFrom: 'inep' })
        : await aQuestion(world, { a: 1.8, b: 0.6, c: 0.2, parametersFrom: 'estimated' }),
    )
  }
  const people = Array.from({ length: students }, () => ({ id: randomUUID(), ability: normal() }))
  const answers = people.flatMap(({ id, ability }) =>
    TRUE_ITEMS.map((item, i) => ({ id, item: rows[i]!.id, hit: chance() < chanceOfHit(item, ability) })),
  )
  await world.db.execute(sql`insert into users (id, email, username, first_name, last_name, password_hash, created_at)
    select p::uuid, p, p, 'A', 'B', 'x', now() from jsonb_array_elements_text(${JSON.stringify(people.map(({ id }) => id))}::jsonb) p`)
  await world.db.execute(sql`insert into attempts (user_id, item_id, revision, chosen, hit, seconds, origin, answered_at)
    select id, item, 1, 'A', hit, 30, 'exercise', '2026-11-01'::timestamptz
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a(id uuid, item integer, hit boolean)`)
  return rows
}

test('with too few answers nothing is calibrated', async () => {
  await simulate(150)
  expect(await calibrateItems(world.db)).toEqual([])
})

test('finds the true curves again on the scale of the official items, and only first answers count', async () => {
  const rows = await simulate(1500)
  // Everybody tries one item again, having seen its key: that says nothing of the item.
  await world.db.execute(sql`insert into attempts (user_id, item_id, revision, chosen, hit, seconds, origin, answered_at)
    select user_id, item_id, 1, 'B', true, 5, 'review', '2026-11-02'::timestamptz from attempts where item_id = ${rows[11]!.id}`)
  const [found] = await calibrateItems(world.db)
  expect(found).toMatchObject({ area: 'MT', students: 1500, anchors: 6, converged: true })
  for (const { id, item } of found!.items) {
    const truth = TRUE_ITEMS[rows.findIndex(row => row.id === id)]!
    // The curve, not the parameters one by one: of an easy item guess and difficulty are hard to tell apart.
    const off = [-1, 0, 1, 2].map(ability =>
      Math.abs(chanceOfHit(item, ability) - chanceOfHit(truth, ability)),
    )
    expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(0.04)
  }

  await saveCalibration(world.db, found!.items)
  const stored = await world.db.select().from(items)
  expect(stored.filter(({ parametersFrom }) => parametersFrom === 'calibrated')).toHaveLength(6)
  expect(stored.find(({ id }) => id === rows[0]!.id)).toMatchObject({ a: 1.2, b: -1, parametersFrom: 'inep' })
})
