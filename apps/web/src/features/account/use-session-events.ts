import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/** Reads the list of sessions again whenever the server says it changed, while the screen is open. */
export function useSessionEvents() {
  const cache = useQueryClient()
  useEffect(() => {
    const stop = new AbortController()
    const readAgain = () => cache.invalidateQueries({ queryKey: api.account.listSessions.key() })
    void follow(stop.signal, readAgain)
    return () => stop.abort()
  }, [cache])
}

async function follow(signal: AbortSignal, readAgain: () => void) {
  let pause = FIRST_PAUSE
  for (let connections = 0; !signal.aborted; connections++) {
    try {
      const events = await client.account.watchSessions(undefined, { signal })
      // What happened while we were away was told to nobody.
      if (connections > 0) readAgain()
      for await (const _ of events) {
        pause = FIRST_PAUSE
        readAgain()
      }
    } catch (error) {
      if (refusalOf(error).status === 401) return
    }
    await rest(pause, signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
}

function rest(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
