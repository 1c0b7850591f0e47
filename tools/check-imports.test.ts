import { expect, test } from 'vitest'
import { checkTree, complaints } from './check-imports.mjs'

const judge = (path: string, wanted: string) => complaints(path, `import { x } from '${wanted}'\n`)

test('the tree is in order', () => {
  expect(checkTree()).toEqual([])
})

test.each([
  ['a rule that reaches for a library', 'packages/domain/src/sisu/chance.ts', 'zod'],
  ['a rule that reaches for the clock of Node', 'packages/domain/src/sisu/chance.ts', 'node:perf_hooks'],
  ['a rule that reaches for the contract', 'packages/domain/src/sisu/chance.ts', '@norteia/contract/auth'],
  ['a rule behind another’s door', 'packages/domain/src/people/x.ts', '../calendar/day.ts'],
  [
    'the contract reaching for the server',
    'packages/contract/src/auth.ts',
    '../../../apps/server/src/app.ts',
  ],
  ['the platform reaching for a feature', 'apps/server/src/platform/access.ts', '../features/auth/public.ts'],
  ['a feature reaching up', 'apps/server/src/features/auth/routes.ts', '../exercises/public.ts'],
  [
    'a feature reaching for a neighbour',
    'apps/server/src/features/duels/routes.ts',
    '../exercises/public.ts',
  ],
  [
    'a ground feature reaching for a later one',
    'apps/server/src/features/auth/routes.ts',
    '../billing/tables.ts',
  ],
  ['a feature reaching past a door', 'apps/server/src/features/account/routes.ts', '../auth/store.ts'],
  ['a feature reaching for the app', 'apps/server/src/features/auth/routes.ts', '../../app.ts'],
  [
    'the web reaching for the server',
    'apps/web/src/features/auth/x.tsx',
    '../../../../server/src/platform/db.ts',
  ],
  ['an importer reaching for the server', 'content/importers/enem/x.ts', '../../../apps/server/src/app.ts'],
  [
    'a feature reaching for an importer',
    'apps/server/src/features/sittings/x.ts',
    '@norteia/content/importers/enem/import-batch',
  ],
  ['the server reaching for the web', 'apps/server/src/app.ts', '../../web/src/main.tsx'],
  ['the ui reaching for the api', 'apps/web/src/ui/button.tsx', '../api/client.ts'],
  ['a screen reaching for the frame', 'apps/web/src/features/auth/login-screen.tsx', '../../app/menu.ts'],
  ['product code reaching for test code', 'apps/server/src/app.ts', './testing/world.ts'],
])('refuses %s', (_, path, wanted) => {
  expect(judge(path, wanted)).toHaveLength(1)
})

test('sees dynamic imports, re-exports, types and many lines', () => {
  const path = 'packages/domain/src/sisu/chance.ts'
  for (const source of [
    `const a = await import('zod')`,
    `export { z } from 'zod'`,
    `export * from 'zod'`,
    `import type { z } from 'zod'`,
    `import {\n  z,\n} from 'zod'`,
    `import 'zod'`,
  ]) {
    expect([source, complaints(path, source).length]).toEqual([source, 1])
  }
})

test('refuses a feature without a tier', () => {
  expect(complaints('apps/server/src/features/horoscope/routes.ts', '')).toHaveLength(1)
})

test('lets a study feature use the ground by its doors', () => {
  expect(judge('apps/server/src/features/duels/routes.ts', '../auth/public.ts')).toEqual([])
  expect(judge('apps/server/src/features/duels/tables.ts', '../auth/tables.ts')).toEqual([])
  expect(judge('apps/web/src/features/duels/duel-screen.tsx', '../question-bank/public.tsx')).toEqual([])
})
