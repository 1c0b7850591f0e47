import { get } from 'node:http'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../tools/find-chromium.mjs'
import { freePort } from './processes.ts'

const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
]

/** The browser of the machine, with a port for tools that are not Playwright. */
export async function openBrowser() {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...QUIET, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}

/** Notes the scripts a page asks for, in their order. */
export function noteScripts(page: Page) {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script' && !scripts.includes(request.url())) scripts.push(request.url())
  })
  return scripts
}

/**
 * What scripts weigh under gzip, in bytes of body. Asked for anew, because the browser itself would rather
 * have Brotli and the budget is in gzip.
 */
export async function weigh(scripts: readonly string[]) {
  const sizes = await Promise.all(scripts.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function sizeOf(url: string) {
  return new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, response => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    }).on('error', reject)
  })
}
