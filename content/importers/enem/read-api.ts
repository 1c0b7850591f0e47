import { FetchError, type Fetched, type FetchPolitely } from '../source/fetch-politely.ts'
import { readRecords } from '../source/read-records.ts'
import { HTML_HINT, isHtml } from '../source/read-text.ts'
import { SourceError } from '../source/source-error.ts'
import type { Batch } from './read-source.ts'

/** Pages fetched before an import was cut, so that the next one goes on after them. */
export type PageStore = {
  find: (url: string) => Promise<string | undefined>
  keep: (url: string, text: string) => Promise<void>
  forget: (urls: string[]) => Promise<void>
}

export type ApiSource = { fetch: FetchPolitely; pages: PageStore; onPage?: (done: string) => void }

/** The most the service gives at once. */
const PAGE = 50
const MOST_PAGES = 20
/** Of a year, both languages counted. */
const MOST_QUESTIONS = 185
const MOST_PAGE_BYTES = 8 * 1024 * 1024
const LANGUAGES = ['espanhol', 'ingles']

type Edition = { slug: string; year: number }

/** The editions of the service, one after the other, each with the questions of all its pages. */
export async function* readApi(
  address: string,
  year: number | undefined,
  source: ApiSource,
): AsyncGenerator<Batch> {
  const { base, slug } = await findBase(address, year, source)
  const editions = slug
    ? [{ slug, year: Number(slug.slice(0, 4)) }]
    : (await listEditions(base, source)).filter(edition => year === undefined || edition.year === year)
  if (editions.length === 0) throw new SourceError(`O serviço não tem o ENEM ${year ?? ''}.`)
  for (const edition of editions) yield await readEdition(base, edition, source)
}

/** Whatever part of the service's addresses somebody pasted. */
async function findBase(address: string, year: number | undefined, source: ApiSource) {
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const [, front, slug] = /^(.*?)\/exams(?:\/([^/]+))?(?:\/.*)?$/.exec(path) ?? [undefined, path, undefined]
  if (slug || /\/v\d+$/.test(front!)) return { base: front!, slug }
  // The bare host: the list of editions tells where the service begins.
  const found = await fetchJson(`${front}/exams`, source).catch(() => undefined)
  return { base: Array.isArray(found) ? front! : `${front}/v1`, slug: year === undefined ? slug : undefined }
}

async function listEditions(base: string, source: ApiSource): Promise<Edition[]> {
  const found = await fetchJson(`${base}/exams`, source)
  if (!Array.isArray(found)) throw new SourceError(`${base}/exams não é a lista de provas do serviço.`)
  return found.flatMap(entry => {
    const { year, title } = entry as { year?: unknown; title?: unknown }
    if (typeof year !== 'number') return []
    // A second application has the year in common and a name of its own.
    const named = typeof title === 'string' ? /\b\d{4}-[a-z-]+/.exec(title)?.[0] : undefined
    return [{ slug: named ?? String(year), year }]
  })
}

async function readEdition(base: string, { slug }: Edition, source: ApiSource): Promise<Batch> {
  const batch: Batch = { name: `ENEM ${slug}`, records: [] }
  const used: string[] = []
  let whole = true
  for (const language of await languagesOf(base, slug, source)) {
    const name = `${slug}, ${language ?? 'todas'}`
    for await (const page of readPages(`${base}/exams/${slug}/questions`, language, source)) {
      if ('failed' in page) {
        whole = false
        batch.records.push({ raw: { where: page.url, broken: page.failed } })
        continue
      }
      used.push(page.url)
      batch.records.push(...page.records)
      if (page.fresh) source.onPage?.(`${name}, a partir da ${page.offset}`)
    }
  }
  if (whole) batch.done = () => source.pages.forget(used)
  return batch
}

type Page =
  | { url: string; offset: number; records: Batch['records']; fresh: boolean }
  | { url: string; failed: string }

/** The pages of one language. One that stays broken does not cost the next; two in a row cost the rest. */
async function* readPages(
  address: string,
  language: string | undefined,
  source: ApiSource,
): AsyncGenerator<Page> {
  let failures = 0
  for (let page = 0; page < MOST_PAGES && failures < 2; page++) {
    const offset = page * PAGE
    const query = new URLSearchParams({ limit: `${PAGE}`, offset: `${offset}` })
    if (language) query.set('language', language)
    const url = `${address}?${query}`
    try {
      const { text, fresh } = await readPage(url, source)
      // A mirror that counts otherwise may have nothing left.
      if (isEmpty(text)) return
      const records = readRecords(text, url).map(raw => ({ raw }))
      yield { url, offset, records, fresh }
      failures = 0
      if (!hasMore(text)) return
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      yield { url, failed: error.message }
      failures++
      if (offset + PAGE >= MOST_QUESTIONS) return
    }
  }
}

async function languagesOf(base: string, slug: string, source: ApiSource): Promise<(string | undefined)[]> {
  // Not every mirror of the service tells; a language it does not have is refused and costs one request.
  const found = await fetchJson(`${base}/exams/${slug}`, source).catch(() => undefined)
  const told = (found as { languages?: { value?: unknown }[] } | undefined)?.languages
  if (!Array.isArray(told)) return LANGUAGES
  const languages = told.flatMap(({ value }) => (typeof value === 'string' ? value : []))
  return languages.length > 0 ? languages : [undefined]
}

async function readPage(url: string, { fetch, pages }: ApiSource) {
  const kept = await pages.find(url)
  if (kept !== undefined) return { text: kept, fresh: false }
  const { bytes } = await fetch(url, MOST_PAGE_BYTES, mustBeJson)
  const text = bytes.toString('utf8')
  await pages.keep(url, text)
  return { text, fresh: true }
}

async function fetchJson(url: string, { fetch }: ApiSource): Promise<unknown> {
  const { bytes } = await fetch(url, MOST_PAGE_BYTES, mustBeJson)
  return JSON.parse(bytes.toString('utf8'))
}

/** A page cut on its way is asked for again; a page of HTML will be one again. */
function mustBeJson({ bytes }: Fetched) {
  const text = bytes.toString('utf8')
  if (isHtml(text)) throw new FetchError(`a resposta é uma página HTML, ${HTML_HINT}`, true)
  try {
    JSON.parse(text)
  } catch {
    throw new FetchError('a resposta veio cortada ou não é JSON', false)
  }
}

const isEmpty = (text: string) =>
  (JSON.parse(text) as { questions?: unknown[] } | null)?.questions?.length === 0

const hasMore = (text: string) =>
  (JSON.parse(text) as { metadata?: { hasMore?: unknown } }).metadata?.hasMore === true
