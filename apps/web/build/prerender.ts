import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type PublicPage, publicPages } from '@norteia/contract/pages'
import type { Manifest } from 'vite'

type Renderer = typeof import('../src/public/render.tsx')

const ENTRY = 'src/public/main.ts'
// What the first screen is written in: text and headings, upright.
const FONTS = /(atkinson-hyperlegible-next|bricolage-grotesque)-latin-wght-normal\.woff2$/

function assetsIn(manifest: Manifest) {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the client build has no ${ENTRY}`)
  const fonts = Object.entries(manifest).filter(([source]) => FONTS.test(source))
  const address = (file: string) => `/${file}`
  return {
    styles: (entry.css ?? []).map(address),
    scripts: [address(entry.file)],
    fonts: fonts.map(([, chunk]) => address(chunk.file)),
  }
}

const fileOf = (path: PublicPage) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

function sitemap(baseUrl: string) {
  const places = publicPages.map(path => `<url><loc>${baseUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`
}

/** Writes every public page, the 404 and the sitemap into `dist`. */
export async function prerender(dist: string, { renderPage }: Renderer, baseUrl: string) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const assets = assetsIn(manifest)
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), text)
  }
  await Promise.all([
    ...publicPages.map(path => write(fileOf(path), renderPage(path, assets))),
    write('404.html', renderPage(null, assets)),
    write('sitemap.xml', sitemap(baseUrl)),
    readFile(join(dist, 'robots.txt'), 'utf8').then(rules =>
      write('robots.txt', `${rules.trimEnd()}\n\nSitemap: ${baseUrl}/sitemap.xml\n`),
    ),
  ])
}
