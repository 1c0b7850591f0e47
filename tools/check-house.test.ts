import { expect, test } from 'vitest'
import { checkTree, complaints } from './check-house.mjs'

test('the tree keeps the rules', () => {
  expect(checkTree()).toEqual([])
})

test.each([
  ['a file of 301 lines', 'apps/web/src/ui/long.tsx', '\n'.repeat(300)],
  ['a drawer', 'apps/server/src/utils/x.ts', ''],
  ['a drawer with an extension', 'apps/server/src/platform/helpers.ts', ''],
  ['a rule that asks the clock', 'packages/domain/src/sisu/x.ts', 'const now = Date.now()'],
  ['a rule that asks the clock otherwise', 'packages/domain/src/sisu/x.ts', 'const now = new Date()'],
  ['a rule that throws dice', 'packages/domain/src/sisu/x.ts', 'Math.random()'],
  ['a test left out', 'apps/server/src/x.test.ts', `test${'.'}only('a', () => {})`],
])('complains of %s', (_, path, source) => {
  expect(complaints(path, source)).toHaveLength(1)
})

test('a date made from an argument is no clock', () => {
  expect(complaints('packages/domain/src/sisu/x.ts', 'new Date(now)')).toEqual([])
})
