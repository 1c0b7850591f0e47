import { Skeleton } from '../../ui/skeleton.tsx'

const six = ['a', 'b', 'c', 'd', 'e', 'f']

/** The places of everything above the charts, as high as it will be. */
export function DashboardSkeleton() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Carregando seus números…</span>
      <div className="grid gap-3">
        <Skeleton className="h-44 w-full" />
        <div className="grid gap-3 sm:grid-cols-2">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3">
        {six.map(place => (
          <Skeleton key={place} className="h-24 w-full" />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-3">
        {six.slice(3).map(place => (
          <Skeleton key={place} className="h-40 w-full" />
        ))}
      </div>
    </div>
  )
}
