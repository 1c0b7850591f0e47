import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Asking, request } from './requests.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
export const NODE = join(ROOT, 'node_modules/node/bin/node')
const FLAGS = ['--disable-warning=ExperimentalWarning']
const START_PATIENCE_MS = 20_000

export type Environment = Record<string, string | undefined>

/** What production asks for, so that a test may leave one of it out. */
export const PRODUCTION: Environment = {
  NODE_ENV: 'production',
  APP_SECRET: 'um-segredo-so-deste-teste-com-mais-de-32-letras',
  APP_URL: 'https://norteia.exemplo.br',
}

const alive = new Set<ChildProcess>()
const killAll = () => {
  for (const child of alive) child.kill('SIGKILL')
}
process.once('exit', killAll)

/** Ends whatever a failed test left running. Call it once in each file that starts processes. */
export const leaveNothingRunning = () => afterAll(killAll)

/** One of our programs under the pinned Node, with nothing of this shell's environment but the path. */
export function launch(script: string, args: string[], environment: Environment, ipc = false) {
  const child = spawn(NODE, [...FLAGS, join(ROOT, 'apps/server/src', script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  })
  alive.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', chunk => (output += chunk))
  // Not "close": that never comes to a parent that hung up the channel itself.
  const closed = [child.stdout, child.stderr].map(stream => once(stream!, 'close'))
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    alive.delete(child)
    await Promise.all(closed)
    return (signal ?? code) as string | number
  })
  return { child, ended, output: () => output }
}

/** Runs a program to its end. */
export async function runToEnd(script: string, args: string[], environment: Environment) {
  const { ended, output } = launch(script, args, environment)
  return { code: await ended, output: output() }
}

export async function startServer(environment: Environment, { ipc = false } = {}) {
  const port = environment.PORT ?? String(await freePort())
  const env = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DATA_DIR: '/nonexistent/norteia',
    ...environment,
    PORT: port,
  }
  const { child, ended, output } = launch('main.ts', [], env, ipc)
  const line = `Norteia pronta em http://localhost:${port}`
  const began = performance.now()
  while (!output().includes(line)) {
    if (child.exitCode !== null || performance.now() - began > START_PATIENCE_MS) {
      child.kill('SIGKILL')
      throw new Error(`the server did not start (${child.exitCode}):\n${output()}`)
    }
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return {
    port: Number(port),
    env,
    child,
    output,
    ended,
    ask: (path: string, asking?: Asking) => request(Number(port), path, asking),
    /** Sends the signal and gives the exit code, or the signal's name when that was the end. */
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return await ended
    },
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
