/** A place held for what is coming; give it the size of that by `className`. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-small bg-quiet ${className}`} />
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3']
  return (
    <div aria-hidden="true" className="space-y-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={widths[line % 4] + String(line)} className={`h-4 ${widths[line % 4]}`} />
      ))}
    </div>
  )
}
