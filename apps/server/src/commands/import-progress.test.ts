import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { emptyReport } from '@norteia/content/importers/import-report'
import { afterEach, expect, test, vi } from 'vitest'
import { showProgress } from './import-progress.ts'
import { emptyBankReport, giveReport, reportInWords } from './import-report.ts'

function terminal(isTTY: boolean) {
  let text = ''
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  return { output: Object.assign(output, { isTTY, columns: 60 }), text: () => text }
}

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

test('redraws one line on a terminal', () => {
  const { output, text } = terminal(true)
  const progress = showProgress(output)
  progress.begin('ENEM 2017', 200)
  progress.reach(100)
  progress.end()
  expect(text()).not.toContain('\n')
  expect(text()).toContain(`${'█'.repeat(14)}${'░'.repeat(14)} 100 de 200`)
  expect(text().endsWith('\r\u001b[2K')).toBe(true)
})

test('writes few plain lines everywhere else', () => {
  const { output, text } = terminal(false)
  const progress = showProgress(output)
  progress.begin('ENEM 2017', 200)
  for (let done = 1; done <= 200; done++) progress.reach(done)
  const lines = text().trim().split('\n')
  expect(lines.length).toBeLessThanOrEqual(12)
  expect(text()).not.toContain('\u001b')
  expect(lines.at(-1)).toBe('ENEM 2017: 200 de 200')
})

const report = (refused: number) => ({
  ...emptyReport(),
  refused: Array.from({ length: refused }, (_, k) => ({ record: `registro ${k}`, reason: 'motivo' })),
  dryRun: false,
  bank: emptyBankReport(),
})

test('shows the beginning of a long list and where the rest is', () => {
  const words = reportInWords(report(40))
  expect(words).toContain('Recusados (40):')
  expect(words).toContain('e mais 15 (use --report')
})

test('writes the whole report where asked, and tells a script that something was refused', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const folder = await mkdtemp(join(tmpdir(), 'norteia-relatorio-'))
  await giveReport(report(0), undefined)
  expect(process.exitCode).toBeUndefined()
  await giveReport(report(40), join(folder, 'r.json'))
  expect(process.exitCode).toBe(1)
  expect(JSON.parse(await readFile(join(folder, 'r.json'), 'utf8')).refused).toHaveLength(40)
  expect(said).toHaveBeenCalled()
  await rm(folder, { recursive: true })
})
