import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OpenQuestion } from './open-set.ts'

/** A PNG of one dot. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Fault = (url: URL, response: ServerResponse) => boolean

/**
 * A service like the open set's: pages by question number, one language at a time, pictures on the same host.
 * `fault` may answer a request instead of it.
 */
export async function openEnemService(questions: OpenQuestion[], fault: Fault = () => false) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://x')
    asked.push(url.pathname + url.search)
    if (fault(url, response)) return
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const [, year, rest] = /^\/v1\/exams\/(\d{4})(\/questions)?$/.exec(url.pathname) ?? []
    if (url.pathname.startsWith('/pictures/')) response.end(DOT)
    else if (url.pathname === '/v1/exams')
      reply(
        200,
        [...new Set(questions.map(one => one.year))].map(year => ({ title: `ENEM ${year}`, year })),
      )
    else if (!year || !questions.some(one => String(one.year) === year))
      reply(404, { error: { code: 'not_found', message: `No exam found for year ${year}` } })
    else if (!rest) reply(200, { year: Number(year), languages: languagesOf(questions) })
    else reply(200, pageOf(questions, url.searchParams))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

const languagesOf = (questions: OpenQuestion[]) =>
  [...new Set(questions.flatMap(({ language }) => language ?? []))].map(value => ({ label: value, value }))

/** Like the real one: the first number of the next page is the last of this one. */
function pageOf(questions: OpenQuestion[], query: URLSearchParams) {
  const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)]
  const language = query.get('language')
  return {
    metadata: { limit, offset, total: questions.length, hasMore: offset + limit < questions.length },
    questions: questions.filter(
      one =>
        (one.language === null || one.language === language) &&
        one.index >= offset &&
        one.index <= offset + limit,
    ),
  }
}
