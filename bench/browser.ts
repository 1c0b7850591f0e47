import { spawnSync } from 'node:child_process'
import { get } from 'node:http'
import { chromium, type Page } from '@playwright/test'
import { freePort } from './processes.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
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

/** CHROMIUM_PATH, else the first one in the path, else (undefined) Playwright's own. */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const found = NAMES.map(name => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
  return found.find(Boolean)
}

/** Notes the scripts a page asks for, in their order. */
export function noteScripts(page: Page) {
  const scripts: string[] = []
  page.on('response', response => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('javascript') && !scripts.includes(response.url())) scripts.push(response.url())
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
