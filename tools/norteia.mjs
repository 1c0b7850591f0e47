import { ensureInstalled, handOver } from './project.mjs'

ensureInstalled()
handOver('apps/server/src/cli.ts', process.argv.slice(2))
