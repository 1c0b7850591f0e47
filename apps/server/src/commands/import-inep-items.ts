import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { addReports } from '@norteia/content/importers/import-report'
import { mergeTables } from '@norteia/content/importers/inep/merge-tables'
import { readInepItems } from '@norteia/content/importers/inep/read-item-table'
import { readTextFile } from '@norteia/content/importers/source/read-text'
import type { YearTable } from '@norteia/domain/item-response'
import { dropImportedFigures, saveImportedFigures } from '../features/question-bank/public.ts'
import type { Db } from '../platform/db.ts'
import { findShippedTable } from './import-editions.ts'
import { type Progress, showProgress } from './import-progress.ts'
import { addBankReports, emptyBankReport, giveReport, type WholeReport } from './import-report.ts'
import { rehearse } from './rehearse.ts'
import { rejoinYear } from './rejoin-year.ts'
import { pathFrom, withDatabase, yearFrom } from './within.ts'

/** `import inep-items`: official keys and parameters; the ENEM's questions already here take them over. */
export async function importInepItems(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      year: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  })
  const [file, ...rest] = positionals
  if (!file || rest.length > 0)
    throw new Error('Informe um arquivo: a tabela de itens do INEP (ITENS_PROVA_<ano>.csv).')
  const year = yearFrom(values.year)
  const progress = showProgress()
  const report = await withDatabase(db =>
    runItemsImport(db, {
      file: pathFrom(file),
      year,
      dryRun: values['dry-run'],
      progress,
      now: new Date(),
    }),
  )
  await giveReport(report, values.report && pathFrom(values.report))
}

export type ItemsImport = {
  file: string
  year?: number | undefined
  dryRun: boolean
  progress: Progress
  now: Date
}

export async function runItemsImport(db: Db, options: ItemsImport): Promise<WholeReport> {
  return options.dryRun ? rehearse(db, tx => importItems(tx, options)) : importItems(db, options)
}

async function importItems(db: Db, { file, year, dryRun, progress, now }: ItemsImport): Promise<WholeReport> {
  const name = basename(file)
  progress.begin(name)
  const { text, notes } = await readTextFile(file)
  const read = readInepItems(text, name, { year, known: findShippedTable })
  let report = { ...read.report, notes: [...notes, ...read.report.notes] }
  if (read.corrected > 0)
    report.notes.push(`${name}: ${read.corrected} linhas corrigidas (erros conhecidos da tabela publicada)`)
  let bank = emptyBankReport()
  for (const [done, imported] of read.years.entries()) {
    const { table, conflicts } = settle(imported)
    report.conflicts.push(...conflicts)
    report.notes.push(await keep(db, table, { name, differs: conflicts.length, now }))
    const joined = await rejoinYear(db, table, now)
    report = addReports(report, joined.report)
    bank = addBankReports(bank, joined.bank)
    progress.reach(done + 1, read.years.length)
  }
  progress.end()
  return { ...report, dryRun, bank }
}

/** A year we ship keeps its booklets and takes the file's figures; any other is the file's. */
function settle(imported: YearTable) {
  const shipped = findShippedTable(imported.year)
  return shipped ? mergeTables(shipped, imported) : { table: imported, conflicts: [] }
}

async function keep(
  db: Db,
  table: YearTable,
  { name, differs, now }: { name: string; differs: number; now: Date },
) {
  const shipped = findShippedTable(table.year) !== undefined
  if (shipped && differs === 0) {
    await dropImportedFigures(db, table.year)
    return `ENEM ${table.year}: o arquivo diz o mesmo que os dados do projeto`
  }
  await saveImportedFigures(db, table, name, now)
  return shipped
    ? `ENEM ${table.year}: ${differs} itens diferem dos dados do projeto; vale o arquivo`
    : `ENEM ${table.year}: ano novo, guardado`
}
