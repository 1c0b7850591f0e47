import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  type Booklet,
  type Language,
  languagesOf,
  prepareBooklet,
  readItemTable,
  type SheetItem,
  type StoredBooklet,
  sheetItems,
  type YearTable,
} from '@norteia/domain/item-response'

const SHIPPED = join(import.meta.dirname, '../../../../data/item-parameters')
const GZIP = [0x1f, 0x8b]

/** A year's table, or nothing where there is none. */
export type FindYear = (year: number) => YearTable | undefined

/** The tables the project ships, each read when first asked for. */
export function shippedYears(folder = SHIPPED): FindYear {
  const files = new Set(readdirSync(folder))
  return keep(year => {
    const file = `${year}.json`
    return files.has(file) ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : undefined
  })
}

/** A table of items in a file, compressed or not. */
export function yearsOfFile(path: string): FindYear {
  const read = readItemTable(textOf(path))
  if (!read.ok) {
    const why =
      read.reason === 'columns'
        ? `faltam as colunas ${read.missing.join(', ')}`
        : `a linha ${read.line} não é um item`
    throw new Error(`Não entendi a tabela de itens ${path}: ${why}.`)
  }
  const years = new Map(read.years.map(table => [table.year, table]))
  return year => years.get(year)
}

function textOf(path: string) {
  try {
    const bytes = readFileSync(path)
    const packed = GZIP.every((byte, place) => bytes[place] === byte)
    return (packed ? gunzipSync(bytes) : bytes).toString('utf8')
  } catch (error) {
    throw new Error(`Não consegui ler a tabela de itens ${path}: ${(error as Error).message}`)
  }
}

/** A booklet ready to score sheets, in the language asked for or the only one it was printed in. */
export type Paper = {
  stored: StoredBooklet
  languages: Language[]
  language: Language | null
  items: SheetItem[]
  booklet: Booklet
}

export type FindPaper = (year: number, booklet: number, language: Language | null) => Paper | undefined

export function papersOf(findYear: FindYear): FindPaper {
  const bookletsOf = keep((year: number) => {
    const table = findYear(year)
    return table && { table, booklets: new Map(table.booklets.map(stored => [stored.booklet, stored])) }
  })
  const papers = new Map<string, Paper>()
  return (year, booklet, wanted) => {
    const found = bookletsOf(year)
    const stored = found?.booklets.get(booklet)
    if (!found || !stored) return undefined
    const languages = languagesOf(found.table, stored)
    const language = languages.length > 0 ? (wanted ?? (languages.length === 1 ? languages[0]! : null)) : null
    const name = `${year} ${booklet} ${language}`
    const paper = papers.get(name) ?? preparePaper(found.table, stored, languages, language)
    papers.set(name, paper)
    return paper
  }
}

function preparePaper(
  table: YearTable,
  stored: StoredBooklet,
  languages: Language[],
  language: Language | null,
): Paper {
  const items = sheetItems(table, stored, language)
  const parameters = items.map(({ item }) => item)
  return { stored, languages, language, items, booklet: prepareBooklet(stored.area, parameters) }
}

function keep<Value>(find: (year: number) => Value | undefined) {
  const known = new Map<number, Value>()
  return (year: number) => {
    const found = known.get(year) ?? find(year)
    if (found !== undefined) known.set(year, found)
    return found
  }
}
