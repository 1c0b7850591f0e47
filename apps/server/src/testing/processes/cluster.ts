import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openCluster } from '../../platform/postgres/cluster.ts'
import { findPlace } from '../../platform/postgres/place.ts'
import { startServer, stopServer } from '../../platform/postgres/server.ts'

const run = promisify(execFile)
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

type SharedCluster = {
  adminUrl: string
  /** Folder of PostgreSQL 15's programs, or '' where this machine has none and the embedded one stands in. */
  binaries15: string
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedCluster: SharedCluster
  }
}

/** A person trying the project need not have PostgreSQL 15; in CI its absence is a failure. */
export const mayLack15 = !process.env.CI

/** One PostgreSQL for the suite: version 15, the oldest that is promised to work, where the machine has it. */
export default async function startSharedCluster(project: TestProject) {
  const home = await mkdtemp(join(tmpdir(), 'norteia-processes-'))
  await chmod(home, 0o755) // PostgreSQL runs as another user when we are root
  const binaries15 = findBinaries15()
  const { url, stop } = binaries15
    ? await startCluster15(home, dirname(binaries15))
    : await openCluster({ dataDir: home, owner: true, settings: FAST })
  project.provide('sharedCluster', { adminUrl: new URL('/postgres', url).href, binaries15 })
  return async () => {
    await stop()
    await rm(home, { recursive: true, force: true })
  }
}

function findBinaries15() {
  const candidates = ['/usr/lib/postgresql/15/bin', ask('pg_config', '--bindir')]
  return candidates.find(folder => folder && / 15\./.test(ask(join(folder, 'postgres'), '--version'))) ?? ''
}

function ask(program: string, question: string) {
  try {
    return execFileSync(program, [question], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

async function startCluster15(home: string, native: string) {
  // Who runs it when we are root is decided as for the embedded one.
  const { as } = await findPlace({ dataDir: home, native, say: () => {} })
  const place = { home, native, as }
  if ('uid' in as) await chown(home, as.uid!, as.gid!)
  await run(
    join(native, 'bin/initdb'),
    ['-D', join(home, 'postgres'), '-U', 'norteia', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, cwd: home },
  )
  const port = await startServer(place, FAST)
  return { url: `postgres://norteia@127.0.0.1:${port}/postgres`, stop: () => stopServer(place) }
}

export async function query<T extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

export const administer = (text: string) => query(inject('sharedCluster').adminUrl, text)

/** An empty database, as an operator would point DATABASE_URL at. */
export async function anEmptyDatabase() {
  const name = `processes_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  return {
    name,
    url: new URL(`/${name}`, inject('sharedCluster').adminUrl).href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}
