import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './place.ts'

const run = promisify(execFile)

/** Long enough for a database that has a crash to recover from. */
const START_SECONDS = '120'
const LINES_SHOWN = 6

export const dataOf = (place: Place) => join(place.home, 'postgres')
const logOf = (place: Place) => join(dataOf(place), 'server.log')
const pidFileOf = (place: Place) => join(dataOf(place), 'postmaster.pid')

function pgCtl(place: Place, ...args: string[]) {
  return run(join(place.native, 'bin', 'pg_ctl'), ['-D', dataOf(place), ...args], {
    ...place.as,
    cwd: place.home,
  })
}

/** The port in `postmaster.pid`, if the process named there is alive. */
export async function runningPort(place: Place) {
  await removeStalePid(place)
  const lines = await readPidFile(place)
  const alive = await pgCtl(place, 'status').then(
    () => true,
    () => false,
  )
  return alive && lines[3] ? Number(lines[3]) : undefined
}

export async function startServer(place: Place, settings: Record<string, string>) {
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
  const options = ['-w', '-t', START_SECONDS, '-l', logOf(place), '-o', `-p ${port} ${flags.join(' ')}`]
  try {
    await pgCtl(place, 'start', ...options)
    return port
  } catch {
    // Started by somebody else in the same second, or still recovering: then that is the one to join.
    const running = await runningPort(place)
    if (running) return running
    throw new Error(`O banco embutido não iniciou.\n${await lastLines(logOf(place))}`)
  }
}

/** Stops the server; one that is already gone is as good. */
export async function stopServer(place: Place) {
  await pgCtl(place, 'stop', '-m', 'fast', '-w').catch(async error => {
    if (await runningPort(place)) throw error
  })
}

const readPidFile = async (place: Place) =>
  (await readFile(pidFileOf(place), 'utf8').catch(() => '')).split('\n')

/**
 * After a power cut the number in `postmaster.pid` may by now be some other program's; PostgreSQL would
 * believe itself running and never start again.
 */
async function removeStalePid(place: Place) {
  const [pid] = await readPidFile(place)
  const name = pid && (await programOf(pid))
  if (name && !name.includes('postgres')) await rm(pidFileOf(place), { force: true })
}

async function programOf(pid: string) {
  const known = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  if (known || process.platform === 'win32') return known
  return run('ps', ['-p', pid, '-o', 'comm=']).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

async function lastLines(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '')
  return `As últimas linhas de ${file}:\n${text.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')}`
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}
