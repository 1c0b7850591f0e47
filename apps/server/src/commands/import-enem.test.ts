import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { politeFetcher } from '@norteia/content/importers/source/fetch-politely'
import { DOT, openEnemService } from '@norteia/content/importers/testing/enem-service'
import { faultyOpenSet, openQuestion, truthOf } from '@norteia/content/importers/testing/open-set'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeItem } from '../features/question-bank/public.ts'
import { itemImages, items } from '../features/question-bank/tables.ts'
import { examItems, exams } from '../features/sittings/tables.ts'
import { openTestWorld } from '../testing/world.ts'
import { type EnemImport, runEnemImport } from './import-enem.ts'
import { silent } from './import-progress.ts'
import { stateIn } from './import-state.ts'

const world = await openTestWorld()

let folder: string
const services: Awaited<ReturnType<typeof openEnemService>>[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'norteia-enem-'))
  await world.db.execute(sql`truncate official_figures`)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  for (const service of services.splice(0)) await service.close()
})

const hasten = { fetch, now: () => 0, sleep: async () => {} }
const run = (source: string, change: Partial<EnemImport> = {}) =>
  runEnemImport(world.db, {
    source,
    mode: 'download',
    dryRun: false,
    state: stateIn(join(folder, 'state')),
    fetch: politeFetcher(hasten),
    progress: silent,
    now: world.now(),
    ...change,
  })
const file = async (content: unknown, name = 'questions.json') => {
  await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return join(folder, name)
}
const serve = async (...args: Parameters<typeof openEnemService>) => {
  const service = await openEnemService(...args)
  services.push(service)
  return service
}
const rowOf = async (ref: string) => (await world.db.select().from(items).where(eq(items.ref, ref)))[0]
const counts = async () => ({
  items: await world.db.$count(items),
  exams: await world.db.$count(exams),
  images: await world.db.$count(itemImages),
})

describe('refuses, with nothing changed,', () => {
  test.each([
    ['a page of HTML', '<!doctype html><title>Entre na rede</title>', /página HTML/],
    ['an empty file', '', /vazio/],
    ['words', 'olá', /não é JSON/],
    ['a list without questions', '{"questions":[]}', /nenhuma questão/],
    ['an error of the service', '{"error":{"message":"No exam found"}}', /No exam found/],
  ])('%s', async (_, content, why) => {
    await expect(run(await file(content))).rejects.toThrow(why)
    expect(await counts()).toEqual({ items: 0, exams: 0, images: 0 })
  })

  test('a file of 200 MB', async () => {
    const path = join(folder, 'grande.json')
    const handle = await open(path, 'w')
    await handle.truncate(200 * 1024 * 1024)
    await handle.close()
    await expect(run(path)).rejects.toThrow(/200 MB/)
  })

  test('questions of another year than the one asked for', async () => {
    const report = await run(await file([openQuestion(2018, truthOf(2018)[20]!)]), { year: 2019 })
    expect(report).toMatchObject({ read: 1, accepted: 0, skipped: 1 })
    expect(report.notes).toEqual([expect.stringMatching(/são de 2018, não de 2019/)])
  })
})

describe('a whole year', () => {
  const truth = truthOf(2019)
  const year = faultyOpenSet(2019, truth)

  test('comes in with official keys, areas, skills and parameters, and as the exams it was', async () => {
    const report = await run(await file(year))
    expect(report).toMatchObject({ read: year.length, accepted: year.length, refused: [], drafts: [] })
    expect(report.bank).toMatchObject({ questions: { added: year.length }, exams: { added: 7 } })
    for (const { index, language, area, key } of truth) {
      const row = await rowOf(`enem/2019/${index}${language ? `-${language}` : ''}`)
      if (!row) continue
      expect(row).toMatchObject({ area, key, annulled: key === null, official: true, status: 'published' })
      expect(row.parametersFrom).toBe(key === null ? null : 'inep')
    }
    const [day] = await world.db.select().from(exams).where(eq(exams.ref, 'enem/2019/dia-1'))
    expect(day).toMatchObject({
      title: 'ENEM 2019 — 1º dia',
      minutes: 330,
      asksLanguage: true,
      year: 2019,
      day: 1,
    })
  })

  test('changes nothing the second time, and nothing at all in a rehearsal', async () => {
    const path = await file(year)
    const rehearsed = await run(path, { dryRun: true })
    expect(rehearsed.bank).toMatchObject({ questions: { added: year.length }, exams: { added: 7 } })
    expect(await counts()).toEqual({ items: 0, exams: 0, images: 0 })

    await run(path)
    const before = await world.db.select().from(examItems)
    expect((await run(path)).bank).toMatchObject({
      questions: { added: 0, changed: 0, same: year.length },
      exams: { added: 0, changed: 0, same: 7 },
    })
    expect(await world.db.select().from(examItems)).toEqual(before)
  })

  test('one broken record, one repeated and one that contradicts another lose nothing else', async () => {
    const contrary = { ...year[40]!, context: 'Outro texto.' }
    const report = await run(await file([...year, 'quebrado', { index: 3 }, year[40], contrary]))
    expect(report).toMatchObject({ read: year.length + 4, accepted: year.length, repeated: 1 })
    expect(report.refused).toHaveLength(3)
  })

  test('cut short it gives what is whole, and the rest another time', async () => {
    const text = JSON.stringify({ questions: year })
    const report = await run(await file(text.slice(0, text.length / 2)))
    expect(report.accepted).toBeGreaterThan(80)
    expect(report.refused).toEqual([expect.objectContaining({ reason: expect.stringMatching(/cortado/) })])
    const whole = await run(await file(text))
    expect(whole.bank.questions).toEqual({
      added: year.length - report.accepted,
      changed: 0,
      same: report.accepted,
    })
  })

  test('in two halves it makes its exams with the second', async () => {
    const first = await run(await file(year.slice(0, 50)))
    expect(first.bank.exams.added).toBe(1)
    expect((await run(await file(year.slice(50)))).bank.exams.added).toBe(6)
  })

  test('what somebody mended here stays', async () => {
    const path = await file(year)
    await run(path)
    const row = (await rowOf('enem/2019/60'))!
    await changeItem(world.db, row, { statement: 'Melhor assim:' }, { now: world.now() })
    await run(path)
    expect((await rowOf('enem/2019/60'))!.statement).toBe('Melhor assim:')
  })
})

