import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { NODE, ROOT } from './project.mjs'

const at = (...parts) => join(ROOT, ...parts)
export const TSC = at('node_modules/typescript/bin/tsc')
export const BIOME = at('node_modules/@biomejs/biome/bin/biome')
export const VITEST = at('node_modules/vitest/vitest.mjs')
export const PLAYWRIGHT = at('node_modules/@playwright/test/cli.js')

/** What needs no database and no browser. */
export const STATIC_STEPS = [
  { name: 'tipos: regras', args: [TSC, '-p', 'packages/domain'] },
  { name: 'tipos: servidor', args: [TSC, '-p', 'apps/server'] },
  { name: 'tipos: web', args: [TSC, '-p', 'apps/web'] },
  { name: 'tipos: jornadas e medidas', args: [TSC, '-p', 'e2e'] },
  { name: 'lint e formato', args: [BIOME, 'ci', '--colors=off', '.'] },
  { name: 'setas entre partes', args: ['tools/check-imports.mjs'] },
  { name: 'regras da casa', args: ['tools/check-house.mjs'] },
]

/** Runs one step under the pinned Node; its output is shown only when it fails, unless it is to be followed. */
export function runStep({ name, args, env = {}, follow = false }) {
  const start = performance.now()
  return new Promise(resolve => {
    const child = spawn(NODE, args, {
      cwd: ROOT,
      stdio: ['ignore', follow ? 'inherit' : 'pipe', follow ? 'inherit' : 'pipe'],
      // Colours are for a terminal; in a file they are noise (and CI=true alone turns them on).
      env: { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }), ...env },
    })
    const output = []
    child.stdout?.on('data', chunk => output.push(chunk))
    child.stderr?.on('data', chunk => output.push(chunk))
    child.on('exit', code => {
      const passed = code === 0
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
      if (!passed) process.stdout.write(Buffer.concat(output))
      resolve({ name, passed })
    })
  })
}

/** Two at a time: the machine a student of the code has is small. */
export async function runSteps(steps) {
  const results = []
  const queue = [...steps]
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step))
  }
  await Promise.all([worker(), worker()])
  return results
}
