import type { Spread } from './spread.ts'

/** One line of the result. Without a target there is nothing to fall short of. */
export type Row = { what: string; target?: string; measured: string; ok?: boolean }

const decimals = new Map<number, Intl.NumberFormat>()

export function figure(value: number, digits = 0) {
  const format =
    decimals.get(digits) ??
    new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  decimals.set(digits, format)
  return format.format(value)
}

/** A spread as "median (least–most) unit". */
export function spread({ median, least, most }: Spread, unit: string, digits = 0) {
  const range = least === most ? '' : ` (${figure(least, digits)}–${figure(most, digits)})`
  return `${figure(median, digits)}${range} ${unit}`.trim()
}

export function printTable(rows: readonly Row[]) {
  const heads = { what: 'O quê', target: 'Meta', measured: 'Medido: mediana (mín–máx)', verdict: '' }
  const lines = rows.map(({ what, target = '–', measured, ok }) => ({
    what,
    target,
    measured,
    verdict: ok === undefined ? '' : ok ? 'ok' : 'FALTA',
  }))
  const widths = (['what', 'target', 'measured', 'verdict'] as const).map(
    column => [column, Math.max(...[heads, ...lines].map(line => line[column].length))] as const,
  )
  const print = (line: typeof heads) =>
    console.log(
      widths
        .map(([column, width]) => line[column].padEnd(width))
        .join('  ')
        .trimEnd(),
    )
  console.log()
  print(heads)
  console.log(widths.map(([, width]) => '─'.repeat(width)).join('  '))
  for (const line of lines) print(line)
}
