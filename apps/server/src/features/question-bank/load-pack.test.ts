import { expect, test } from 'vitest'
import { openTestWorld } from '../../testing/world.ts'
import { changeItem } from './change-item.ts'
import { loadPack, type PackedItem } from './load-pack.ts'
import { itemImages, itemRevisions, items } from './tables.ts'

const world = await openTestWorld()

const packed = (change: Partial<PackedItem> = {}): PackedItem => ({
  ref: 'teste/um',
  subject: 'matematica',
  area: 'MT',
  topic: null,
  skill: 1,
  difficulty: 'easy',
  style: 'enem',
  source: 'Teste',
  year: null,
  language: null,
  support: null,
  statement: 'Quanto é $1+1$?',
  options: ['1', '2'].map(text => ({ text, image: null, why: null })),
  key: 'B',
  explanation: null,
  points: 5,
  annulled: false,
  outdated: false,
  parameters: { a: 1, b: 0, c: 0.2, origin: 'estimated' },
  ...change,
})

const load = (...pack: PackedItem[]) => loadPack(world.db, { items: pack }, world.now())

test('loading a pack twice changes nothing', async () => {
  expect(await load(packed())).toEqual({ added: 1, changed: 0, same: 0 })
  expect(await load(packed())).toEqual({ added: 0, changed: 0, same: 1 })
  expect(await world.db.select().from(itemRevisions)).toEqual([])
})

test('a changed question keeps how it read before', async () => {
  await load(packed())
  expect(await load(packed({ key: 'A' }))).toEqual({ added: 0, changed: 1, same: 0 })
  expect(await world.db.select().from(items)).toMatchObject([{ key: 'A', revision: 2 }])
  expect(await world.db.select().from(itemRevisions)).toMatchObject([{ revision: 1, content: { key: 'B' } }])
})

test('new parameters alone make no new revision', async () => {
  await load(packed())
  await load(packed({ parameters: { a: 2, b: 1, c: 0.1, origin: 'inep' } }))
  expect(await world.db.select().from(items)).toMatchObject([{ a: 2, parametersFrom: 'inep', revision: 1 }])
})

test('what was taken out or annulled here does not come back with a changed pack', async () => {
  await load(packed())
  await world.db.update(items).set({ status: 'archived', annulled: true })
  await load(packed({ points: 7 }))
  expect(await world.db.select().from(items)).toMatchObject([
    { status: 'archived', annulled: true, points: 7 },
  ])
})

test('topics may be added, removed and put in another order', async () => {
  const { listTopics, saveTopics } = await import('./store.ts')
  const save = (...slugs: string[]) =>
    saveTopics(
      world.db,
      slugs.map((slug, position) => ({ slug, subject: 'matematica' as const, name: slug, position })),
    )
  await save('a', 'b', 'c')
  for (const order of [
    ['a', 'c'],
    ['a', 'c'],
    ['c', 'a', 'd'],
  ])
    await save(...order)
  const order = (await listTopics(world.db)).filter(({ slug }) => slug !== 'b').map(({ slug }) => slug)
  expect(order).toEqual(['c', 'a', 'd'])
})

test('what somebody edited here stays until the pack itself changes', async () => {
  await load(packed())
  const [row] = await world.db.select().from(items)
  await changeItem(world.db, row!, { statement: 'Melhor assim?' }, { now: world.now() })
  await load(packed())
  expect(await world.db.select().from(items)).toMatchObject([{ statement: 'Melhor assim?', revision: 2 }])
})

test('parameters calibrated from our own answers outlive a first guess, not INEP’s', async () => {
  await load(packed())
  await world.db.update(items).set({ a: 1.7, parametersFrom: 'calibrated' })
  await load(packed({ points: 6 }))
  expect(await world.db.select().from(items)).toMatchObject([
    { a: 1.7, points: 6, parametersFrom: 'calibrated' },
  ])
  await load(packed({ parameters: { a: 2, b: 1, c: 0.1, origin: 'inep' } }))
  expect(await world.db.select().from(items)).toMatchObject([{ a: 2, parametersFrom: 'inep' }])
})

test('a picture is stored once and named by what is in it', async () => {
  const images = [{ name: 'figura.png', type: 'image/png', bytes: Buffer.from('bytes') }]
  const item = packed({ statement: 'Veja ![uma reta](img:figura.png)' })
  await loadPack(world.db, { items: [item, { ...item, ref: 'teste/dois' }], images }, world.now())
  const [image] = await world.db.select().from(itemImages)
  const rows = await world.db.select().from(items)
  expect(rows.map(row => row.statement)).toEqual(Array(2).fill(`Veja ![uma reta](img:${image!.hash})`))
})
