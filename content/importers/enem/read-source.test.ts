import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { politeFetcher } from '../source/fetch-politely.ts'
import { openEnemService } from '../testing/enem-service.ts'
import { openQuestion, truthOf } from '../testing/open-set.ts'
import type { PageStore } from './read-api.ts'
import { type Batch, readSource } from './read-source.ts'

let folder: string
const services: Awaited<ReturnType<typeof openEnemService>>[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'norteia-enem-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  for (const service of services.splice(0)) await service.close()
})

const YEAR = truthOf(2019).map(place => openQuestion(2019, place))

const hasten = { fetch, now: () => 0, sleep: async () => {} }
function pageStore() {
  const pages = new Map<string, string>()
  const store: PageStore = {
    find: async url => pages.get(url),
    keep: async (url, text) => {
      pages.set(url, text)
    },
    forget: async urls => {
      for (const url of urls) pages.delete(url)
    },
  }
  return { pages, store }
}

async function readAll(source: string, year?: number, store = pageStore().store) {
  const batches: Batch[] = []
  for await (const batch of readSource(source, year, { fetch: politeFetcher(hasten), pages: store }))
    batches.push(batch)
  return batches
}
const found = ({ records }: Batch) =>
  new Set(
    records.flatMap(({ raw }) => {
      if ('broken' in raw) return []
      const { index, language } = raw.value as { index: number; language: string | null }
      return `${index}-${language}`
    }),
  )
const broken = ({ records }: Batch) => records.flatMap(({ raw }) => ('broken' in raw ? raw.broken : []))

async function write(path: string, content: unknown) {
  const whole = join(folder, path)
  await mkdir(join(whole, '..'), { recursive: true })
  await writeFile(whole, typeof content === 'string' ? content : JSON.stringify(content))
}

describe('the repository as a folder', () => {
  const questionFile = (question: (typeof YEAR)[number], edition = '2019') =>
    write(
      `public/${edition}/questions/${question.index}${question.language ? `-${question.language}` : ''}/details.json`,
      question,
    )

  test.each(['', 'public', 'public/2019', 'public/2019/questions'])('is read from "%s"', async level => {
    for (const question of YEAR.slice(0, 12)) await questionFile(question)
    const [batch, ...rest] = await readAll(join(folder, level))
    expect([found(batch!).size, rest.length]).toEqual([12, 0])
    expect(batch!.records[0]!.beside).toContain('questions')
  })

  test('gives each edition by itself, and only the year asked for', async () => {
    await questionFile(YEAR[20]!)
    await questionFile(YEAR[20]!, '2018')
    await questionFile(YEAR[20]!, '2019-segunda-aplicacao')
    expect((await readAll(folder)).map(({ name }) => name)).toHaveLength(3)
    expect((await readAll(folder, 2019)).map(({ name }) => name)).toEqual([
      'ENEM 2019',
      'ENEM 2019-segunda-aplicacao',
    ])
    await expect(readAll(folder, 2012)).rejects.toThrow(/não tem o ENEM 2012/)
  })

  test('tells what is broken or missing, and loses nothing else', async () => {
    for (const question of YEAR.slice(0, 3)) await questionFile(question)
    await write('public/2019/questions/50/details.json', '{"index": 50, "alt')
    await write('public/2019/questions/51/details.json', '<html>')
    await mkdir(join(folder, 'public/2019/questions/52'))
    const [batch] = await readAll(folder)
    expect(found(batch!).size).toBe(3)
    expect(broken(batch!)).toEqual([
      expect.stringMatching(/cortado|JSON/),
      expect.stringMatching(/HTML/),
      expect.stringMatching(/Não encontrei/),
    ])
  })

  test('may be a folder of lists, of which one is broken', async () => {
    await write('2018.json', '<html>')
    await write('2019.json', { questions: YEAR })
    const batches = await readAll(folder)
    expect(broken(batches[0]!)).toEqual([expect.stringMatching(/HTML/)])
    expect(found(batches[1]!).size).toBe(185)
  })

  test('is refused when nothing is in it', async () => {
    await expect(readAll(folder)).rejects.toThrow(/Não encontrei questões/)
    await expect(readAll(join(folder, 'nada'))).rejects.toThrow(/Não encontrei/)
  })
})

describe('the service', () => {
  const open = async (...args: Parameters<typeof openEnemService>) => {
    const service = await openEnemService(...args)
    services.push(service)
    return service
  }

  test.each(['', '/v1', '/v1/exams', '/v1/exams/2019', '/v1/exams/2019/questions?limit=5'])(
    'is read whole, both languages, from "%s"',
    async path => {
      const { address } = await open(YEAR)
      const [batch] = await readAll(address + path)
      expect([found(batch!).size, broken(batch!)]).toEqual([185, []])
    },
  )

  test('goes on after the pages it has, and forgets them once they are safe', async () => {
    let down = true
    const { address, asked } = await open(YEAR, (url, response) => {
      const fails = down && url.searchParams.get('offset') === '150'
      if (fails) response.writeHead(500).end()
      return fails
    })
    const { pages, store } = pageStore()
    const [cut] = await readAll(`${address}/v1`, 2019, store)
    expect(broken(cut!)).toHaveLength(2)
    expect(cut!.done).toBeUndefined()
    expect(pages.size).toBe(6)

    down = false
    asked.length = 0
    const [whole] = await readAll(`${address}/v1`, 2019, store)
    expect(found(whole!).size).toBe(185)
    expect(asked.filter(url => url.includes('offset'))).toHaveLength(2)
    await whole!.done!()
    expect(pages.size).toBe(0)
  })

  test('one page that stays broken loses the others of no language', async () => {
    const { address } = await open(YEAR, (url, response) => {
      const fails = url.searchParams.get('offset') === '50'
      if (fails) response.end('<html>Entre na rede</html>')
      return fails
    })
    const [batch] = await readAll(`${address}/v1`, 2019)
    expect(found(batch!).size).toBe(136)
    expect(broken(batch!)).toEqual(Array(2).fill(expect.stringMatching(/HTML.*portal/)))
  })

  test('says so when the service has no such year, or is none', async () => {
    const { address } = await open(YEAR)
    await expect(readAll(`${address}/v1`, 2031)).rejects.toThrow(/não tem o ENEM 2031/)
    const portal = await open(YEAR, (_, response) => {
      response.end('<html>Entre na rede</html>')
      return true
    })
    await expect(readAll(`${portal.address}/v1`)).rejects.toThrow(/página HTML/)
  })
})
