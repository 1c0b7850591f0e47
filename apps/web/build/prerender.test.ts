import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressTexts } from './compress.ts'
import { prerender } from './prerender.ts'

const FONT = 'atkinson-hyperlegible-next-latin-wght-normal'
const manifest = {
  'src/public/main.ts': { file: 'assets/public-1.js', css: ['assets/public-2.css'] },
  [`../../node_modules/x/${FONT}.woff2`]: { file: `assets/${FONT}-3.woff2` },
  '../../node_modules/x/atkinson-hyperlegible-next-latin-wght-italic.woff2': { file: 'assets/italic.woff2' },
}
const renderer = { renderPage: (path: string | null, assets: object) => `${path} ${JSON.stringify(assets)}` }

let dist: string

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'norteia-site-'))
  await mkdir(join(dist, '.vite'))
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(dist, 'robots.txt'), 'User-agent: *\n')
})

afterEach(() => rm(dist, { recursive: true }))

const read = (file: string) => readFile(join(dist, file), 'utf8')

test('writes a file for every public page, the 404 and the sitemap of the configured address', async () => {
  await prerender(dist, renderer, 'https://norteia.example')
  const html = (await readdir(dist)).filter(file => file.endsWith('.html')).sort()
  expect(html.join(' ')).toBe(
    '404.html contato.html index.html minha-nota-tri.html plans.html privacidade.html reembolso.html termos.html',
  )
  expect(await read('sitemap.xml')).toContain('<loc>https://norteia.example/plans</loc>')
  expect(await read('robots.txt')).toContain('Sitemap: https://norteia.example/sitemap.xml')
})

test('gives the pages the hashed names, and preloads only upright fonts', async () => {
  await prerender(dist, renderer, 'https://norteia.example')
  const [, assets] = (await read('index.html')).split(/ (.*)/s)
  expect(JSON.parse(assets!)).toEqual({
    styles: ['/assets/public-2.css'],
    scripts: ['/assets/public-1.js'],
    fonts: [`/assets/${FONT}-3.woff2`],
  })
})

test('compresses long texts both ways, and leaves short ones and pictures alone', async () => {
  const long = 'Norteia. '.repeat(400)
  await writeFile(join(dist, 'long.css'), long)
  await writeFile(join(dist, 'short.css'), 'a{}')
  await writeFile(join(dist, 'picture.png'), long)
  await compressTexts(dist)
  expect(brotliDecompressSync(await readFile(join(dist, 'long.css.br'))).toString()).toBe(long)
  expect(gunzipSync(await readFile(join(dist, 'long.css.gz'))).toString()).toBe(long)
  const files = await readdir(dist)
  expect(files.filter(file => /^(short|picture).*(br|gz)$/.test(file))).toEqual([])
})
