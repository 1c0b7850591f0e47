import { type CsvError, parse } from 'csv-parse/sync'
import { SourceError } from './source-error.ts'

/** A row of a table by the names of its columns, and the line it ends on. */
export type TableRow = { line: number; cells: Record<string, string> } | { line: number; broken: string }

export type Table = { columns: string[]; rows: TableRow[] }

const MOST_UNCLOSED = 100

/**
 * A CSV, whichever separator it uses. A row with too few or too many cells is told and left out; a quote that
 * never closes costs the line it is on and not the rest.
 */
export function readTable(text: string, name: string, { quotes }: { quotes: boolean }): Table {
  const lines = text.split(/\r?\n/)
  // Excel writes its separator into a line of its own.
  const first = /^sep=.$/i.test(lines[0] ?? '') ? 1 : 0
  const head = lines[first] ?? ''
  const delimiter = delimiterOf(head)
  if (!delimiter) throw new SourceError(`${name} não é uma tabela: a primeira linha não tem colunas.`)
  const columns = cellsOf(head, delimiter)
  const rows = quotes
    ? quotedRows(lines, first + 1, delimiter)
    : lines.slice(first + 1).flatMap((text, place) => {
        const line = first + 2 + place
        return text.trim() === '' ? [] : [{ line, cells: cellsOf(text, delimiter) }]
      })
  return { columns, rows: rows.map(row => named(row, columns)) }
}

const delimiterOf = (head: string) =>
  [';', ',', '\t']
    .map(sign => ({ sign, count: head.split(sign).length }))
    .sort((one, other) => other.count - one.count)
    .find(({ count }) => count > 1)?.sign

const cellsOf = (line: string, delimiter: string) =>
  line.split(delimiter).map(cell => cell.trim().replace(/^"(.*)"$/, '$1'))

type Cells = { line: number; cells: string[] } | { line: number; broken: string }

function quotedRows(lines: string[], from: number, delimiter: string): Cells[] {
  const rows: Cells[] = []
  let start = from
  for (let tries = 0; tries < MOST_UNCLOSED; tries++) {
    let read = 0
    try {
      parse(lines.slice(start).join('\n'), {
        delimiter,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        on_record: (cells: string[], { lines: line }) => {
          rows.push({ line: start + line, cells })
          read = line
          return null
        },
      })
      return rows
    } catch (error) {
      if ((error as CsvError).code !== 'CSV_QUOTE_NOT_CLOSED') throw error
      start += read + 1
      rows.push({ line: start, broken: 'as aspas que abrem nesta linha não fecham' })
    }
  }
  rows.push({ line: start + 1, broken: 'aspas demais sem fechar: parei de ler aqui' })
  return rows
}

function named(row: Cells, columns: string[]): TableRow {
  if ('broken' in row) return row
  const { line, cells } = row
  const extra = cells.slice(columns.length).some(cell => cell.trim() !== '')
  if (cells.length < columns.length || extra)
    return { line, broken: `tem ${cells.length} colunas em vez de ${columns.length}` }
  return { line, cells: Object.fromEntries(columns.map((column, place) => [column, cells[place]!.trim()])) }
}
