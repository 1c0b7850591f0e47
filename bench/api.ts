import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { overhearStatements, populate } from './populate.ts'
import { startPostgres } from './postgres.ts'
import { end, processorTime, residentMemory } from './processes.ts'
import { serve } from './serve.ts'
import { spreadOf } from './spread.ts'
import { figure, type Row, spread } from './table.ts'

const CONNECTIONS = 50
const ROUNDS = 3
const ROUND_SECONDS = 8
const WARM_UP_SECONDS = 4
const SUSTAINED_SECONDS = 60
/** The server's own default, said aloud because the bare one must get the same. */
const DATABASE_POOL = '20'
const LIMIT = 20
const LEAST_RATIO = 0.5

const VALIDATE = '/api/auth/validate'
const LIST = `/api/admin/users?limit=${LIMIT}`

type Server = { child: ChildProcess; origin: string }
type Servers = { ours: Server; bare: Server }
type Request = { path: string; token: string }

/** Our server and the bare one, in turns on the same database. */
export async function benchApi(): Promise<Row[]> {
  const postgres = await startPostgres()
  const { token } = await populate(postgres.url)
  const statements = JSON.stringify(await overhearStatements(postgres.url, token, LIMIT))
  const env = { DATABASE_URL: postgres.url, DATABASE_POOL }
  const ours = await serve({ env })
  const bare = await serve({ script: 'bench/bare-server.ts', env: { ...env, STATEMENTS: statements } })
  try {
    await pause(3_000)
    const atRest = await residentMemory(ours.child)
    const servers = { ours, bare }
    const rows = [
      ...(await compare('Validar a sessão', servers, { path: VALIDATE, token })),
      ...(await compare('Listar 20 de 10.000 pessoas', servers, { path: LIST, token })),
    ]
    for (const path of [VALIDATE, LIST]) await load(ours, { path, token }, SUSTAINED_SECONDS / 2)
    return [...rows, ...memoryRows(atRest, await residentMemory(ours.child)), noteOn(postgres.version)]
  } finally {
    await end(ours.child)
    await end(bare.child)
    await postgres.stop()
  }
}

async function compare(what: string, { ours, bare }: Servers, request: Request): Promise<Row[]> {
  await refuseDifference(ours, bare, request)
  await load(ours, request, WARM_UP_SECONDS)
  await load(bare, request, WARM_UP_SECONDS)

  const rounds: { ours: Load; bare: Load }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      ours: await load(ours, request, ROUND_SECONDS),
      bare: await load(bare, request, ROUND_SECONDS),
    })
  }
  const ratio = spreadOf(rounds.map(({ ours, bare }) => ours.rate / bare.rate))
  return [
    {
      what: `${what}: nossa / nua`,
      target: `≥ ${figure(LEAST_RATIO, 2)}`,
      measured: spread(ratio, '', 2),
      ok: ratio.median >= LEAST_RATIO,
    },
    loadRow(
      `${what}: nossa`,
      rounds.map(({ ours }) => ours),
    ),
    loadRow(
      `${what}: nua`,
      rounds.map(({ bare }) => bare),
    ),
  ]
}

type Load = { rate: number; p99: number; processor: number }

function loadRow(what: string, loads: Load[]): Row {
  const of = (name: keyof Load) => spreadOf(loads.map(load => load[name]))
  const processor = of('processor')
  const parts = [
    spread(of('rate'), 'req/s'),
    `p99 ${spread(of('p99'), 'ms')}`,
    ...(processor.least > 0 ? [`CPU ${spread(processor, 'µs/req')}`] : []),
  ]
  return { what, measured: parts.join('; ') }
}

async function load({ child, origin }: Server, { path, token }: Request, seconds: number): Promise<Load> {
  const before = await processorTime(child)
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: origin.replace('localhost', '127.0.0.1') + path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  const after = await processorTime(child)
  // A refused request is a fast one: a rate that counts any would flatter.
  const failed = errors + timeouts + non2xx
  if (failed > 0) throw new Error(`${failed} of ${requests.total} requests to ${path} failed`)
  const processor = before && after ? ((after - before) * 1000) / requests.total : 0
  return { rate: requests.average, p99: latency.p99, processor }
}

/** Comparing makes sense only while both give the same answer. */
async function refuseDifference(ours: Server, bare: Server, { path, token }: Request) {
  const [one, other] = await Promise.all(
    [ours, bare].map(async ({ origin }) => {
      const reply = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
      return reply.text()
    }),
  )
  if (one !== other) throw new Error(`the answers to ${path} differ:\n${one}\n${other}`)
}

function memoryRows(atRest: number | undefined, loaded: number | undefined): Row[] {
  const megabytes = (bytes?: number) => (bytes ? `${figure(bytes / 1e6)} MB` : 'só o Linux informa')
  return [
    { what: 'Memória (RSS) do servidor em repouso', measured: megabytes(atRest) },
    { what: `Memória depois de ${SUSTAINED_SECONDS} s dessa carga`, measured: megabytes(loaded) },
  ]
}

function noteOn(version: string): Row {
  return {
    what: 'Condições da carga',
    measured: `PostgreSQL ${version}, ${CONNECTIONS} conexões, ${ROUNDS} voltas de ${ROUND_SECONDS} s`,
  }
}
