// Builds the web into apps/web/dist: the app, the public pages as plain HTML, and their compressed copies.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// A build is always optimised; whether it holds the gallery of components follows how it will be run.
process.env.GALLERY = process.env.NODE_ENV === 'production' ? 'no' : 'yes'
process.env.NODE_ENV = 'production'

const web = join(import.meta.dirname, '../apps/web')
const dist = join(web, 'dist')
// Below apps/web, so that the rendered bundle finds React where the app does.
const rendering = join(web, 'node_modules/.cache/public-pages')
const baseUrl = (process.env.APP_URL || 'http://localhost:3000').replace(/\/$/, '')

const began = Date.now()
const { build } = await import('vite')
const { prerender } = await import('../apps/web/build/prerender.ts')
const { compressTexts } = await import('../apps/web/build/compress.ts')

const shared = { configFile: join(web, 'vite.config.ts'), mode: 'production', logLevel: 'warn' }
await build({ ...shared, build: { reportCompressedSize: false } })
await build({ ...shared, build: { ssr: true, outDir: rendering, emptyOutDir: true, copyPublicDir: false } })

await prerender(dist, await import(pathToFileURL(join(rendering, 'render.js')).href), baseUrl)
await rm(join(dist, '.vite'), { recursive: true })
await compressTexts(dist)

console.log(`Site pronto em ${((Date.now() - began) / 1000).toFixed(1)} s.`)
