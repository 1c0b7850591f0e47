import type { HeartApp } from '../apps/server/src/testing/heart/open-app.ts'
import { type Asking, type Load, pace, type Server, saturate } from './heart-load.ts'
import { countStatements } from './heart-statements.ts'
import { spreadOf } from './spread.ts'
import { figure, type Row, spread } from './table.ts'

export const ROUNDS = 3
export const ROUND_SECONDS = 8
const WARM_UP_SECONDS = 4
/** What one process with its database on two cores carries without queues; students do not ask in step. */
const RATE = 250
const MOST_MS = 30
const LEAST_RATIO = 0.5
const COUNTED = 40

export type Part = { what: string; ask: Asking; mostStatements: number }

/** The latency at a moderate rate, then as fast as it goes, where it is the queue of a full machine. */
export async function measure(
  { what, ask, mostStatements }: Part,
  ours: Server,
  app: HeartApp,
): Promise<Row[]> {
  const count = await countStatements(app, ask, COUNTED)
  await saturate(ours, ask, WARM_UP_SECONDS)
  const paced = await rounds(() => pace(ours, ask, ROUND_SECONDS, RATE))
  const full = await rounds(() => saturate(ours, ask, ROUND_SECONDS))
  return [
    {
      what: `${what}: consultas por pedido`,
      target: `≤ ${mostStatements}`,
      measured: String(count),
      ok: count <= mostStatements,
    },
    latencyRow(`${what}: p95 a ${RATE} pedidos/s`, paced),
    latencyRow(`${what}: p95 sem pausa`, full),
  ]
}

function latencyRow(what: string, loads: Load[]): Row {
  const of = (name: keyof Load) => spreadOf(loads.map(load => load[name]))
  const p95 = of('p95')
  return {
    what,
    target: `≤ ${MOST_MS} ms`,
    measured: [
      spread(p95, 'ms', 1),
      `p50 ${figure(of('p50').median, 1)}, p99 ${figure(of('p99').median, 1)}`,
      spread(of('rate'), 'req/s'),
      `CPU ${figure(of('processor').median)} µs/req`,
    ].join('; '),
    ok: p95.median <= MOST_MS,
  }
}

async function rounds(round: () => Promise<Load>) {
  const loads: Load[] = []
  for (let i = 0; i < ROUNDS; i++) loads.push(await round())
  return loads
}

/** Ours and the bare one in turns on the same database. */
export async function compare(
  { what, ask }: Part,
  { ours, bare }: { ours: Server; bare: Server },
): Promise<Row[]> {
  await refuseDifference(ours, bare, ask)
  await saturate(ours, ask, WARM_UP_SECONDS)
  await saturate(bare, ask, WARM_UP_SECONDS)
  const turns: { ours: Load; bare: Load }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    turns.push({
      ours: await saturate(ours, ask, ROUND_SECONDS),
      bare: await saturate(bare, ask, ROUND_SECONDS),
    })
  }
  const ratio = spreadOf(turns.map(({ ours, bare }) => ours.rate / bare.rate))
  const side = (name: 'ours' | 'bare') => {
    const of = (figure: keyof Load) => spreadOf(turns.map(turn => turn[name][figure]))
    return `${spread(of('rate'), 'req/s')}; CPU ${spread(of('processor'), 'µs/req')}`
  }
  return [
    {
      what: `${what}: nossa / nua`,
      target: `≥ ${figure(LEAST_RATIO, 2)}`,
      measured: spread(ratio, '', 2),
      ok: ratio.median >= LEAST_RATIO,
    },
    { what: `${what}: nossa`, measured: side('ours') },
    { what: `${what}: nua`, measured: side('bare') },
  ]
}

/** Comparing makes sense only while both give the same answer; an answer earns points the first time only. */
async function refuseDifference(ours: Server, bare: Server, ask: Asking) {
  for (let i = 0; i < COUNTED; i++) {
    const { path, method, headers, body } = ask()
    const answer = async ({ origin }: Server) => {
      const again = body && JSON.stringify({ ...JSON.parse(body), key: crypto.randomUUID() })
      const reply = await fetch(origin + path, { method, headers, body: again })
      const text = await reply.text()
      if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${text}`)
      return text
    }
    if (body) await answer(ours)
    const [one, other] = [await answer(ours), await answer(bare)]
    if (one !== other) throw new Error(`the answers to ${path} differ:\n${one}\n${other}`)
  }
}
