import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'

export type ChartTable = { columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }

type ChartFrameProps = {
  title: ReactNode
  /** What the drawing says, in a sentence or two: read by everyone, and by who cannot see it. */
  summary: string
  table: ChartTable
  children: ReactNode
  note?: ReactNode
}

/** Every plot stands in one: its title, what it means, and the same figures as a table. */
export function ChartFrame({ title, summary, table, children, note }: ChartFrameProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure aria-labelledby={`${id}-title`} className="min-w-0">
      <figcaption className="mb-3">
        <p id={`${id}-title`} className="font-display text-step-1 font-bold">
          {title}
        </p>
        <p className="max-w-reading text-step--1 text-muted">{summary}</p>
      </figcaption>
      {asTable ? (
        <FiguresTable table={table} labelledBy={`${id}-title`} />
      ) : (
        <div aria-hidden="true">{children}</div>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Ver como gráfico' : 'Ver como tabela'}
        </Button>
        {note && <p className="text-step--1 text-muted">{note}</p>}
      </div>
    </figure>
  )
}

function FiguresTable({ table, labelledBy }: { table: ChartTable; labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-step--1 tabular">
      <thead>
        <tr className="border-y border-ink">
          {table.columns.map((column, index) => (
            <th key={column} scope="col" className={`py-2 pr-3 ${index === 0 ? 'text-left' : 'text-end'}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity beyond their order
          <tr key={line} className="border-b border-line">
            {row.map((cell, index) => (
              <td
                key={table.columns[index]}
                className={`py-2 pr-3 ${index === 0 ? 'text-left' : 'text-end'}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
