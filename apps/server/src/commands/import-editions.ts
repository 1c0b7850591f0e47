import type { PackedPicture } from '@norteia/content/importers/enem/find-picture'
import type { EditionPack } from '@norteia/content/importers/enem/import-batch'
import { type ExamPlace, makeExams } from '@norteia/content/importers/enem/make-exams'
import { editionRef } from '@norteia/content/importers/enem/make-question'
import type { Application } from '@norteia/content/importers/enem/open-record'
import type { YearTable } from '@norteia/domain/item-response'
import { findImportedFigures, type ItemRow, listEdition, loadPack } from '../features/question-bank/public.ts'
import { loadExams } from '../features/sittings/public.ts'
import type { Db } from '../platform/db.ts'
import type { BankReport } from './import-report.ts'
import { shippedYears } from './tri-booklets.ts'

const findShipped = shippedYears()

/** The official figures of a year: those imported here, else those the project ships. */
export async function findTable(db: Db, year: number): Promise<YearTable | undefined> {
  return (await findImportedFigures(db, year)) ?? findShipped(year)
}

export const findShippedTable = findShipped

type Edition = Pick<EditionPack, 'year' | 'application' | 'items'> & { images: PackedPicture[] }

/** Puts an edition into the bank and makes or renews its exams from all that the bank now has of it. */
export async function loadEdition(
  db: Db,
  { year, application, items, images }: Edition,
  now: Date,
  onProgress?: (done: number) => void,
): Promise<{ bank: BankReport; notes: string[] }> {
  const before = new Map((await listEdition(db, editionRef(year, application))).map(row => [row.ref, row]))
  const worse = items.filter(item => item.status === 'draft' && isShown(before.get(item.ref)))
  const kept = new Set(worse.map(({ ref }) => ref))
  const better = items.filter(({ ref }) => !kept.has(ref))
  const questions = await loadPack(db, { items: better, images }, now, onProgress)
  const { exams, notes } = await renewExams(db, year, application, now)
  // What students already see complete does not disappear because a picture was out of reach today.
  const left = worse.map(({ ref }) => ({
    record: ref,
    reason: 'já está publicada, e desta vez veio incompleta',
  }))
  return { bank: { questions, exams, left }, notes }
}

const isShown = (row: ItemRow | undefined) => row?.status === 'published'

export async function renewExams(db: Db, year: number, application: Application, now: Date) {
  const rows = await listEdition(db, editionRef(year, application))
  const { exams, notes } = makeExams(year, application, rows.filter(isShown).flatMap(placeOfRow))
  return { exams: await loadExams(db, exams, now), notes }
}

/** Where a question of the bank stood in its exam: its reference ends in it, `136` or `1-en`. */
export function placeOfRow({ ref, area }: Pick<ItemRow, 'ref' | 'area'>): ExamPlace[] {
  const found = /\/(\d+)(?:-(en|es))?$/.exec(ref)
  if (!found || !area) return []
  return [{ ref, area, index: Number(found[1]), language: (found[2] as 'en' | 'es' | undefined) ?? null }]
}
