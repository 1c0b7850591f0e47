import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type RawRecord, readRecords } from '../source/read-records.ts'
import { readTextFile } from '../source/read-text.ts'
import { SourceError } from '../source/source-error.ts'
import type { Batch } from './read-source.ts'

/** One question has some 3 kB. */
const MOST_DETAILS_BYTES = 1024 * 1024

/**
 * The repository as a folder, from whichever level somebody names: the whole, `public`, a year, or its
 * `questions`. Also a folder of files in the form of the service's lists.
 */
export async function* readFolder(path: string, year: number | undefined): AsyncGenerator<Batch> {
  const root = (await isFolder(join(path, 'public'))) ? join(path, 'public') : path
  const editions = await editionFolders(root)
  const wanted = editions.filter(({ name }) => year === undefined || name.startsWith(String(year)))
  for (const { name, folder } of wanted) yield await readEdition(name, folder)
  if (editions.length > 0) {
    if (wanted.length === 0) throw new SourceError(`A pasta ${path} não tem o ENEM ${year}.`)
    return
  }
  const files = (await readdir(root)).filter(name => /\.json(\.gz)?$/.test(name)).sort()
  if (files.length === 0) throw new SourceError(`Não encontrei questões do ENEM na pasta ${path}.`)
  for (const file of files) yield await readList(join(root, file))
}

async function editionFolders(root: string) {
  if (basename(root) === 'questions') return [{ name: basename(join(root, '..')), folder: root }]
  const own = join(root, 'questions')
  if (await isFolder(own)) return [{ name: basename(root), folder: own }]
  const names = (await readdir(root)).filter(name => /^\d{4}(-[a-z-]+)?$/.test(name)).sort()
  const folders: { name: string; folder: string }[] = []
  for (const name of names) {
    const folder = join(root, name, 'questions')
    if (await isFolder(folder)) folders.push({ name, folder })
  }
  return folders
}

async function readEdition(name: string, folder: string): Promise<Batch> {
  const batch: Batch = { name: `ENEM ${name}`, records: [] }
  const questions = (await readdir(folder)).filter(entry => /^\d/.test(entry)).sort(byNumber)
  for (const question of questions) {
    const beside = join(folder, question)
    const where = join(name, 'questions', question, 'details.json')
    batch.records.push({ raw: await readDetails(join(beside, 'details.json'), where), beside })
  }
  return batch
}

async function readDetails(path: string, where: string): Promise<RawRecord> {
  try {
    const { text } = await readTextFile(path, MOST_DETAILS_BYTES)
    const [record] = readRecords(text, where)
    return record && 'value' in record
      ? { where, value: record.value }
      : { where, broken: 'o arquivo está cortado ou estragado' }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { where, broken: error.message.replace(path, relative(join(path, '..', '..'), path)) }
  }
}

/** A file in the form of the service's list. What is no such file is told, and the others are read. */
export async function readList(path: string): Promise<Batch> {
  const name = basename(path)
  try {
    const { text, notes } = await readTextFile(path)
    return { name, records: readRecords(text, name).map(raw => ({ raw })), notes }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { name, records: [{ raw: { where: name, broken: error.message } }] }
  }
}

const byNumber = (one: string, other: string) => one.localeCompare(other, 'pt', { numeric: true })

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() ?? false
