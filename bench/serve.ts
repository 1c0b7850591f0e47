import { rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, launch, waitForAnswer } from './processes.ts'

export const ROOT = join(import.meta.dirname, '..')
const LOG = join(tmpdir(), `norteia-bench-${process.pid}.log`)

process.on('exit', () => rmSync(LOG, { force: true }))

type Options = { script?: string; readyPath?: string; env: Record<string, string> }

/** Starts a server as an operator would: production, its log at the default level and kept in a file. */
export async function serve({ script = 'apps/server/src/main.ts', readyPath = '/readyz', env }: Options) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = await open(LOG, 'a')
  const began = performance.now()
  const child = launch(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, script)], {
    cwd: ROOT,
    stdio: ['ignore', log.fd, 'inherit'],
    // Nothing of the caller's own configuration gets in.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: origin,
      APP_SECRET: 'a secret that is only good for measuring',
      ...env,
    },
  })
  await log.close()
  await waitForAnswer(`http://127.0.0.1:${port}${readyPath}`, child)
  return { child, port, origin, startedInMs: performance.now() - began }
}
