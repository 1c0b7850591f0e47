import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aPerson } from '../../testing/people.ts'
import { aQuestion } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { loadExams, type PackedExam } from './load-exams.ts'
import { startSitting } from './start-sitting.ts'
import { examItems, exams, sittingAnswers } from './tables.ts'

const world = await openTestWorld()

beforeEach(async () => {
  for (const ref of ['q/um', 'q/dois', 'q/en', 'q/es']) await aQuestion(world, { ref, difficulty: 'hard' })
})

const places = (...refs: string[]) =>
  refs.map((ref, place) => ({
    ref: `q/${ref}`,
    position: place + 1,
    language: ref === 'en' || ref === 'es' ? (ref as 'en' | 'es') : null,
  }))

const packed = (change: Partial<PackedExam> = {}): PackedExam => ({
  ref: 'prova/um',
  title: 'Prova um',
  type: 'por-ano',
  discipline: null,
  family: 'ENEM',
  year: 2017,
  day: null,
  minutes: 300,
  description: 'Uma prova.',
  official: true,
  items: places('en', 'es', 'um', 'dois'),
  ...change,
})

const load = (...pack: PackedExam[]) => loadExams(world.db, pack, world.now())
const stored = async () => {
  const [exam] = await world.db.select().from(exams)
  const items = await world.db.select().from(examItems).where(eq(examItems.examId, exam!.id))
  return { exam: exam!, items }
}
async function sit() {
  const { exam } = await stored()
  const { id: userId } = await aPerson(world)
  await startSitting(world.db, { userId, exam, mode: 'timed', language: 'en', now: world.now() })
}

test('leaves out an exam whose questions are not all in the bank, and says which', async () => {
  expect(await load(packed({ items: places('um', 'nada') }))).toMatchObject({
    added: 0,
    incomplete: [{ ref: 'prova/um', missing: ['q/nada'] }],
  })
  expect(await world.db.select().from(exams)).toEqual([])
})

test('an exam that was sat can still be mended; whoever sat it keeps the questions they were given', async () => {
  await load(packed())
  await sit()
  const given = await world.db.select().from(sittingAnswers)
  expect(await load(packed({ items: places('um'), description: 'Melhor assim.' }))).toMatchObject({
    changed: 1,
  })
  expect((await stored()).exam).toMatchObject({ description: 'Melhor assim.', questionCount: 1 })
  expect(await world.db.select().from(sittingAnswers)).toEqual(given)
})

test('with questions of one language alone nothing is asked and nothing left out', async () => {
  const items = places('um', 'dois').map((one, i) => ({ ...one, language: i === 0 ? ('en' as const) : null }))
  await load(packed({ items }))
  expect((await stored()).exam).toMatchObject({ asksLanguage: false, questionCount: 2 })
  expect((await world.db.select().from(examItems)).map(({ language }) => language)).toEqual([null, null])
})

test('loading twice changes nothing', async () => {
  expect(await load(packed())).toMatchObject({ added: 1 })
  const before = await stored()
  expect(await load(packed())).toEqual({ added: 0, changed: 0, same: 1, incomplete: [] })
  expect(await stored()).toEqual(before)
})

test('of two languages a student meets one', async () => {
  await load(packed())
  const { exam, items } = await stored()
  expect(exam).toMatchObject({
    questionCount: 3,
    asksLanguage: true,
    difficulty: 'hard',
    status: 'published',
  })
  expect(items).toHaveLength(4)
})

test('an exam nobody sat takes new questions', async () => {
  await load(packed())
  expect(await load(packed({ items: places('dois', 'um') }))).toMatchObject({ changed: 1 })
  const { exam, items } = await stored()
  expect([exam.questionCount, exam.asksLanguage, items.length]).toEqual([2, false, 2])
})

test('stands after our own exams, the newest year first', async () => {
  await load(
    packed({ ref: 'a/2016', year: 2016 }),
    packed({ ref: 'a/2017', year: 2017 }),
    packed({ ref: 'a/nossa', year: null, official: false }),
  )
  const rows = await world.db.select().from(exams).orderBy(exams.position)
  expect(rows.map(({ ref }) => ref)).toEqual(['a/nossa', 'a/2017', 'a/2016'])
})
