import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts')
const LONGEST_START = 30_000

/** Starts the product as a user of it would have it, on a database of its own, for the whole run. */
export default async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'norteia-e2e-'))
  await chmod(dataDir, 0o755) // PostgreSQL runs as another user when we are root
  process.env.E2E_DATA_DIR = dataDir
  const port = process.env.E2E_PORT
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: port,
      DATA_DIR: dataDir,
      APP_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('the server did not start')), LONGEST_START)
    server.once('exit', code => reject(new Error(`the server ended with ${code}`)))
    server.stdout.on('data', chunk => {
      if (!String(chunk).includes('Norteia pronta')) return
      clearTimeout(tooLate)
      resolve()
    })
  })
  return async () => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
