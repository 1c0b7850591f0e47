import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { type Cluster, openCluster } from './cluster.ts'
import { PASSWORD_FILE } from './initialise.ts'
import { findNative } from './native.ts'
import { findPlace } from './place.ts'
import { runningPort, stopServer } from './server.ts'

const run = promisify(execFile)
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const isRoot = process.getuid?.() === 0

const folders: string[] = []
const opened: Cluster[] = []
const children: ChildProcess[] = []

async function aFolder(parent = tmpdir(), mode = 0o755) {
  const folder = await mkdtemp(join(parent, 'norteia-cluster-'))
  await chmod(folder, mode) // PostgreSQL runs as another user when we are root
  folders.push(folder)
  return join(folder, 'data')
}

async function open(dataDir: string, { owner = true, say = (_: string) => {} } = {}) {
  const cluster = await openCluster({ dataDir, owner, say, settings })
  opened.push(cluster)
  return cluster
}

const placeOf = (dataDir: string) => findPlace({ dataDir, native: findNative(), say: () => {} })
const portOf = async (dataDir: string) => runningPort(await placeOf(dataDir))
const pidOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const cluster of opened.splice(0)) await cluster.stop().catch(() => {})
  for (const folder of folders.splice(0)) {
    const place = await placeOf(join(folder, 'data'))
    await stopServer(place).catch(() => {})
    for (const path of [folder, place.home]) await rm(path, { recursive: true, force: true })
  }
})

