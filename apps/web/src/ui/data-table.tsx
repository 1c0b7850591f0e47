// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` takes the roles away from the parts of a table
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from './icons.tsx'
import { Select } from './select.tsx'
import { type Order, sortRows } from './sort-rows.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; without it, it cannot be. */
  sortBy?: (row: Row) => string | number | null
  /** Aligned to the end, in tabular figures. */
  numeric?: boolean
}

type DataTableProps<Row> = {
  caption: string
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sortable?: boolean
  initialOrder?: Order
  empty?: ReactNode
}

/** On a phone each row becomes a small list of name and value; the page never scrolls sideways. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    rowKey,
    sortable = true,
    initialOrder,
    empty,
  } = props
  const [order, setOrder] = useState<Order | null>(initialOrder ?? null)
  const sorting = columns.find(column => column.key === order?.key)
  const sorted = order && sorting?.sortBy ? sortRows(rows, sorting.sortBy, order.direction) : rows
  const sortableColumns = sortable ? columns.filter(column => column.sortBy) : []

  function turn(key: string) {
    const again = order?.key === key && order.direction === 'ascending'
    setOrder({ key, direction: again ? 'descending' : 'ascending' })
  }

  if (rows.length === 0) {
    return (
      <div>
        <p className={captionHidden ? 'sr-only' : 'pb-2 font-semibold'}>{caption}</p>
        <div className="border-y border-line py-6 text-center text-muted">
          {empty ?? 'Nada por aqui ainda.'}
        </div>
      </div>
    )
  }

  return (
    <div>
      {sortableColumns.length > 0 && rows.length > 1 && (
        <div className="mb-3 flex items-end gap-2 sm:hidden">
          <div className="min-w-0 flex-1">
            <Select
              label="Ordenar por"
              value={order?.key ?? ''}
              placeholder="Ordem original"
              options={sortableColumns.map(column => ({ value: column.key, label: column.header }))}
              onChange={event =>
                setOrder(event.target.value ? { key: event.target.value, direction: 'ascending' } : null)
              }
            />
          </div>
          {order && (
            <Button variant="secondary" onClick={() => turn(order.key)}>
              {order.direction === 'ascending' ? 'Crescente' : 'Decrescente'}
            </Button>
          )}
        </div>
      )}
      <table role="table" className="block w-full border-collapse sm:table">
        <caption
          className={captionHidden ? 'sr-only' : 'block pb-2 text-left font-semibold sm:table-caption'}
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="hidden sm:table-header-group">
          <tr role="row" className="border-y border-ink">
            {columns.map(column => (
              <HeaderCell
                key={column.key}
                column={column}
                direction={order?.key === column.key ? order.direction : undefined}
                onTurn={sortable && column.sortBy ? () => turn(column.key) : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {sorted.map(row => (
            <tr
              key={rowKey(row)}
              role="row"
              className="block border-t border-line py-2.5 last:border-b sm:table-row sm:py-0 sm:hover:bg-quiet"
            >
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  role="cell"
                  className={`flex items-baseline justify-between gap-4 py-0.5 sm:table-cell sm:px-3 sm:py-2.5 ${column.numeric ? 'tabular sm:text-end' : ''} ${index === 0 ? 'font-semibold sm:font-normal' : ''}`}
                >
                  <span aria-hidden="true" className="shrink-0 text-step--1 font-normal text-muted sm:hidden">
                    {column.header}
                  </span>
                  <span className="min-w-0 text-end">{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeaderCellProps<Row> = {
  column: Column<Row>
  direction: Order['direction'] | undefined
  onTurn: (() => void) | undefined
}

function HeaderCell<Row>({ column, direction, onTurn }: HeaderCellProps<Row>) {
  const Arrow = direction === 'ascending' ? ChevronUpIcon : direction ? ChevronDownIcon : SortIcon
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={onTurn ? (direction ?? 'none') : undefined}
      className={`text-step--1 font-semibold ${column.numeric ? 'text-end' : 'text-left'} ${onTurn ? '' : 'px-3 py-2.5'}`}
    >
      {onTurn ? (
        <button
          type="button"
          onClick={onTurn}
          className={`inline-flex min-h-11 items-center gap-1 rounded-small px-3 hover:bg-quiet ${column.numeric ? 'flex-row-reverse' : ''}`}
        >
          {column.header}
          <Arrow className={`size-4 ${direction ? 'text-ink' : 'text-muted'}`} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
