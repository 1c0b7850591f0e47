import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, NODE, ROOT } from './project.mjs'

ensureInstalled()
const port = Number(process.env.PORT ?? 3000)
const apiPort = String(port + 1)
const env = {
  ...process.env,
  PORT: apiPort,
  API_PORT: apiPort,
  APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
}
const vite = join(ROOT, 'node_modules/vite/bin/vite.js')

// Two processes, each reloading its own side: the page through Vite, the API when a file it reads changes.
const children = [
  spawn(NODE, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  }),
  spawn(NODE, [vite, '--port', String(port), '--strictPort'], {
    cwd: join(ROOT, 'apps/web'),
    stdio: 'inherit',
    env,
  }),
]

function stop() {
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', () => {
    stop()
    process.exitCode = 0
  })
}
