import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ensureInitialised } from './initialise.ts'
import { findNative } from './native.ts'
import { findPlace, type Place } from './place.ts'
import { dataOf, runningPort, startServer, stopServer } from './server.ts'

const DATABASE = 'norteia'
export const USER = 'norteia'
/** Held by whoever serves from this cluster; any number will do, so long as it never changes. */
const OWNER_LOCK = 20261121

/** A server asked to stop a moment ago, or killed, may still hold its lock. */
const LOCK_PATIENCE_MS = 6_000
/** After a power cut the server reads its journal before it lets anybody in. */
const START_PATIENCE_MS = 120_000
/** Starting, shutting down, shut down under us, too many, or not listening (any more): worth another look. */
const PASSING = new Set(['57P03', '57P01', '53300', 'ECONNREFUSED', 'ECONNRESET'])

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
export async function openCluster(options: Options): Promise<Cluster> {
  const { dataDir, owner, say = () => {}, settings = {} } = options
  const place = await findPlace({ dataDir, native: findNative(), say })
  await mkdir(place.home, { recursive: true })
  const password = await ensureInitialised(place, USER)
  const { port, lock } = await enter(place, { owner, settings, password })

  return {
    url: urlOf(port, password, DATABASE),
    async stop() {
      // A visitor must not pull the database from under a server that came meanwhile.
      const mayStop = owner || (await takeLock(lock).catch(() => false))
      // The lock is held to the end: who comes meanwhile waits for the stop instead of being caught in it.
      if (mayStop) await stopServer(place)
      await lock.end().catch(() => {})
    },
  }
}

const urlOf = (port: number, password: string, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

type Entry = { owner: boolean; settings: Record<string, string>; password: string }

/** Starts or joins the server and takes the lock, through whatever another process may be doing to it. */
async function enter(place: Place, { owner, settings, password }: Entry) {
  const began = performance.now()
  for (;;) {
    const waited = performance.now() - began
    const port = (await runningPort(place)) ?? (await startServer(place, settings))
    const lock = new pg.Client({ connectionString: urlOf(port, password, 'postgres') })
    lock.on('error', () => {}) // the cluster going away ends the lock with it
    try {
      await lock.connect()
      if (!owner || (await takeLock(lock))) {
        await ensureDatabase(lock)
        return { port, lock }
      }
      if (waited > LOCK_PATIENCE_MS) {
        throw new Error(
          `Já há uma Norteia em uso com os dados de ${place.home}. Pare aquela ou mude DATA_DIR.`,
        )
      }
    } catch (error) {
      if (!isPassing(error) || waited > START_PATIENCE_MS) {
        await lock.end().catch(() => {})
        throw explained(error, place)
      }
    }
    await lock.end().catch(() => {})
    await pause(100)
  }
}

function isPassing(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return PASSING.has(code ?? '') || message === 'Connection terminated unexpectedly'
}

function explained(error: unknown, place: Place) {
  if ((error as { code?: string }).code !== '28P01') return error
  return new Error(`A senha guardada em ${dataOf(place)} não é a do banco. Restaure uma cópia de segurança.`)
}

async function takeLock(client: pg.Client) {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    OWNER_LOCK,
  ])
  return rows[0]?.taken ?? false
}

async function ensureDatabase(client: pg.Client) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  await client.query(`create database ${DATABASE}`).catch(error => {
    if (error.code !== '42P04' && error.code !== '23505') throw error // somebody else was quicker
  })
}
