import { startTransition, useEffect, useState } from 'react'

/** The value, once the browser has nothing better to do; nothing until then. */
export function useWhenIdle<T extends { id: number }>(value: T | undefined): T | undefined {
  const [settled, setSettled] = useState<T>()
  useEffect(() => {
    if (!value) return
    const settle = () => startTransition(() => setSettled(value))
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(settle, 300)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(settle, { timeout: 1500 })
    return () => cancelIdleCallback(idle)
  }, [value])
  return settled && settled.id === value?.id ? settled : undefined
}
