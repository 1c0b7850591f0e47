import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './find-chromium.mjs'
import { ensureBuilt, ensureInstalled } from './project.mjs'
import { PLAYWRIGHT, runStep, runSteps, STATIC_STEPS, VITEST } from './run-steps.mjs'

const start = performance.now()
ensureInstalled()
ensureBuilt()
const reports = mkdtempSync(join(tmpdir(), 'norteia-reports-'))
const counts = { passed: 0, failed: 0, skipped: 0 }

for (const { passed } of await runSteps(STATIC_STEPS)) counts[passed ? 'passed' : 'failed']++

if (!process.env.CI && spawnSync('redis-server', ['--version']).status !== 0) {
  console.log(
    'Sem redis-server nesta máquina, os testes com Redis ficam de fora (no Debian: apt install redis-server).',
  )
}
const unit = join(reports, 'vitest.json')
await runStep({
  name: 'testes de regras, telas, API e processos',
  args: [VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  follow: true,
})
add(unit, ({ numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, success }) => ({
  passed: numPassedTests,
  // A file that breaks before its first test has no failed test to show for it.
  failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)),
  skipped: numPendingTests,
}))

const chromium = ensureChromium()
if (chromium) {
  const journeys = join(reports, 'playwright.json')
  await runStep({
    name: 'jornadas no navegador',
    args: [PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
    follow: true,
  })
  add(journeys, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
} else counts.failed++

rmSync(reports, { recursive: true, force: true })
console.log(`\nem ${Math.round((performance.now() - start) / 1000)} s`)
const { passed, failed, skipped } = counts
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** A report that is not there means its runner never got to write it: a failure. */
function add(file, read) {
  try {
    const found = read(JSON.parse(readFileSync(file, 'utf8')))
    for (const kind of Object.keys(counts)) counts[kind] += found[kind] ?? 0
  } catch {
    counts.failed++
  }
}
