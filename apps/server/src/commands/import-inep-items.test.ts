import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { politeFetcher } from '@norteia/content/importers/source/fetch-politely'
import { openQuestion, shippedTable, type Truth, truthOf } from '@norteia/content/importers/testing/open-set'
import { languagesOf, sheetItems } from '@norteia/domain/item-response'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { itemRevisions, items, officialFigures } from '../features/question-bank/tables.ts'
import { exams } from '../features/sittings/tables.ts'
import { openTestWorld } from '../testing/world.ts'
import { runEnemImport } from './import-enem.ts'
import { runItemsImport } from './import-inep-items.ts'
import { silent } from './import-progress.ts'
import { stateIn } from './import-state.ts'

const world = await openTestWorld()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'norteia-itens-'))
  await world.db.execute(sql`truncate official_figures`)
})
afterEach(() => rm(folder, { recursive: true }))

/** A year nobody has seen, made of the blue booklets of another: in INEP's form, and in the open set's. */
const NEW = 2031
const HEAD =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA'

function rawTable(source: number, change: (line: string[]) => string[] = line => line) {
  const table = shippedTable(source)
  const blue = table.booklets.filter(
    one => one.colour === 'azul' && one.application === 'first' && !one.adapted,
  )
  const lines = blue.flatMap(booklet => {
    const languages = languagesOf(table, booklet)
    const seen = new Set<number>()
    return (languages.length > 0 ? languages : [null]).flatMap(language =>
      sheetItems(table, booklet, language).flatMap(({ code, key, item, skill }, rank) => {
        if (seen.has(code)) return []
        seen.add(code)
        const parameters = item
          ? [item.discrimination, item.difficulty, item.guess].map(String)
          : ['', '', '']
        const own = language && rank < 5 ? (language === 'en' ? '0' : '1') : ''
        const cells = [rank + 1, booklet.area, code, key ?? 'X', skill ?? '', item ? 0 : 1]
        return [change([...cells.map(String), ...parameters, 'AZUL', String(booklet.booklet), own]).join(';')]
      }),
    )
  })
  return [HEAD, ...lines].join('\n')
}

const importItems = async (year: number, text: string, dryRun = false) => {
  const file = join(folder, `ITENS_PROVA_${year}.csv`)
  await writeFile(file, text)
  return runItemsImport(world.db, { file, dryRun, progress: silent, now: world.now() })
}
const importQuestions = async (values: unknown[]) => {
  const source = join(folder, 'questions.json')
  await writeFile(source, JSON.stringify(values))
  return runEnemImport(world.db, {
    source,
    mode: 'skip',
    dryRun: false,
    state: stateIn(folder),
    fetch: politeFetcher(),
    progress: silent,
    now: world.now(),
  })
}
const questionsOf = (year: number, truth: Truth[]) =>
  // Every tenth key is wrong: what the set says of annulled ones is no key either.
  truth.map((place, nth) => {
    const letter = place.key ?? 'A'
    return openQuestion(year, {
      ...place,
      key: nth % 17 === 3 ? 'ABCDE'[('ABCDE'.indexOf(letter) + 1) % 5]! : letter,
    })
  })
async function expectOfficial(year: number, truth: Truth[]) {
  const rows = new Map((await world.db.select().from(items)).map(row => [row.ref, row]))
  expect(rows.size).toBe(truth.length)
  for (const { index, language, area, key } of truth)
    expect(rows.get(`enem/${year}/${index}${language ? `-${language}` : ''}`)).toMatchObject({
      area,
      key,
      annulled: key === null,
      status: 'published',
      parametersFrom: key === null ? null : 'inep',
    })
}

