import type { Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { logIn } from './shell.ts'
import { withSite } from './site.ts'
import { type Spread, spreadOf } from './spread.ts'
import { figure, type Row, spread } from './table.ts'

const MOST_MS = 100
const SLOWED = 4
const QUESTIONS = 30
/** Somebody reads the explanation; meanwhile the next question is fetched and laid out. */
const READING_MS = 1_500

/** From the click on "Próxima questão" to the frame with the next question, on a phone four times as slow. */
export function benchQuestionScreen(): Promise<Row[]> {
  return withSite(async origin => {
    const { browser } = await openBrowser()
    try {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
      const page = await context.newPage()
      await logIn(page, origin)
      const times = await timeQuestions(page, origin)
      return rowsOf(times, spreadOf(times))
    } finally {
      await browser.close()
    }
  })
}

/** Tells `noteQuestion` the time from a click to the frame in which other options are to be seen. */
const STOPWATCH = `
  const shown = () => [...document.querySelectorAll('main fieldset')]
    .find(options => options.checkVisibility({ visibilityProperty: true }))?.textContent
  addEventListener('click', event => {
    if (!/Próxima questão/.test(event.target.closest('button')?.textContent)) return
    const before = shown()
    const watcher = new MutationObserver(() => {
      const now = shown()
      if (!now || now === before) return
      watcher.disconnect()
      // The frame is out once a message posted while it was being made gets its turn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => noteQuestion(performance.now() - event.timeStamp)
        port2.postMessage('')
      })
    })
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }, { capture: true })`

async function timeQuestions(page: Page, origin: string) {
  let hear = (_ms: number) => {}
  await page.exposeFunction('noteQuestion', (ms: number) => hear(ms))
  await page.goto(`${origin}/platform/exercicios`)
  await page
    .getByRole('link', { name: /^Resolver/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Responder', exact: true }).waitFor()
  await page.evaluate(STOPWATCH)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })

  const times: number[] = []
  for (let question = 0; question < QUESTIONS; question++) {
    await page.locator('main fieldset label').filter({ visible: true }).first().click()
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    const onward = page.getByRole('button', { name: 'Próxima questão' })
    await onward.waitFor()
    await page.waitForTimeout(READING_MS)
    const heard = new Promise<number>(resolve => {
      hear = resolve
    })
    await onward.click()
    times.push(await heard)
    await page.waitForTimeout(READING_MS)
  }
  return times
}

function rowsOf(times: readonly number[], all: Spread): Row[] {
  const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!
  const target = `≤ ${MOST_MS} ms`
  const what = `Próxima questão na tela, processador ${SLOWED}× mais lento, ${QUESTIONS} questões`
  return [
    { what, target, measured: spread(all, 'ms'), ok: all.median <= MOST_MS },
    { what: '… p95', target, measured: `${figure(p95)} ms`, ok: p95 <= MOST_MS },
  ]
}
