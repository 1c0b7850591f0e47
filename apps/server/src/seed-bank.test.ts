import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { itemRevisions, items, loadedPacks } from './features/question-bank/tables.ts'
import { exams } from './features/sittings/tables.ts'
import { CONTENT } from './seed.ts'
import { seedBank } from './seed-bank.ts'
import { aPerson } from './testing/people.ts'
import { openTestWorld } from './testing/world.ts'

const world = await openTestWorld()
const load = () => seedBank(world.db, CONTENT, world.now())
const counted = async (table: typeof items | typeof exams | typeof itemRevisions) =>
  (await world.db.select({ count: count() }).from(table))[0]!.count

test('the bank is loaded once, and again changes nothing, even when it is read anew', async () => {
  await load()
  const before = { items: await counted(items), exams: await counted(exams) }
  expect(before.items).toBeGreaterThan(600)
  expect(before.exams).toBe(10)
  await load()
  await world.db.delete(loadedPacks)
  await load()
  expect({ items: await counted(items), exams: await counted(exams) }).toEqual(before)
  expect(await counted(itemRevisions)).toBe(0)
})

test('a newcomer finds exercises of every subject mixed, and exams of each area', async () => {
  await load()
  const bia = await aPerson(world)
  const first = (await bia.call('GET', '/exercises?limit=50')).json()
  const subjects = new Set(first.data.map(({ subject }: { subject: string }) => subject))
  expect(subjects.size).toBeGreaterThan(7)
  const listed = (await bia.call('GET', '/simulacoes')).json()
  expect(listed.data.map(({ totalQuestions }: { totalQuestions: number }) => totalQuestions)).toEqual([
    45, 45, 45, 45, 56, 90, 90, 50, 40, 32,
  ])
  const [languages] = listed.data
  const begun = await bia.call('POST', `/simulacoes/${languages.id}/start`, { language: 'es' })
  expect(begun.json().questions).toHaveLength(45)
  expect(begun.json().questions[0].question.subject).toBe('espanhol')
})
