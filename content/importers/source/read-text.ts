import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { SourceError } from './source-error.ts'

const MEGABYTE = 1024 * 1024

/** All fifteen years of the open set take 5 MB, INEP's largest table 3: what is far larger is something else. */
export const MOST_BYTES = 64 * MEGABYTE

export type ReadText = { text: string; notes: string[] }

/** The words of a file. Its size is looked at before it is read, so that no file fills the memory. */
export async function readTextFile(path: string, most = MOST_BYTES): Promise<ReadText> {
  const name = basename(path)
  const size = await sizeOf(path)
  if (size > most) throw new SourceError(tooLarge(name, size, most))
  if (size === 0) throw new SourceError(`${name} está vazio.`)
  const bytes = await readWhole(path, size)
  return readText(isGzip(bytes) ? await unpack(bytes, name, most) : bytes, name)
}

async function sizeOf(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new SourceError(`Não encontrei ${path}.`)
  if (!found.isFile()) throw new SourceError(`${path} não é um arquivo.`)
  return found.size
}

/** Not `readFile`: a file that grows meanwhile would be read to its new end. */
async function readWhole(path: string, size: number) {
  const file = await open(path)
  try {
    const bytes = Buffer.alloc(size)
    const { bytesRead } = await file.read(bytes, 0, size, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

async function unpack(bytes: Buffer, name: string, most: number) {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: most })
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new SourceError(
      why
        ? `${name} fica com mais de ${most / MEGABYTE} MB depois de descompactado.`
        : `${name} está danificado: não consegui descompactar.`,
    )
  }
}

/** Words out of bytes: UTF-8 where they are, else the Windows code page that spreadsheets in Brazil write. */
export function readText(bytes: Buffer, name: string): ReadText {
  if (bytes.length === 0) throw new SourceError(`${name} está vazio.`)
  const wide = wideEncoding(bytes)
  if (wide) return checked(new TextDecoder(wide).decode(bytes), name, ['lido como UTF-16'])
  if (looksBinary(bytes)) throw new SourceError(`${name} ${binaryKind(bytes)}, não é um arquivo de texto.`)
  try {
    return checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes), name, [])
  } catch (error) {
    if (error instanceof SourceError) throw error
    const notes = [`${name} não está em UTF-8; foi lido como Latin-1 (Windows-1252)`]
    return checked(new TextDecoder('windows-1252').decode(bytes), name, notes)
  }
}

function checked(text: string, name: string, notes: string[]): ReadText {
  const words = text.replace(/^\uFEFF/, '')
  if (words.trim() === '') throw new SourceError(`${name} está vazio.`)
  if (isHtml(words)) throw new SourceError(`${name} é uma página HTML, ${HTML_HINT}.`)
  return { text: words, notes }
}

export const HTML_HINT = 'não os dados: um aviso do site, ou o portal de acesso da rede'

export const isHtml = (text: string) => /^\s*(<!--.*?-->\s*)*<(!doctype\s+html|html|head|body)\b/is.test(text)

function wideEncoding(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
}

/** Text never has a zero byte; nearly everything else has one early. */
const looksBinary = (bytes: Buffer) => bytes.subarray(0, 8192).includes(0) || binaryKind(bytes) !== UNKNOWN

const UNKNOWN = 'é um arquivo binário'
const KINDS = [
  ['PK\u0003\u0004', 'é um arquivo zip (ou uma planilha .xlsx): descompacte ou exporte como CSV'],
  ['%PDF', 'é um PDF'],
  ['\u0089PNG', 'é uma imagem'],
  ['7z\u00bc\u00af', 'é um arquivo 7z'],
  ['Rar!', 'é um arquivo rar'],
  ['\u00d0\u00cf\u0011\u00e0', 'é uma planilha .xls: exporte como CSV'],
] as const

function binaryKind(bytes: Buffer) {
  const head = bytes.subarray(0, 4).toString('latin1')
  return KINDS.find(([magic]) => head.startsWith(magic))?.[1] ?? UNKNOWN
}

const tooLarge = (name: string, size: number, most: number) =>
  `${name} tem ${Math.round(size / MEGABYTE)} MB; o limite é ${Math.round(most / MEGABYTE)} MB. Não é um arquivo que eu saiba importar.`