describe('a year nobody has seen', () => {
  const truth = truthOf(2023)
  const questions = questionsOf(NEW, truth)

  test('is right when items come first', async () => {
    await importItems(NEW, rawTable(2023))
    await importQuestions(questions)
    await expectOfficial(NEW, truth)
  })

  test('is right when questions come first, and tells every key that was wrong', async () => {
    await importQuestions(questions)
    expect((await world.db.select().from(items)).every(row => row.parametersFrom === null)).toBe(true)
    const report = await importItems(NEW, rawTable(2023))
    await expectOfficial(NEW, truth)
    const wrong = questions.filter(
      (question, nth) => truth[nth]!.key && question.correctAlternative !== truth[nth]!.key,
    )
    expect(report.conflicts.filter(({ field }) => field === 'gabarito')).toHaveLength(wrong.length)
    expect(await world.db.$count(exams)).toBe(7)
  })

  test('doing both again changes nothing', async () => {
    await importItems(NEW, rawTable(2023))
    await importQuestions(questions)
    const before = await world.db.select().from(items).orderBy(items.id)
    expect((await importItems(NEW, rawTable(2023))).bank.questions).toMatchObject({ changed: 0, same: 185 })
    expect((await importQuestions(questions)).bank.questions).toMatchObject({ changed: 0, same: 185 })
    expect(await world.db.select().from(items).orderBy(items.id)).toEqual(before)
  })
})

describe('a year the project ships', () => {
  const truth = truthOf(2016)

  test('is right from the questions alone, and its own table changes nothing', async () => {
    await importQuestions(questionsOf(2016, truth))
    await expectOfficial(2016, truth)
    const report = await importItems(2016, rawTable(2016))
    expect(report.notes).toContainEqual(expect.stringMatching(/diz o mesmo que os dados do projeto/))
    expect(report.bank.questions).toMatchObject({ changed: 0, same: 185 })
    expect(await world.db.$count(officialFigures)).toBe(0)
  })

  test('takes what a newer table says, in either order, keeps the old reading, and can go back', async () => {
    await importQuestions(questionsOf(2016, truth))
    const row = (await world.db.select().from(items).where(eq(items.ref, 'enem/2016/20')))[0]!
    const newKey = row.key === 'A' ? 'B' : 'A'
    const code = String(sheetItems(shippedTable(2016), blueOf('CH'), null)[19]!.code)
    const changed = rawTable(2016, cells => (cells[2] === code ? cells.with(3, newKey) : cells))
    const report = await importItems(2016, changed)
    expect(report.conflicts).toContainEqual(
      expect.objectContaining({ record: 'enem/2016/20', official: newKey }),
    )
    const key = async () => (await world.db.select().from(items).where(eq(items.id, row.id)))[0]!.key
    expect(await key()).toBe(newKey)
    expect(await world.db.select().from(itemRevisions)).toMatchObject([
      { itemId: row.id, content: { key: row.key } },
    ])
    await importQuestions(questionsOf(2016, truth))
    expect(await key()).toBe(newKey)

    await importItems(2016, rawTable(2016))
    expect(await key()).toBe(row.key)
  })

  test('a rehearsal changes nothing', async () => {
    await importQuestions(questionsOf(2016, truth))
    const before = await world.db.select().from(items).orderBy(items.id)
    await importItems(
      2016,
      rawTable(2016, cells => cells.with(3, 'A')),
      true,
    )
    expect(await world.db.select().from(items).orderBy(items.id)).toEqual(before)
    expect(await world.db.$count(officialFigures)).toBe(0)
  })

  const blueOf = (area: string) =>
    shippedTable(2016).booklets.find(
      one => one.area === area && one.colour === 'azul' && one.application === 'first',
    )!
})

test('a table that agrees with nothing is not joined', async () => {
  await importQuestions(questionsOf(2016, truthOf(2016)))
  const letters = 'ABCDE'
  const turned = rawTable(2016, cells => cells.with(3, letters[(letters.indexOf(cells[3]!) + 2) % 5] ?? 'X'))
  const report = await importItems(2016, turned)
  expect(report.notes.filter(note => note.includes('NÃO juntei'))).toHaveLength(4)
  await expectOfficial(2016, truthOf(2016))
})
