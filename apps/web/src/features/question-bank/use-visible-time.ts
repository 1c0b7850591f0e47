import { useEffect, useRef } from 'react'
import { elapsed, pause, run, stopped } from './stopwatch.ts'

/** Seconds this screen was really looked at, while `running`; read when an answer is sent. */
export function useVisibleTime(running: boolean) {
  const watch = useRef(stopped)
  useEffect(() => {
    if (!running) return
    const follow = () => {
      const now = performance.now()
      watch.current =
        document.visibilityState === 'visible' ? run(watch.current, now) : pause(watch.current, now)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      watch.current = pause(watch.current, performance.now())
    }
  }, [running])
  return () => Math.round(elapsed(watch.current, performance.now()) / 1000)
}
