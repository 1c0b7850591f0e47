import { startTransition, useEffect, useState } from 'react'

/** Long enough for what was just asked for to be on the screen. */
const PAUSE = 400

/** The value, once the browser has nothing better to do; nothing until then. */
export function useWhenIdle<T extends { id: number }>(value: T | undefined): T | undefined {
  const [settled, setSettled] = useState<T>()
  useEffect(() => {
    if (!value) return
    let idle = 0
    const settle = () => startTransition(() => setSettled(value))
    const timer = setTimeout(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(settle, { timeout: 1500 })
      else settle()
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      if (idle) cancelIdleCallback(idle)
    }
  }, [value])
  return settled && settled.id === value?.id ? settled : undefined
}
