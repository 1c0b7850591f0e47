import { devices, type Page } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { noteScripts, openBrowser, weigh } from './browser.ts'
import { withSite } from './site.ts'
import { spreadOf } from './spread.ts'
import { figure, type Row, spread } from './table.ts'

const RUNS = 3
const MOST_SCRIPT = 100_000
const LEAST_SCORE = 95

const categories = {
  performance: 'desempenho',
  accessibility: 'acessibilidade',
  'best-practices': 'boas práticas',
  seo: 'SEO',
}

const metrics = [
  { audit: 'largest-contentful-paint', name: 'LCP', most: 1.8, unit: 's', scale: 1 / 1000, digits: 2 },
  { audit: 'cumulative-layout-shift', name: 'CLS', most: 0.02, unit: '', scale: 1, digits: 3 },
  { audit: 'total-blocking-time', name: 'TBT', most: 100, unit: 'ms', scale: 1, digits: 0 },
]

/** The landing page as a stranger's phone gets it. */
export function benchLanding(): Promise<Row[]> {
  return withSite(async origin => {
    const { browser, port } = await openBrowser()
    try {
      const rows = await scriptRows(await browser.newPage(devices['Moto G4']), origin)
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++) results.push(await judge(origin, port))
      return [...rows, ...scoreRows(results), ...metricRows(results)]
    } finally {
      await browser.close()
    }
  })
}

/** Lighthouse as it comes: an emulated mid-range phone on slow 4G. */
async function judge(origin: string, port: number) {
  const options = { port, logLevel: 'error', onlyCategories: Object.keys(categories) } as const
  const outcome = await lighthouse(`${origin}/`, options)
  if (!outcome) throw new Error('Lighthouse gave no result')
  if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message)
  return outcome.lhr
}

/** What comes before anybody moves, and what the whole page brings in as its parts are seen. */
async function scriptRows(page: Page, origin: string): Promise<Row[]> {
  const scripts = noteScripts(page)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const first = await weigh(scripts)
  const firstFiles = scripts.length
  await page.evaluate(READ_TO_THE_END)
  await page.waitForLoadState('networkidle')
  const whole = await weigh(scripts)
  await page.close()

  const target = `≤ ${figure(MOST_SCRIPT / 1000)} kB`
  const row = (what: string, bytes: number, files: number) => ({
    what: `Página inicial: ${what} (gzip)`,
    target,
    measured: `${figure(bytes / 1000, 1)} kB em ${files} arquivos`,
    ok: bytes <= MOST_SCRIPT,
  })
  return [
    row('scripts da primeira carga', first, firstFiles),
    row('scripts lida até o fim', whole, scripts.length),
  ]
}

const READ_TO_THE_END = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  await new Promise(resolve => setTimeout(resolve, 500))
})()`

function scoreRows(results: Result[]): Row[] {
  return Object.entries(categories).map(([id, name]) => {
    const score = spreadOf(results.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)))
    return {
      what: `Página inicial: Lighthouse móvel, ${name}`,
      target: `≥ ${LEAST_SCORE}`,
      measured: spread(score, ''),
      ok: score.median >= LEAST_SCORE,
    }
  })
}

function metricRows(results: Result[]): Row[] {
  return metrics.map(({ audit, name, most, unit, scale, digits }) => {
    const values = spreadOf(results.map(({ audits }) => (audits[audit]?.numericValue ?? Infinity) * scale))
    return {
      what: `Página inicial: ${name}`,
      target: `≤ ${most.toLocaleString('pt-BR')} ${unit}`.trim(),
      measured: spread(values, unit, digits),
      ok: values.median <= most,
    }
  })
}
