import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type RawRecord, readRecords } from '../source/read-records.ts'
import { readTextFile } from '../source/read-text.ts'
import { SourceError } from '../source/source-error.ts'
import { type ApiSource, readApi } from './read-api.ts'
import { readFolder } from './read-folder.ts'

/** Records that came together, usually an edition; what lies beside a question has its pictures. */
export type Batch = {
  name: string
  records: { raw: RawRecord; beside?: string }[]
  notes?: string[]
  /** Called once the batch is safe in the bank. */
  done?: () => Promise<void>
}

/** The open set in whichever of its forms: the service's address, the repository's folder, a list in a file. */
export async function* readSource(
  source: string,
  year: number | undefined,
  api: ApiSource,
): AsyncGenerator<Batch> {
  if (/^https?:\/\//i.test(source)) return yield* readApi(source, year, api)
  const found = await stat(source).catch(() => undefined)
  if (!found) throw new SourceError(`Não encontrei ${source}.`)
  if (found.isDirectory()) return yield* readFolder(source, year)
  const { text, notes } = await readTextFile(source)
  const name = basename(source)
  yield { name, records: readRecords(text, name).map(raw => ({ raw })), notes }
}
