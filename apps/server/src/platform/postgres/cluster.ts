import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findNative } from './native.ts'
import { findPlace, type Place } from './place.ts'

const run = promisify(execFile)

const DATABASE = 'norteia'
const USER = 'norteia'
/** Held by whoever serves from this cluster; any number will do, so long as it never changes. */
const OWNER_LOCK = 20261121

export type Cluster = { url: string; stop(): Promise<void> }

type Options = {
  dataDir: string
  /** A server owns its cluster; a command only visits, and starts it when nobody has. */
  owner: boolean
  say?: (sentence: string) => void
  /** Tests trade safety for speed. */
  settings?: Record<string, string>
}

/** Opens the embedded PostgreSQL under `dataDir`: creates it, starts it, or joins the one running. */
export async function openCluster({
  dataDir,
  owner,
  say = () => {},
  settings = {},
}: Options): Promise<Cluster> {
  const place = await findPlace({ dataDir, native: findNative(), say })
  await mkdir(place.home, { recursive: true })
  const password = await ensureInitialised(place)
  const running = await runningPort(place)
  const port = running ?? (await start(place, settings))
  const url = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

  const lock = new pg.Client({ connectionString: url('postgres') })
  lock.on('error', () => {}) // the cluster going away ends the lock with it
  await lock.connect()
  if (owner && !(await takeLock(lock))) {
    await lock.end()
    throw new Error(`Já há uma Norteia em uso com os dados de ${place.home}. Pare aquela ou mude DATA_DIR.`)
  }
  await ensureDatabase(lock)

  return {
    url: url(DATABASE),
    async stop() {
      // A visitor must not pull the database from under a server that came meanwhile.
      const mayStop = owner || (await takeLock(lock).catch(() => false))
      await lock.end().catch(() => {})
      if (mayStop) await pgCtl(place, 'stop', '-m', 'fast', '-w')
    },
  }
}

const dataOf = (place: Place) => join(place.home, 'postgres')

async function takeLock(client: pg.Client) {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    OWNER_LOCK,
  ])
  return rows[0]?.taken ?? false
}

async function ensureDatabase(client: pg.Client) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await client.query(`create database ${DATABASE}`)
}

function pgCtl(place: Place, ...args: string[]) {
  return run(join(place.native, 'bin', 'pg_ctl'), ['-D', dataOf(place), ...args], {
    ...place.as,
    cwd: place.home,
  })
}

async function ensureInitialised(place: Place) {
  const passwordFile = join(place.home, 'postgres-password')
  const known = await readFile(passwordFile, 'utf8').catch(() => '')
  const initialised = await readFile(join(dataOf(place), 'PG_VERSION'), 'utf8').catch(() => '')
  if (known && initialised) return known
  if (initialised) {
    throw new Error(
      `Há um banco em ${dataOf(place)}, mas falta a senha dele em ${passwordFile}. Restaure o arquivo.`,
    )
  }

  // Made beside and moved into place at the end: a start killed half-way leaves nothing that looks whole.
  const fresh = join(place.home, 'postgres.new')
  const password = randomBytes(24).toString('base64url')
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(`${fresh}-password`, password, { mode: 0o600 })
  if ('uid' in place.as) {
    for (const path of [fresh, `${fresh}-password`]) await chown(path, place.as.uid!, place.as.gid!)
  }
  await run(
    join(place.native, 'bin', 'initdb'),
    [
      `--pgdata=${fresh}`,
      `--pwfile=${fresh}-password`,
      `--username=${USER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order of text on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...place.as, cwd: place.home },
  )
  await rename(`${fresh}-password`, passwordFile)
  await rename(fresh, dataOf(place))
  return password
}

/** The port in `postmaster.pid`, if the process named there is alive. */
async function runningPort(place: Place) {
  const lines = (await readFile(join(dataOf(place), 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const alive = await pgCtl(place, 'status').then(
    () => true,
    () => false,
  )
  return alive && lines[3] ? Number(lines[3]) : undefined
}

async function start(place: Place, settings: Record<string, string>) {
  const port = await freePort()
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  }
  const flags = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`)
  // pg_ctl gives the server a session of its own, so that Ctrl-C in the terminal reaches only Node,
  // which lets requests under way finish before it stops the database.
  await pgCtl(
    place,
    'start',
    '-w',
    '-l',
    join(dataOf(place), 'server.log'),
    '-o',
    `-p ${port} ${flags.join(' ')}`,
  )
  return port
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}
