import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '../apps/server/src/platform/postgres/cluster.ts'
import { end } from './processes.ts'
import { serve } from './serve.ts'
import { spreadOf } from './spread.ts'
import { type Row, spread } from './table.ts'

const STARTS = 5
const FIRSTS = 2

/** From the command to the first answer that needs the database, with the embedded PostgreSQL. */
export async function benchStart(): Promise<Row[]> {
  const fromNothing: number[] = []
  const cold: number[] = []
  const warm: number[] = []
  const folders: string[] = []
  try {
    for (let first = 0; first < FIRSTS; first++) {
      folders.push(await emptyFolder())
      fromNothing.push(await timeStart({ DATA_DIR: folders.at(-1)! }))
    }
    const seeded = folders[0]!
    for (let start = 0; start < STARTS; start++) cold.push(await timeStart({ DATA_DIR: seeded }))

    const cluster = await openCluster({ dataDir: seeded, owner: false })
    for (let start = 0; start < STARTS; start++) warm.push(await timeStart({ DATABASE_URL: cluster.url }))
    await cluster.stop()
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  const seconds = (times: number[]) => spread(spreadOf(times.map(ms => ms / 1000)), 's', 2)
  return [
    { what: 'Primeira partida: cria o banco, migra e carrega o conteúdo', measured: seconds(fromNothing) },
    { what: 'Partida a frio: instalação pronta, banco parado', measured: seconds(cold) },
    { what: 'Partida a quente: instalação pronta, banco no ar', measured: seconds(warm) },
  ]
}

/** Open to all, because as root the database runs as a user of its own. */
async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'norteia-bench-start-'))
  await chmod(folder, 0o755)
  return folder
}

async function timeStart(env: Record<string, string>) {
  const { child, startedInMs } = await serve({ env })
  await end(child)
  return startedInMs
}
