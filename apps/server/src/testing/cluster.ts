import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../platform/db.ts'
import { openCluster } from '../platform/postgres/cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database nobody works in: each worker clones it. */
    templateUrl: string
  }
}

/** One embedded PostgreSQL for the whole run, without the syncing that only matters after a power cut. */
export default async function startCluster(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'norteia-test-'))
  await chmod(dataDir, 0o755) // PostgreSQL runs as another user when we are root
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const cluster = await openCluster({ dataDir, owner: true, settings })
  await migrateDatabase(cluster.url)
  project.provide('templateUrl', cluster.url)
  return async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
