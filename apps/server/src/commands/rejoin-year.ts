import { joinYear, type Official } from '@norteia/content/importers/enem/join-year'
import { editionRef, figuresOf } from '@norteia/content/importers/enem/make-question'
import { type Application, SHORTEST_ALONE } from '@norteia/content/importers/enem/open-record'
import { emptyReport, type ImportReport } from '@norteia/content/importers/import-report'
import type { YearTable } from '@norteia/domain/item-response'
import { nameOfArea } from '@norteia/domain/question'
import { changeItem, type ItemRow, listEdition } from '../features/question-bank/public.ts'
import type { Db } from '../platform/db.ts'
import { placeOfRow, renewExams } from './import-editions.ts'
import { addBankReports, emptyBankReport } from './import-report.ts'

const NOTE = 'Gabarito e parâmetros da tabela oficial do INEP'

/** Gives the questions of a year that are already in the bank what its official table says of them. */
export async function rejoinYear(db: Db, table: YearTable, now: Date) {
  const report = emptyReport()
  let bank = emptyBankReport()
  for (const application of ['first', 'second'] as const) {
    const rows = await listEdition(db, editionRef(table.year, application))
    if (rows.length === 0) continue
    const questions = await rejoinRows(db, rows, { table, application, report, now })
    const { exams, notes } = await renewExams(db, table.year, application, now)
    report.notes.push(...notes)
    bank = addBankReports(bank, { questions, exams, left: [] })
  }
  return { report, bank }
}

type Joining = { table: YearTable; application: Application; report: ImportReport; now: Date }

async function rejoinRows(db: Db, rows: ItemRow[], { table, application, report, now }: Joining) {
  const counts = { added: 0, changed: 0, same: 0 }
  const placed = rows.flatMap(row => placeOfRow(row).map(place => ({ ...place, key: row.key, row })))
  const join = joinYear(table, placed, application)
  for (const { block, nearest } of join.refused)
    report.notes.push(
      `ENEM ${table.year}, questões ${block * 45 + 1} a ${block * 45 + 45}: NÃO juntei à tabela oficial; ${nearest?.equal ?? 0} de ${nearest?.compared ?? 0} gabaritos iguais`,
    )
  for (const { row, ...place } of placed) {
    const official = join.officialOf(place)
    const change = official && changeOf(row, official)
    if (!official || !change) {
      counts.same++
      continue
    }
    counts.changed++
    report.conflicts.push(...differences(row, official))
    await changeItem(db, row, change, { now, note: NOTE })
  }
  return counts
}

/** Words a reader of the open set leaves where something is missing: such a question stays a draft. */
const INCOMPLETE = /\]\(https?:|figura perdida na fonte|ausente na fonte|na fonte, igual à/

function changeOf(row: ItemRow, official: Official) {
  const { parameters, ...figures } = figuresOf(official, row.language)
  const wanted = {
    ...figures,
    // Somebody here may know better what it is about, as long as the area is the same.
    subject: row.area === figures.area && row.subject ? row.subject : figures.subject,
    a: parameters?.a ?? null,
    b: parameters?.b ?? null,
    c: parameters?.c ?? null,
    parametersFrom: parameters?.origin ?? null,
    // Held back for want of an official key, and for nothing else.
    status: row.status === 'draft' && isUnjoined(row) && isWhole(row) ? ('published' as const) : row.status,
  }
  const differs = Object.entries(wanted).some(([name, value]) => row[name as keyof typeof wanted] !== value)
  return differs ? wanted : undefined
}

const isUnjoined = (row: ItemRow) => row.parametersFrom !== 'inep' && !row.annulled
const isWhole = ({ support, statement, options }: ItemRow) =>
  (support !== null || statement.length >= SHORTEST_ALONE) &&
  !INCOMPLETE.test([support, statement, ...options.map(({ text }) => text)].join('\n'))

function differences(row: ItemRow, official: Official) {
  const told: ImportReport['conflicts'] = []
  const record = row.ref
  if (official.annulled !== row.annulled && official.annulled)
    told.push({ record, field: 'anulada', source: row.key ?? 'sem gabarito', official: 'anulada' })
  else if (official.key !== row.key)
    told.push({ record, field: 'gabarito', source: row.key ?? 'nenhum', official: official.key ?? 'nenhum' })
  if (row.area && row.area !== official.area)
    told.push({ record, field: 'área', source: nameOfArea(row.area), official: nameOfArea(official.area) })
  return told
}
