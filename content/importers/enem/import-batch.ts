import type { YearTable } from '@norteia/domain/item-response'
import type { PackedQuestion } from '../../schema/pack.ts'
import { addReports, emptyReport, type ImportReport } from '../import-report.ts'
import { findPicture, type PackedPicture, type PictureSources } from './find-picture.ts'
import { joinEdition } from './join-edition.ts'
import { makeQuestion } from './make-question.ts'
import { type Application, type OpenRecord, readOpenRecord } from './open-record.ts'
import { type Picture, picturesOf, placePictures } from './place-pictures.ts'
import type { Batch } from './read-source.ts'

export type EditionPack = {
  year: number
  application: Application
  items: PackedQuestion[]
  images: PackedPicture[]
  report: ImportReport
}

export type BatchOptions = {
  year: number | undefined
  findTable: (year: number) => Promise<YearTable | undefined> | YearTable | undefined
  pictures: PictureSources
  onPicture?: (done: number, all: number) => void
}

/** Makes validated packs of a batch, one per edition in it, and says what became of every record. */
export async function importBatch(batch: Batch, options: BatchOptions) {
  const { editions, beside, report } = readEditions(batch, options.year)
  const packs: EditionPack[] = []
  for (const records of editions.values()) {
    const { year, application } = records[0]!
    const table = await options.findTable(year)
    packs.push(await packEdition({ year, application, records, beside, table }, options))
  }
  return { packs, report }
}

function readEditions(batch: Batch, year: number | undefined) {
  const report = { ...emptyReport(), read: batch.records.length, notes: [...(batch.notes ?? [])] }
  const editions = new Map<string, OpenRecord[]>()
  const beside = new Map<OpenRecord, string>()
  const strangers = new Set<string>()
  const others = new Set<number>()
  for (const { raw, beside: folder } of batch.records) {
    if ('broken' in raw) {
      report.refused.push({ record: raw.where, reason: raw.broken })
      continue
    }
    const read = readOpenRecord(raw.value, raw.where)
    if (!read.ok) {
      report.refused.push({ record: raw.where, reason: read.reason })
      continue
    }
    for (const name of read.strangers) strangers.add(name)
    const { record } = read
    if (year !== undefined && record.year !== year) {
      others.add(record.year)
      report.skipped++
      continue
    }
    const name = `${record.year} ${record.application}`
    editions.set(name, [...(editions.get(name) ?? []), record])
    if (folder) beside.set(record, folder)
  }
  if (strangers.size > 0)
    report.notes.push(`${batch.name}: campos que não conheço e não usei: ${[...strangers].join(', ')}`)
  if (others.size > 0)
    report.notes.push(
      `${batch.name}: ${report.skipped} questões são de ${[...others].join(', ')}, não de ${year}`,
    )
  return { editions, beside, report }
}

type Edition = {
  year: number
  application: Application
  records: OpenRecord[]
  beside: Map<OpenRecord, string>
  table: YearTable | undefined
}

async function packEdition(edition: Edition, { pictures, onPicture }: BatchOptions): Promise<EditionPack> {
  const { year, application, records, table } = edition
  const folders = new Map([...edition.beside].map(([record, folder]) => [record.where, folder]))
  const { questions, report } = joinEdition(year, application, records, table)
  const { found, images } = await findPictures(
    questions.map(({ record }) => ({ record, beside: folders.get(record.where) })),
    pictures,
    onPicture,
  )
  const items: PackedQuestion[] = []
  for (const { record, figures, held } of questions) {
    const shown = placePictures(record, found, pictures.mode)
    const reasons = [...held, ...shown.faults]
    const made = makeQuestion(shown, figures, reasons.length > 0 ? 'draft' : 'published')
    if (!made.ok) {
      report.refused.push({ record: record.where, reason: made.reason })
      continue
    }
    items.push(made.question)
    if (reasons.length > 0) report.drafts.push({ record: made.question.ref, reason: reasons.join('; ') })
  }
  report.accepted = items.length
  if (pictures.mode === 'download' && report.drafts.some(({ reason }) => reason.includes('sem figura')))
    report.notes.push(
      `ENEM ${year}: há questões em rascunho por falta de figuras; rode de novo quando a rede alcançar o site, ou use --images link`,
    )
  return { year, application, items, images, report: addReports(emptyReport(), report) }
}

async function findPictures(
  questions: { record: OpenRecord; beside: string | undefined }[],
  sources: PictureSources,
  onPicture: BatchOptions['onPicture'],
) {
  const wanted = new Map<string, string | undefined>()
  for (const { record, beside } of questions) for (const url of picturesOf(record)) wanted.set(url, beside)
  const found = new Map<string, Picture>()
  const images: PackedPicture[] = []
  for (const [url, beside] of wanted) {
    const { picture, packed } = await findPicture(url, beside, sources)
    found.set(url, picture)
    if (packed) images.push(packed)
    onPicture?.(found.size, wanted.size)
  }
  return { found, images }
}
