import { defineConfig } from 'vitest/config'
import { contractRoutes } from './apps/web/build/contract-routes.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'content/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        plugins: [contractRoutes()],
        define: { __GALLERY__: 'true' },
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/test-setup.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['apps/server/src/testing/processes/**'],
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          // Each worker has a database of its own and empties it between tests.
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['apps/server/src/testing/processes/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/processes/cluster.ts'],
          // Real servers, killed and timed: one file after the other, once everything else is done.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 40_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
