import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { FetchError, politeFetcher, type Surroundings } from './fetch-politely.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
})

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`
}

/** A clock that runs only while somebody sleeps. */
function virtualTime() {
  const slept: number[] = []
  let time = 0
  const around: Surroundings = {
    fetch,
    now: () => time,
    sleep: async ms => {
      slept.push(ms)
      time += ms
    },
  }
  return { around, slept }
}

/** Answers from a list, one request after the other; the last one for ever. */
const answers = (...list: RequestListener[]): RequestListener => {
  let next = 0
  return (request, response) => list[Math.min(next++, list.length - 1)]!(request, response)
}
const ok: RequestListener = (_, response) => response.end('{"ok":1}')
const status =
  (code: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end(body)

test('asks no more than once a second', async () => {
  const { around, slept } = virtualTime()
  const get = politeFetcher(around)
  const url = await serve(ok)
  for (let i = 0; i < 3; i++) expect((await get(url, 100)).bytes.toString()).toBe('{"ok":1}')
  expect(slept).toEqual([1000, 1000])
})

test.each([
  ['seconds, as the standard says', '7', 7_000],
  ['milliseconds, as the service does', '7342', 7_342],
])('waits as long as a 429 asks for, in %s', async (_, text, ms) => {
  const { around, slept } = virtualTime()
  const url = await serve(answers(status(429, { 'retry-after': text }), ok))
  await politeFetcher(around)(url, 100)
  expect(slept).toEqual([ms])
})

test('rests when the service says that nothing is left', async () => {
  const { around, slept } = virtualTime()
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9000' }
  const url = await serve(answers(status(200, headers, '{}'), ok))
  const get = politeFetcher(around)
  await get(url, 100)
  await get(url, 100)
  expect(slept).toEqual([9_000])
})

test('tries again, ever later, when the service fails, and gives up in the end', async () => {
  const { around, slept } = virtualTime()
  const url = await serve(status(500, {}, '{"error":{"message":"An internal server error occurred."}}'))
  await expect(politeFetcher(around)(url, 100)).rejects.toThrow(/500: An internal.*\(5 tentativas\)/)
  expect(slept).toEqual([1000, 2000, 4000, 8000])
})

test('goes on after a failure that passes', async () => {
  const { around } = virtualTime()
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"half')
    setTimeout(() => response.destroy(), 5)
  }
  const url = await serve(answers(status(502), cut, ok))
  expect((await politeFetcher(around)(url, 100)).bytes.toString()).toBe('{"ok":1}')
})

test('does not insist where asking again would not help', async () => {
  const { around, slept } = virtualTime()
  const url = await serve(status(404, {}, '{"error":{"message":"No exam found"}}'))
  await expect(politeFetcher(around)(url, 100)).rejects.toThrow(/404: No exam found/)
  expect(slept).toEqual([])
})

test('does not wait for ever', async () => {
  const { around } = virtualTime()
  const url = await serve(() => {})
  await expect(politeFetcher(around, { patience: 20 })(url, 100)).rejects.toThrow(/demorou demais/)
})

test('stops reading what is larger than it may be', async () => {
  const { around } = virtualTime()
  const url = await serve((_, response) => response.end('x'.repeat(5_000)))
  await expect(politeFetcher(around)(url, 1_024)).rejects.toThrow(/passou de 1 kB/)
})

test('asks again for what is not what was wanted, unless it never will be', async () => {
  const { around } = virtualTime()
  const url = await serve(answers(status(200, {}, '{"cut'), ok))
  const judge = ({ bytes }: { bytes: Buffer }) => {
    if (!bytes.toString().endsWith('}')) throw new FetchError('cortado', false)
  }
  expect((await politeFetcher(around)(url, 100, judge)).bytes.toString()).toBe('{"ok":1}')
})

test('a server that is not there is waited for once', async () => {
  const { around, slept } = virtualTime()
  const url = await serve(ok)
  const server = servers.pop()!
  await new Promise(resolve => server.close(resolve))
  const get = politeFetcher(around)
  await expect(get(url, 100)).rejects.toThrow(/não consegui falar com 127.0.0.1/)
  const waits = slept.length
  await expect(get(url, 100)).rejects.toThrow(/não consegui falar/)
  expect(slept).toHaveLength(waits)
})
