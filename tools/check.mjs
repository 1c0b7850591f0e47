import { ensureInstalled } from './project.mjs'
import { runSteps, STATIC_STEPS, VITEST } from './run-steps.mjs'

ensureInstalled()
const results = await runSteps([
  { name: 'testes de regras e telas', args: [VITEST, 'run', '--project', 'rules', '--project', 'web'] },
  ...STATIC_STEPS,
])
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
