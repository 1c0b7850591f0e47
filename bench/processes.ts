import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const running = new Set<ChildProcess>()

/** Starts a process that ends with the bench, however the bench ends. */
export function launch(command: string, args: string[], options: SpawnOptions) {
  const child = spawn(command, args, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Asks a process to end and waits for it. SIGINT is what PostgreSQL takes for "now, but cleanly". */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await Promise.race([gone, pause(20_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))])
  await gone
}

export function endAll() {
  for (const child of running) child.kill('SIGINT')
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Asks until the answer is a good one; fails when the process ends first. */
export async function waitForAnswer(url: string, child: ChildProcess, patienceMs = 60_000) {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} before answering ${url}`)
    const reply = await fetch(url).catch(() => undefined)
    await reply?.arrayBuffer()
    if (reply?.ok) return
    await pause(5)
  }
  throw new Error(`no answer from ${url}`)
}

/** Resident memory of a process, in bytes; only Linux tells. */
export async function residentMemory(child: ChildProcess) {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kibibytes = status.match(/^VmRSS:\s+(\d+)/m)?.[1]
  return kibibytes ? Number(kibibytes) * 1024 : undefined
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Processor time a process has used, in milliseconds; only Linux tells. */
export async function processorTime(child: ChildProcess) {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')
  // The name, in parentheses, may hold anything; user and system time are the 12th and 13th after it.
  const [user, system] = stat
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
  return user && system ? (Number(user) + Number(system)) * TICK_MS : undefined
}
