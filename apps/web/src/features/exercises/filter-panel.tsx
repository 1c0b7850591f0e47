import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CloseIcon, FilterIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { FilterFields } from './filter-fields.tsx'
import { countFilters, type Filters } from './filters.ts'

type FilterPanelProps = {
  filters: Filters
  onChange: (filters: Filters) => void
  /** What stands beside the button of a phone, and below the fields of a wide screen. */
  children: ReactNode
}

/** Beside the list on a wide screen; on a phone behind one button, in a sheet near the thumb. */
export function FilterPanel({ filters, onChange, children }: FilterPanelProps) {
  const [open, setOpen] = useState(false)
  const count = countFilters(filters)
  const close = () => setOpen(false)
  const clear = (
    <Button variant="quiet" size="sm" onClick={() => onChange({})}>
      Limpar filtros
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 lg:hidden">
        <Button
          variant="secondary"
          icon={<FilterIcon />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {count === 0 ? 'Filtrar' : `Filtros (${count})`}
        </Button>
        {count > 0 && (
          <Button
            variant="quiet"
            size="sm"
            icon={<CloseIcon />}
            aria-label="Limpar filtros"
            onClick={() => onChange({})}
          />
        )}
        <div className="-mr-3 ml-auto">{children}</div>
      </div>
      <Sheet
        open={open}
        onClose={close}
        title="Filtros"
        footer={
          <>
            {count > 0 && clear}
            <Button onClick={close}>Ver exercícios</Button>
          </>
        }
      >
        <FilterFields filters={filters} onChange={onChange} />
      </Sheet>
      <section aria-label="Filtros" className="hidden lg:sticky lg:top-6 lg:block">
        <FilterFields filters={filters} onChange={onChange} />
        <div className="mt-3 -ml-3 flex flex-wrap">
          {count > 0 && clear}
          {children}
        </div>
      </section>
    </>
  )
}
