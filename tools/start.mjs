import { ensureBuilt, ensureInstalled, handOver } from './project.mjs'

ensureInstalled()
ensureBuilt()
handOver('apps/server/src/main.ts')
