import type { Log } from './log.ts'

/** Does something every so often in this process until stopped; one run at a time, and a failure is not the last. */
export function repeat(seconds: number, work: () => Promise<unknown>, log: Log) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(error => log.error({ err: error }, 'repeated work'))
      .then(() => {
        running = undefined
      })
  }, seconds * 1000)
  timer.unref()
  return {
    /** Waits for a run under way. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
