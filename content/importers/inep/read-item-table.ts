import {
  languagesOf,
  readItemTable,
  sheetItems,
  whyUnscorable,
  type YearTable,
} from '@norteia/domain/item-response'
import { emptyReport, type ImportReport } from '../import-report.ts'
import { readTable } from '../source/read-table.ts'
import { SourceError } from '../source/source-error.ts'
import { type Correct, readCorrections } from './corrections.ts'
import { findColumns, type ItemRow, readItemRow } from './read-item-row.ts'

export type ReadItems = { years: YearTable[]; corrected: number; report: ImportReport }

type Options = {
  /** The year of a file that does not say: INEP's does only in its name. */
  year?: number
  correct?: Correct
  /** What is known of a year's booklets: INEP's file does not tell the first application from the others. */
  known?: (year: number) => YearTable | undefined
}

/** INEP's table of items of a year, as published or in our own form, with the known errors put right. */
export function readInepItems(text: string, name: string, options: Options = {}): ReadItems {
  const { correct = readCorrections(), known = () => undefined } = options
  const table = readTable(text, name, { quotes: false })
  const columns = findColumns(table.columns)
  if (columns.missing.length > 0)
    throw new SourceError(
      `${name} não é uma tabela de itens do INEP: faltam as colunas ${columns.missing.join(', ')}.`,
    )
  const ownYear = options.year ?? yearIn(name)
  if (!columns.found.year && !ownYear)
    throw new SourceError(`De que ano é ${name}? O arquivo não diz; informe --year.`)

  const report = { ...emptyReport(), read: table.rows.length }
  if (columns.strangers.length > 0)
    report.notes.push(`${name}: colunas que não conheço e não usei: ${columns.strangers.join(', ')}`)
  const seen = new Map<string, string>()
  const rows: ItemRow[] = []
  const lost = new Set<number>()
  let corrected = 0
  for (const found of table.rows) {
    const record = `linha ${found.line}`
    const row = 'broken' in found ? found.broken : readItemRow(found.cells, columns, ownYear)
    if (typeof row === 'string') {
      report.refused.push({ record, reason: row })
      continue
    }
    if (columns.found.year && options.year && row.year !== options.year) {
      report.skipped++
      continue
    }
    // Booklets whose order INEP lost: their rows are no places on an answer sheet.
    if (row.unsupported || whyUnscorable(row.booklet)) {
      lost.add(row.booklet)
      report.skipped++
      continue
    }
    const place = [row.year, row.booklet, row.position, row.language].join(' ')
    const before = seen.get(place)
    if (before === JSON.stringify(row)) report.repeated++
    else if (before !== undefined)
      report.refused.push({
        record,
        reason: 'outra linha para a mesma posição do mesmo caderno; ficou a primeira',
      })
    else {
      seen.set(place, JSON.stringify(row))
      const right = correct(row, row)
      if (right) corrected++
      // The published flag belongs to the row that stood here by mistake.
      rows.push(right ? { ...row, ...right, abandoned: right.a === null } : row)
    }
  }
  report.accepted = rows.length
  if (lost.size > 0)
    report.notes.push(`${name}: cadernos sem a ordem dos itens, deixados de fora: ${[...lost].join(', ')}`)
  if (rows.length === 0) throw new SourceError(`${name} não tem nenhum item que eu possa usar.`)
  const years = tablesOf(rows, known)
  report.notes.push(...years.flatMap(dropIncomplete).map(sentence => `${name}: ${sentence}`))
  return { years, corrected, report }
}

/** On every answer sheet of the ENEM, in each area. */
const PLACES = 45

const yearIn = (name: string) => {
  const found = /(?:19|20)\d\d/.exec(name)?.[0]
  return found ? Number(found) : undefined
}

/** The k-th answer goes with the k-th item: with a row missing, every later one would be another question's. */
function dropIncomplete(table: YearTable) {
  const notes: string[] = []
  for (const booklet of table.booklets) {
    if (booklet.order === null) continue
    const languages = languagesOf(table, booklet)
    const counts = (languages.length > 0 ? languages : [null]).map(
      language => sheetItems(table, booklet, language).length,
    )
    if (counts.every(count => count === PLACES)) continue
    booklet.order = null
    notes.push(
      `o caderno ${booklet.booklet} não tem as ${PLACES} posições (tem ${counts.join(' e ')}); não o uso`,
    )
  }
  return notes
}

/** In the form the rules read, with what is known of each booklet where the file is silent. */
function tablesOf(rows: ItemRow[], known: (year: number) => YearTable | undefined) {
  const booklets = new Map<string, YearTable['booklets'][number]>()
  for (const year of new Set(rows.map(({ year }) => year)))
    for (const booklet of known(year)?.booklets ?? []) booklets.set(`${year} ${booklet.booklet}`, booklet)
  const lines = rows.map(row => {
    const stored = booklets.get(`${row.year} ${row.booklet}`)
    return [
      row.year,
      row.area,
      row.booklet,
      stored?.colour || row.colour.replaceAll(',', ' '),
      row.application || stored?.application || '',
      row.family,
      Number(row.adapted || stored?.adapted === true),
      row.position,
      row.language,
      row.item,
      row.skill ?? '',
      row.key,
      Number(row.abandoned),
      row.a ?? '',
      row.b ?? '',
      row.c ?? '',
    ].join(',')
  })
  const head =
    'year,area,booklet,colour,application,family,adapted,position,lang,item,skill,key,abandoned,a,b,c'
  const read = readItemTable([head, ...lines].join('\n'))
  if (!read.ok) throw new Error(`a table of items checked row by row is refused: ${JSON.stringify(read)}`)
  return read.years
}