describe('pictures', () => {
  const withPicture = (url: string) => ({
    ...openQuestion(2019, truthOf(2019).find(({ index }) => index === 60)!),
    context: `Veja ![](${url})`,
  })

  test('one out of reach keeps its question from students until it comes', async () => {
    let down = true
    const { address } = await serve([], (_, response) => {
      if (down) response.writeHead(404).end()
      return down
    })
    const path = await file([withPicture(`${address}/pictures/a.png`)])
    const report = await run(path)
    expect(report.drafts).toEqual([
      { record: 'enem/2019/60', reason: expect.stringMatching(/sem figura.*404/) },
    ])
    expect((await rowOf('enem/2019/60'))!.status).toBe('draft')

    down = false
    expect((await run(path)).bank.questions).toMatchObject({ changed: 1 })
    const row = (await rowOf('enem/2019/60'))!
    expect(row).toMatchObject({ status: 'published', support: expect.stringMatching(/\(img:[\w-]{43}\)/) })
    expect(await counts()).toMatchObject({ images: 1 })
  })

  test('are fetched once for all times; without the network a published question stays as it is', async () => {
    const { address, asked } = await serve([])
    const path = await file([withPicture(`${address}/pictures/a.png`)])
    await run(path)
    await run(path)
    expect(asked).toHaveLength(1)
    await rm(join(folder, 'state'), { recursive: true })
    const report = await run(path, { mode: 'skip' })
    expect(report.bank.left).toEqual([expect.objectContaining({ record: 'enem/2019/60' })])
    expect((await rowOf('enem/2019/60'))!.status).toBe('published')
  })

  test('that lie beside the question need no network', async () => {
    const place = join(folder, 'public/2019/questions/60')
    await mkdir(place, { recursive: true })
    await writeFile(
      join(place, 'details.json'),
      JSON.stringify(withPicture('https://enem.dev/2019/questions/60/a.png')),
    )
    await writeFile(join(place, 'a.png'), DOT)
    expect((await run(folder, { mode: 'skip' })).drafts).toEqual([])
    expect((await rowOf('enem/2019/60'))!.support).toMatch(/img:[\w-]{43}/)
  })

  test('may stay links', async () => {
    await run(await file([withPicture('https://enem.dev/a.png')]), { mode: 'link' })
    expect(await rowOf('enem/2019/60')).toMatchObject({
      status: 'published',
      support: 'Veja [Ver figura](https://enem.dev/a.png)',
    })
  })
})

test('from the service, cut and started again, it asks for nothing twice', async () => {
  let down = true
  const year = truthOf(2019).map(place => openQuestion(2019, place))
  const { address, asked } = await serve(year, (url, response) => {
    const fails = down && url.searchParams.get('offset') === '100'
    if (fails) response.destroy()
    return fails
  })
  const cut = await run(`${address}/v1`, { year: 2019 })
  expect(cut.refused.length).toBeGreaterThan(0)
  down = false
  asked.length = 0
  const whole = await run(`${address}/v1`, { year: 2019 })
  expect(whole.refused).toEqual([])
  expect(await counts()).toMatchObject({ items: 185, exams: 7 })
  // Of eight pages the two before the cut were here already.
  const pages = asked.filter(url => url.includes('offset='))
  expect([pages.length, pages.some(url => /offset=(0|50)&language=ingles/.test(url))]).toEqual([6, false])
})

const SHARED = join(import.meta.dirname, '../../../../../shared/data/enem')

test.skipIf(!existsSync(SHARED))('the real years of ../shared come in whole', async () => {
  const report = await run(SHARED, { mode: 'link' })
  expect(report).toMatchObject({ read: 370, accepted: 370, refused: [] })
  expect(report.drafts.map(({ record }) => record)).toEqual([
    'enem/2017/175',
    'enem/2017/179',
    'enem/2017/180',
    'enem/2021/105',
    'enem/2021/147',
    'enem/2021/175',
  ])
  // Matemática of 2017 has lost the contexts of three questions and is no longer 95 of 100.
  expect(report.bank.exams.added).toBe(13)
})
