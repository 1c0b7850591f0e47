import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureStore } from '@norteia/content/importers/enem/find-picture'
import type { PageStore } from '@norteia/content/importers/enem/read-api'

/** What an import has fetched so far, so that one that was cut goes on where it stopped. */
export type ImportState = { pages: PageStore; pictures: PictureStore }

/** Files below a folder, each by the hash of the address it came from. */
export function stateIn(folder: string): ImportState {
  const fileOf = (kind: string, url: string) =>
    join(folder, kind, createHash('sha256').update(url).digest('hex'))
  const find = (kind: string, url: string) => readFile(fileOf(kind, url)).catch(() => undefined)
  const keep = (kind: string, url: string, bytes: Buffer) => writeWhole(fileOf(kind, url), bytes)
  return {
    pages: {
      find: async url => (await find('pages', url))?.toString('utf8'),
      keep: (url, text) => keep('pages', url, Buffer.from(text)),
      forget: async urls => {
        for (const url of urls) await rm(fileOf('pages', url), { force: true })
      },
    },
    pictures: {
      find: url => find('pictures', url),
      keep: (url, bytes) => keep('pictures', url, bytes),
    },
  }
}

/** Reads what is there and keeps nothing new: for a run that must change nothing. */
export function readOnly({ pages, pictures }: ImportState): ImportState {
  const keep = async () => {}
  return { pages: { ...pages, keep, forget: keep }, pictures: { ...pictures, keep } }
}

/** Under another name first: a process killed while writing leaves no half file to be believed. */
async function writeWhole(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}
