import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importBatch } from '@norteia/content/importers/enem/import-batch'
import type { PictureMode } from '@norteia/content/importers/enem/place-pictures'
import { readSource } from '@norteia/content/importers/enem/read-source'
import { addReports, emptyReport } from '@norteia/content/importers/import-report'
import { type FetchPolitely, politeFetcher } from '@norteia/content/importers/source/fetch-politely'
import { readConfig } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { findTable, loadEdition } from './import-editions.ts'
import { type Progress, showProgress } from './import-progress.ts'
import { addBankReports, emptyBankReport, giveReport, type WholeReport } from './import-report.ts'
import { type ImportState, readOnly, stateIn } from './import-state.ts'
import { rehearse } from './rehearse.ts'
import { pathFrom, withDatabase, yearFrom } from './within.ts'

const MODES: PictureMode[] = ['download', 'link', 'skip']

/** `import enem`: the open set's questions, joined to INEP's official table. */
export async function importEnem(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      year: { type: 'string' },
      images: { type: 'string', default: 'download' },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  })
  const [given, ...rest] = positionals
  if (!given || rest.length > 0)
    throw new Error('Informe de onde vêm as questões: um arquivo, uma pasta ou o endereço do serviço.')
  const mode = MODES.find(mode => mode === values.images)
  if (!mode) throw new Error(`--images deve ser um destes: ${MODES.join(', ')}.`)
  const year = yearFrom(values.year)
  const source = /^https?:\/\//i.test(given) ? given : pathFrom(given)
  const state = stateIn(join(readConfig(process.env).dataDir, 'imports/enem'))
  const progress = showProgress()
  const report = await withDatabase(db =>
    runEnemImport(db, {
      source,
      year,
      mode,
      dryRun: values['dry-run'],
      state,
      fetch: politeFetcher(),
      progress,
      now: new Date(),
    }),
  )
  await giveReport(report, values.report && pathFrom(values.report))
}

export type EnemImport = {
  source: string
  year?: number | undefined
  mode: PictureMode
  dryRun: boolean
  state: ImportState
  fetch: FetchPolitely
  progress: Progress
  now: Date
}

/** Goes through a source edition by edition; each is safe in the bank before the next begins. */
export async function runEnemImport(db: Db, { dryRun, ...options }: EnemImport): Promise<WholeReport> {
  if (!dryRun) return importAll(db, { ...options, dryRun })
  return rehearse(db, tx => importAll(tx, { ...options, dryRun, state: readOnly(options.state) }))
}

async function importAll(db: Db, options: EnemImport): Promise<WholeReport> {
  const { source, year, mode, state, fetch, progress, now, dryRun } = options
  let report = emptyReport()
  let bank = emptyBankReport()
  const api = { fetch, pages: state.pages, onPage: (name: string) => progress.say(`  página: ${name}`) }
  for await (const batch of readSource(source, year, api)) {
    progress.begin(`${batch.name}: figuras`)
    const { packs, report: told } = await importBatch(batch, {
      year,
      findTable: year => findTable(db, year),
      pictures: { mode, fetch, store: state.pictures },
      onPicture: (done, all) => progress.reach(done, all),
    })
    report = addReports(report, told)
    for (const pack of packs) {
      progress.begin(`${batch.name}: questões`, pack.items.length)
      const loaded = await loadEdition(db, pack, now, done => progress.reach(done, pack.items.length))
      report = addReports(report, pack.report)
      report.notes.push(...loaded.notes)
      bank = addBankReports(bank, loaded.bank)
    }
    await batch.done?.()
  }
  progress.end()
  return { ...report, dryRun, bank }
}