describe('the embedded PostgreSQL', () => {
  test('is created, stopped clean, and keeps what was stored over a restart', async () => {
    const dataDir = await aFolder()
    const first = await open(dataDir)
    await ask(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    expect(await portOf(dataDir)).toBeUndefined()
    const second = await open(dataDir)
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(await readFile(join(dataDir, 'postgres/server.log'), 'utf8')).not.toContain(
      'not properly shut down',
    )
  })

  test('has the order of Brazilian text the same on every machine, and only listens here', async () => {
    const { url } = await open(await aFolder())
    expect(new URL(url).hostname).toBe('127.0.0.1')
    const [row] = await ask(
      url,
      "select datlocprovider, datcollate, current_setting('listen_addresses') as at from pg_database where datname = 'norteia'",
    )
    expect(row).toMatchObject({ datlocprovider: 'b', at: '127.0.0.1' })
  })

  test('left running by a server that was killed, it is joined by the next one', async () => {
    const dataDir = await aFolder()
    const orphan = await aKilledOwner(dataDir)
    expect(await portOf(dataDir)).toBe(orphan.port)
    const next = await open(dataDir)
    expect(Number(new URL(next.url).port)).toBe(orphan.port)
    await next.stop()
    expect(await portOf(dataDir)).toBeUndefined()
  })

  test('killed outright, as by a power cut, it recovers what was committed', async () => {
    const dataDir = await aFolder()
    const first = await openCluster({ dataDir, owner: true })
    await ask(first.url, 'create table kept as select 42 as answer')
    process.kill(await pidOf(dataDir), 'SIGKILL')
    await expect.poll(() => portOf(dataDir), { timeout: 5_000 }).toBeUndefined()
    const next = await open(dataDir)
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('is not fooled by a pid file whose number is now another program’s', async () => {
    const dataDir = await aFolder()
    await (await open(dataDir)).stop()
    const { as } = await placeOf(dataDir)
    const other = spawn('sleep', ['60'], { ...as, stdio: 'ignore' })
    children.push(other)
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    await writeFile(pidFile, `${other.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n`)
    if ('uid' in as) await chown(pidFile, as.uid!, as.gid!)
    const next = await open(dataDir)
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a creation killed half-way does not stop the next, and is cleared away in time', async () => {
    const dataDir = await aFolder()
    const child = opening(dataDir)
    const unfinished = async () =>
      (await readdir(dataDir).catch(() => [])).filter(name => name.startsWith('postgres.new-'))
    await expect.poll(unfinished, { timeout: 10_000, interval: 5 }).toHaveLength(2)
    child.kill('SIGKILL')
    await (await open(dataDir)).stop()
    // Its initdb may still be writing, so only what is old goes.
    for (const name of await unfinished()) await run('touch', ['-d', '10 minutes ago', join(dataDir, name)])
    await open(dataDir)
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  test('of two first starts at once one serves and the other is told why not', async () => {
    const dataDir = await aFolder()
    const [one, two] = await Promise.allSettled([open(dataDir), open(dataDir)])
    const refused = [one, two].filter(result => result.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(String(refused[0]!.reason)).toContain('Já há uma Norteia em uso')
  })

  test('a second server is refused with a sentence, and the first serves on', async () => {
    const dataDir = await aFolder()
    const first = await open(dataDir)
    await expect(open(dataDir)).rejects.toThrow(
      `Já há uma Norteia em uso com os dados de ${dataDir}. Pare aquela ou mude DATA_DIR.`,
    )
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a command that visits leaves a server’s database running', async () => {
    const dataDir = await aFolder()
    const server = await open(dataDir)
    await (await open(dataDir, { owner: false })).stop()
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a command that started it stops it again, but not under a server that came meanwhile', async () => {
    const dataDir = await aFolder()
    await (await open(dataDir, { owner: false })).stop()
    expect(await portOf(dataDir)).toBeUndefined()
    const visitor = await open(dataDir, { owner: false })
    const server = await open(dataDir)
    await visitor.stop()
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a lost password is said in a sentence that names the file', async () => {
    const dataDir = await aFolder()
    await (await open(dataDir)).stop()
    const file = join(dataDir, 'postgres', PASSWORD_FILE)
    await rename(file, `${file}.away`)
    await expect(open(dataDir)).rejects.toThrow(`falta a senha dele em ${file}. Restaure o arquivo.`)
    await writeFile(file, 'outra')
    await expect(open(dataDir)).rejects.toThrow('não é a do banco')
  })

  test('a database that cannot start shows the last lines of its log', async () => {
    const dataDir = await aFolder()
    await (await open(dataDir)).stop()
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '12\n')
    await expect(open(dataDir)).rejects.toThrow(/não iniciou[\s\S]+incompatible/)
  })

  test('lets in nobody without the password, and nobody else reads its file', async () => {
    const dataDir = await aFolder()
    const { url } = await open(dataDir)
    const wrong = new URL(url)
    wrong.password = 'errada'
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(dataDir, 'postgres', PASSWORD_FILE))).mode & 0o077).toBe(0)
  })

  if (isRoot) {
    test('a copy of its binaries works where the originals cannot be reached', async () => {
      const closed = await aFolder(homedir(), 0o700)
      await cp(findNative(), join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
      await writeFile(
        join(closed, 'package.json'),
        JSON.stringify({ version: `try-${basename(dirname(closed))}` }),
      )
      const place = await findPlace({ dataDir: closed, native: join(closed, 'native'), say: () => {} })
      expect(place.native).toMatch(/^\/var\/lib\/norteia\/postgres-try-/)
      const { stdout } = await run(join(place.native, 'bin/initdb'), ['--version'], { ...place.as, cwd: '/' })
      expect(stdout).toContain('initdb (PostgreSQL) 18')
      await rm(place.native, { recursive: true })
    })

    test('as root in a folder only root may enter, it lives under /var/lib/norteia and says so', async () => {
      const dataDir = await aFolder(homedir(), 0o700)
      const said: string[] = []
      const cluster = await open(dataDir, { say: sentence => said.push(sentence) })
      expect(await ask(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }])
      const { home } = await placeOf(dataDir)
      expect(home).toMatch(/^\/var\/lib\/norteia\/norteia-cluster-/)
      expect(said).toEqual([`O usuário do banco não alcança ${dataDir}; os dados do banco ficam em ${home}.`])
      await cluster.stop()
      expect((await placeOf(dataDir)).home).toBe(home)
    })
  }
})

/** Another process that opens the cluster as a server does, prints its port, and stays. */
function opening(dataDir: string) {
  const script = `
    import { openCluster } from ${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))}
    const { url } = await openCluster({ dataDir: ${JSON.stringify(dataDir)}, owner: true })
    console.log(new URL(url).port)`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  return child
}

/** A server killed with -9: its connection is gone with it, the database it started is not. */
async function aKilledOwner(dataDir: string) {
  const child = opening(dataDir)
  const [port] = await once(child.stdout!, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  return { port: Number(port) }
}
