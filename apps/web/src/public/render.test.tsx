import { publicPages } from '@norteia/contract/pages'
import { expect, test } from 'vitest'
import { renderPage } from './render.tsx'

const assets = {
  styles: ['/assets/public.css'],
  scripts: ['/assets/public.js'],
  fonts: ['/assets/text.woff2'],
}
const pages = [...publicPages.map(path => ({ path, html: renderPage(path, assets) }))]
const landing = renderPage('/', assets)
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0

test.each(pages)('$path says what it is to readers, search engines and social cards', ({ path, html }) => {
  expect(html).toMatch(/^<!doctype html><html lang="pt-BR">/)
  expect(count(html, /<h1[\s>]/g)).toBe(1)
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`)
  for (const what of ['<title>', 'name="description"', 'property="og:image"', 'name="twitter:card"']) {
    expect(html).toContain(what)
  }
})

test.each(pages)('$path carries nothing inline that the content policy would refuse', ({ html }) => {
  expect(count(html, /<script(?![^>]*src=)/g)).toBe(0)
  expect(count(html, /<style|\sstyle="|\son[a-z]+="/g)).toBe(0)
})

test.each(pages)('$path has no id twice and no link to a missing anchor', ({ html }) => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(match => match[1]!)
  expect(new Set(ids).size).toBe(ids.length)
  const own = [...html.matchAll(/href="#([^"]+)"/g)].map(match => match[1]!)
  expect(own.filter(id => !ids.includes(id))).toEqual([])
  const onLanding = [...html.matchAll(/href="\/#([^"]+)"/g)].map(match => match[1]!)
  expect(onLanding.filter(id => !landing.includes(`id="${id}"`))).toEqual([])
})

test('the landing page keeps its sections in the order links rely on', () => {
  const order =
    'hero cerebro-aprovacao mapa-aprovacao revolucoes diferenciais demonstracao impacto depoimentos guia-ia features funcionalidades pricing planos freemium'
  const places = order.split(' ').map(id => landing.indexOf(`id="${id}"`))
  expect(places.every(place => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('the landing page reads without a script: a question, its key, a score and the prices', () => {
  for (const words of ['consumo de água em cada banho', 'Ver a resposta comentada', '705,8', 'R$ 97']) {
    expect(landing).toContain(words)
  }
})

test('an unknown address gets a page that search engines leave alone', () => {
  const html = renderPage(null, assets)
  expect(html).toContain('404 Page Not Found')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
})
