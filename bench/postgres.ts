import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openCluster } from '../apps/server/src/platform/postgres/cluster.ts'
import { end, freePort, launch } from './processes.ts'

export type Postgres = { url: string; version: string; stop(): Promise<void> }

/** A real PostgreSQL of its own: the system's, else the embedded one. Settings as they come. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'norteia-bench-pg-'))
  const binaries = findBinaries()
  const { url, stop } = binaries
    ? await startSystem(binaries, folder)
    : await openCluster({ dataDir: folder, owner: true, say: console.error })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  const stopAndForget = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url, stop: stopAndForget, version: rows[0]!.server_version.split(' ')[0]! }
}

function findBinaries() {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folder = stdout?.trim()
  return folder && existsSync(join(folder, 'postgres')) ? folder : undefined
}

async function startSystem(binaries: string, folder: string) {
  const as = systemUser()
  if (as) await chown(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  // "trust" on loopback, in a folder that goes away: no password to carry around.
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'norteia', '-A', 'trust', '-E', 'UTF8'], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1']
  const server = launch(join(binaries, 'postgres'), [...args, '-c', 'unix_socket_directories='], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgres://norteia@127.0.0.1:${port}/norteia`
  await createDatabase(`postgres://norteia@127.0.0.1:${port}/postgres`)
  return { url, stop: () => end(server, 'SIGINT') }
}

/** PostgreSQL refuses to run as root. */
function systemUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
  return { uid: id('-u'), gid: id('-g') }
}

async function createDatabase(url: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('create database norteia')
      return await client.end()
    } catch (error) {
      if (attempt > 200) throw error
      await client.end().catch(() => {})
      await pause(50)
    }
  }
}
