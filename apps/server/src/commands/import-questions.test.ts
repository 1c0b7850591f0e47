import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveTopics } from '../features/question-bank/public.ts'
import { items } from '../features/question-bank/tables.ts'
import { openTestWorld } from '../testing/world.ts'
import { silent } from './import-progress.ts'
import { runQuestionsImport } from './import-questions.ts'

const world = await openTestWorld()
const EXAMPLES = join(import.meta.dirname, '../../../../content/examples')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'norteia-questoes-'))
})
afterEach(() => rm(folder, { recursive: true }))

const run = (file: string, dryRun = false) =>
  runQuestionsImport(world.db, { file, dryRun, progress: silent, now: world.now() })
const write = async (name: string, content: string | Buffer) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

test.each([
  ['a zip', 'a.csv', Buffer.from('PK\u0003\u0004…'), /zip/],
  ['nothing', 'a.csv', '', /vazio/],
  ['a page of HTML', 'a.json', '<html>', /HTML/],
  ['words', 'a.csv', 'olá', /não é uma tabela/],
])('refuses %s and changes nothing', async (_, name, content, why) => {
  await expect(run(await write(name, content))).rejects.toThrow(why)
  expect(await world.db.$count(items)).toBe(0)
})

test('a broken record loses no other, and its reason is told', async () => {
  const file = await write(
    'q.csv',
    'codigo;materia;enunciado;a;b;gabarito\nx1;Física;Cai?;Sim;Não;A\nx2;;Cai?;Sim;Não;A\nx3;Física;Sobe?;Sim;Não;B',
  )
  const report = await run(file)
  expect(report.bank.questions).toMatchObject({ added: 2 })
  expect(report.refused).toEqual([{ record: 'q.csv, linha 3', reason: 'falta materia' }])
})

test.each(['questions-example.csv', 'questions-example.json'])('%s comes in, once', async name => {
  const file = join(EXAMPLES, name)
  const rehearsed = await run(file, true)
  expect(await world.db.$count(items)).toBe(0)
  const report = await run(file)
  expect(report).toMatchObject({ refused: [], bank: rehearsed.bank })
  expect((await run(file)).bank.questions).toMatchObject({ added: 0, changed: 0, same: report.accepted })
  expect(
    (await world.db.select().from(items)).every(row => !row.official && row.status === 'published'),
  ).toBe(true)
})

test('a topic of the syllabus is kept', async () => {
  await saveTopics(world.db, [{ slug: 'cinematica', subject: 'fisica', name: 'Cinemática', position: 0 }])
  const file = await write(
    'q.csv',
    'codigo;materia;topico;enunciado;a;b;gabarito\nx1;Física;Cinemática;Cai?;Sim;Não;A',
  )
  await run(file)
  expect(await world.db.select().from(items)).toMatchObject([{ ref: 'professor/x1', topic: 'cinematica' }])
})
