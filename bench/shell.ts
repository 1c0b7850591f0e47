import type { Page } from '@playwright/test'
import { noteScripts, openBrowser, weigh } from './browser.ts'
import { student } from './populate.ts'
import { withSite } from './site.ts'
import { type Spread, spreadOf } from './spread.ts'
import { figure, type Row, spread } from './table.ts'

const MOST_SCRIPT = 160_000
const MOST_CHANGE_MS = 100
const SLOWED = 4
const CHANGES = 20
const BETWEEN_CLICKS_MS = 300
const SECTIONS = ['/platform', '/platform/conta']
/** Vite names the chunk of the first section after its file. */
const SECTION_CHUNK = /\/dashboard-screen-[\w-]+\.js$/

/** What a student's phone gets after the login, and how soon a section appears. */
export function benchShell(): Promise<Row[]> {
  return withSite(async origin => {
    const { browser } = await openBrowser()
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      await logIn(await context.newPage(), origin)
      const page = await context.newPage()
      const shell = await shellScripts(page, origin)
      return [scriptRow(await weigh(shell), shell.length), changeRow(await timeChanges(page))]
    } finally {
      await browser.close()
    }
  })
}

export async function logIn(page: Page, origin: string) {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(student.email)
  await page.getByLabel('Senha', { exact: true }).fill(student.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/platform**')
}

/** Everything asked for before the section's own chunk, by a signed-in visit that begins at the platform. */
async function shellScripts(page: Page, origin: string) {
  const scripts = noteScripts(page)
  await page.goto(`${origin}${SECTIONS[0]}`, { waitUntil: 'networkidle' })
  await page.locator('main h1').waitFor()
  const section = scripts.findIndex(script => SECTION_CHUNK.test(script))
  if (section < 1) throw new Error('the section has no chunk of its own any more, or nothing comes before it')
  return scripts.slice(0, section)
}

/** Tells `noteChange` the time from a click to the frame with the new section's heading. */
const STOPWATCH = `
  addEventListener('click', event => {
    if (!event.target.closest('a')) return
    const heading = () => document.querySelector('main h1')?.textContent
    const before = heading()
    const watcher = new MutationObserver(() => {
      if (!heading() || heading() === before) return
      watcher.disconnect()
      // The frame is out once a message posted while it was being made gets its turn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => noteChange(performance.now() - event.timeStamp)
        port2.postMessage('')
      })
    })
    watcher.observe(document, { subtree: true, childList: true, characterData: true })
  }, { capture: true })`

async function timeChanges(page: Page) {
  let hear = (_ms: number) => {}
  await page.exposeFunction('noteChange', (ms: number) => hear(ms))
  await page.evaluate(STOPWATCH)
  const visit = async (address: string) => {
    const heard = new Promise<number>(resolve => {
      hear = resolve
    })
    await page.locator(`a[href="${address}"]:visible`).first().click()
    const ms = await heard
    // A person looks before the next click; meanwhile the screen gets its figures.
    await page.waitForTimeout(BETWEEN_CLICKS_MS)
    return ms
  }
  // Both sections' chunks and figures come in before anything counts.
  for (const address of SECTIONS.toReversed()) await visit(address)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const times: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    times.push(await visit(SECTIONS[(change + 1) % SECTIONS.length]!))
  }
  return spreadOf(times)
}

function scriptRow(bytes: number, files: number): Row {
  return {
    what: 'Plataforma depois de entrar: scripts antes da seção (gzip)',
    target: `≤ ${figure(MOST_SCRIPT / 1000)} kB`,
    measured: `${figure(bytes / 1000, 1)} kB em ${files} arquivos`,
    ok: bytes <= MOST_SCRIPT,
  }
}

function changeRow(change: Spread): Row {
  return {
    what: `Troca de seção, processador ${SLOWED}× mais lento`,
    target: `≤ ${MOST_CHANGE_MS} ms`,
    measured: spread(change, 'ms'),
    ok: change.median <= MOST_CHANGE_MS,
  }
}
