import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Failure } from '../../ui/failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type LatePartProps<Props extends object> = {
  load: () => Promise<ComponentType<Props>>
  given: Props
  /** What is coming, for the sentence of a failure. */
  name: string
  /** Classes for the height it will have, so that nothing below it moves. */
  hold: string
}

/** Below the fold: fetched when it comes near, and a failure stays in its place. */
export function LatePart<Props extends object>({ load, given, name, hold }: LatePartProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)

  const fetchPart = () => {
    setFailed(false)
    load().then(
      loaded => setPart(() => loaded),
      () => setFailed(true),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: watched once; what to load never changes
  useEffect(() => whenNear(place.current, fetchPart), [])

  if (Part) return <Part {...given} />
  if (failed) return <Failure message={`Não foi possível abrir: ${name}.`} onRetry={fetchPart} />
  return (
    <div ref={place}>
      <Skeleton className={`w-full ${hold}`} />
    </div>
  )
}

function whenNear(element: Element | null, act: () => void) {
  if (!element || typeof IntersectionObserver === 'undefined') {
    act()
    return
  }
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '400px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
