import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FetchPolitely } from '../source/fetch-politely.ts'
import { MOST_PICTURE_BYTES, sniffPicture } from '../source/sniff-picture.ts'
import type { Picture, PictureMode } from './place-pictures.ts'

export type PackedPicture = { name: string; type: string; bytes: Buffer }

/** What pictures already fetched are kept in from one run to the next. */
export type PictureStore = {
  find: (url: string) => Promise<Buffer | undefined>
  keep: (url: string, bytes: Buffer) => Promise<void>
}

export type PictureSources = {
  mode: PictureMode
  fetch: FetchPolitely
  store: PictureStore
}

/** Looks for a picture beside its question, among those fetched before, then where its address says. */
export async function findPicture(
  url: string,
  beside: string | undefined,
  { mode, fetch, store }: PictureSources,
): Promise<{ picture: Picture; packed?: PackedPicture }> {
  const local = await besideQuestion(url, beside)
  if (local) return checked(url, local)
  if (/broken-image/.test(url)) return missing('perdida na fonte')
  const kept = await store.find(url)
  if (kept) return checked(url, kept)
  if (mode !== 'download') return missing('não foi baixada (--images)')
  if (!/^https?:\/\//.test(url)) return missing('o endereço não é da rede nem está na pasta')
  try {
    const { bytes } = await fetch(url, MOST_PICTURE_BYTES)
    const found = checked(url, bytes)
    if (found.packed) await store.keep(url, bytes)
    return found
  } catch (error) {
    return missing((error as Error).message)
  }
}

const missing = (why: string) => ({ picture: { missing: why } })

/** Only the last part of the address, so that none leads out of the folder. */
async function besideQuestion(url: string, folder: string | undefined) {
  if (!folder) return undefined
  const name = basename(url.split(/[?#]/)[0]!)
  if (name === '' || name === '.' || name === '..') return undefined
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || found.size > MOST_PICTURE_BYTES) return undefined
  return readFile(path)
}

function checked(url: string, bytes: Buffer): { picture: Picture; packed?: PackedPicture } {
  if (bytes.length > MOST_PICTURE_BYTES) return missing('maior que 5 MB')
  const kind = sniffPicture(bytes)
  if (!kind) return missing('o que veio não é uma imagem PNG, JPEG, GIF ou WebP')
  const name = nameFor(url, kind.extension)
  return { picture: { name }, packed: { name, type: kind.type, bytes } }
}

/** Made from the address, unique as it is, with the ending the bytes deserve. */
function nameFor(url: string, extension: string) {
  const path = url.replace(/^https?:\/\/[^/]+\//, '').replace(/[?#].*$/, '')
  const words = path.replace(/\.[a-z]+$/i, '').replace(/[^A-Za-z0-9]+/g, '-')
  return `${words.replace(/^-+|-+$/g, '').slice(-150)}.${extension}`
}
