import { useEffect, useState } from 'react'
import { Spinner } from './spinner.tsx'

/** Says nothing for the first moment: most answers come sooner, and a flash tires. */
export function Loading({ label = 'Carregando…', delay = 150 }: { label?: string; delay?: number }) {
  const [late, setLate] = useState(delay === 0)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <div role="status" className="flex min-h-24 items-center justify-center gap-3 text-muted">
      {late && (
        <>
          <Spinner className="size-6 text-primary" />
          <span>{label}</span>
        </>
      )}
    </div>
  )
}
