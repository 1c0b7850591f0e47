import { ensureBuilt, ensureInstalled, handOver } from './project.mjs'

const parts = process.argv.slice(2)
/** The API alone can be measured before there is a site to serve. */
const NEED_SITE = ['landing', 'shell', 'question-screen', 'sizes']

ensureInstalled()
if (parts.length === 0 || parts.some(part => NEED_SITE.includes(part))) ensureBuilt()
handOver('bench/main.ts', parts)
