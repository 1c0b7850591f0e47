import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { overhearStatements, populate } from './populate.ts'
import { startPostgres } from './postgres.ts'
import { end, residentMemory } from './processes.ts'
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

type Target = { origin: string; path: string; token: string }
type Origins = { ours: string; bare: string }

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
    const origins = { ours: ours.origin, bare: bare.origin }
    const rows = [
      ...(await compare('Validar a sessão', { origins, path: VALIDATE, token })),
      ...(await compare('Listar 20 de 10.000 pessoas', { origins, path: LIST, token })),
    ]
    for (const path of [VALIDATE, LIST]) {
      await load({ origin: ours.origin, path, token }, SUSTAINED_SECONDS / 2)
    }
    return [...rows, ...memoryRows(atRest, await residentMemory(ours.child)), noteOn(postgres.version)]
  } finally {
    await end(ours.child)
    await end(bare.child)
    await postgres.stop()
  }
}

async function compare(what: string, { origins, ...target }: Omit<Target, 'origin'> & { origins: Origins }) {
  const ours = { ...target, origin: origins.ours }
  const bare = { ...target, origin: origins.bare }
  await refuseDifference(ours, bare)
  await load(ours, WARM_UP_SECONDS)
  await load(bare, WARM_UP_SECONDS)

  const rounds: { ours: Load; bare: Load }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await load(ours, ROUND_SECONDS), bare: await load(bare, ROUND_SECONDS) })
  }
  const ratio = spreadOf(rounds.map(({ ours, bare }) => ours.rate / bare.rate))
  const rate = (side: keyof Origins) => spread(spreadOf(rounds.map(round => round[side].rate)), 'req/s')
  const p99 = (side: keyof Origins) => spread(spreadOf(rounds.map(round => round[side].p99)), 'ms')
  return [
    {
      what: `${what}: nossa / nua`,
      target: `≥ ${figure(LEAST_RATIO, 2)}`,
      measured: spread(ratio, '', 2),
      ok: ratio.median >= LEAST_RATIO,
    },
    { what: `${what}: nossa`, measured: `${rate('ours')}; p99 ${p99('ours')}` },
    { what: `${what}: nua`, measured: `${rate('bare')}; p99 ${p99('bare')}` },
  ]
}

type Load = { rate: number; p99: number }

async function load({ origin, path, token }: Target, seconds: number): Promise<Load> {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: origin.replace('localhost', '127.0.0.1') + path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  // A refused request is a fast one: a rate that counts any would flatter.
  const failed = errors + timeouts + non2xx
  if (failed > 0) throw new Error(`${failed} of ${requests.total} requests to ${path} failed`)
  return { rate: requests.average, p99: latency.p99 }
}

/** Comparing makes sense only while both give the same answer. */
async function refuseDifference(ours: Target, bare: Target) {
  const [one, other] = await Promise.all([ours, bare].map(read))
  if (one !== other) throw new Error(`the answers to ${ours.path} differ:\n${one}\n${other}`)
}

async function read({ origin, path, token }: Target) {
  const reply = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  return reply.text()
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
