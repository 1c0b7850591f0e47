import type { ChildProcess } from 'node:child_process'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { processorTime } from './processes.ts'

export const CONNECTIONS = 50

export type Asked = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
/** Gives a request after another, each unlike the last. */
export type Asking = () => Asked
export type Server = { child: ChildProcess; origin: string }

export type Load = { rate: number; p50: number; p95: number; p99: number; processor: number }

/** As fast as the answers come: each connection asks again at once. */
export async function saturate({ child, origin }: Server, ask: Asking, seconds: number): Promise<Load> {
  const times: number[] = []
  const before = await processorTime(child)
  const run = autocannon({
    url: plain(origin),
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: request => ({ ...request, ...ask() }) }],
  })
  run.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const { requests, errors, timeouts, non2xx, statusCodeStats } = await run
  const after = await processorTime(child)
  // A refused request is a fast one: a rate that counts any would flatter.
  const failed = errors + timeouts + non2xx
  if (failed > 0) {
    const statuses = JSON.stringify({ errors, timeouts, ...statusCodeStats })
    throw new Error(`${failed} of ${requests.total} requests such as ${ask().path} failed: ${statuses}`)
  }
  return { rate: requests.average, ...percentiles(times), processor: each(before, after, times) }
}

/**
 * At a rate, whatever the answers do: requests begin at random instants and wait for one of the connections when all are
 * busy; that wait counts. (The load generator's own rate sends a second's requests at the second's start.)
 */
export async function pace(
  { child, origin }: Server,
  ask: Asking,
  seconds: number,
  rate: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  const before = await processorTime(child)
  const began = performance.now()
  const until = began + seconds * 1000
  const answers: Promise<void>[] = []
  for (let due = began; due < until; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
    const wait = due - performance.now()
    if (wait > 1) await pause(wait)
    answers.push(send(agent, plain(origin), ask()).then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(answers)
  const took = (performance.now() - began) / 1000
  const after = await processorTime(child)
  agent.destroy()
  return { rate: times.length / took, ...percentiles(times), processor: each(before, after, times) }
}

const plain = (origin: string) => origin.replace('localhost', '127.0.0.1')

function send(agent: Agent, origin: string, { method, path, headers, body }: Asked) {
  return new Promise<void>((resolve, reject) => {
    const sent = request(origin + path, { agent, method, headers }, answer => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    })
    sent.once('error', reject).end(body)
  })
}

function percentiles(times: number[]) {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const each = (before: number | undefined, after: number | undefined, { length }: number[]) =>
  before && after ? ((after - before) * 1000) / length : 0
