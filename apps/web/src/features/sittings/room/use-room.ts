import { answerOf, readClock } from '@norteia/domain/exam-room'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { client } from '../../../api/client.ts'
import type { RoomStore } from './room-store.ts'

/** What the room shows; redrawn when it changes, not with every second. */
export const useRoom = (store: RoomStore) => useSyncExternalStore(store.watch, store.room)

export const useAnswer = (store: RoomStore, questionId: number) =>
  useSyncExternalStore(store.watch, () => answerOf(store.room(), questionId))

const visible = () => document.visibilityState === 'visible'

function watchVisibility(watcher: () => void) {
  document.addEventListener('visibilitychange', watcher)
  return () => document.removeEventListener('visibilitychange', watcher)
}

/** Counts the time of the question on the screen, and says goodbye properly when the page goes. */
export function useLooking(store: RoomStore, questionId: number | null) {
  const seen = useSyncExternalStore(watchVisibility, visible)
  const looked = seen ? questionId : null
  useEffect(() => {
    store.look(looked)
    return () => store.look(null)
  }, [store, looked])

  useEffect(() => {
    addEventListener('pagehide', store.leave)
    return () => removeEventListener('pagehide', store.leave)
  }, [store])
}

/** Reads the sheet again when the student comes back from elsewhere, and when another device was quicker. */
export function useFreshSheet(store: RoomStore, reread: () => unknown) {
  const { overtaken, outbox } = useRoom(store)
  useEffect(() => {
    const onReturn = () => {
      if (!visible()) return
      if (store.isIdle()) reread()
      else void store.flush()
    }
    const onOnline = () => void store.flush().then(reread)
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('focus', onReturn)
    addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('focus', onReturn)
      removeEventListener('online', onOnline)
    }
  }, [store, reread])

  const behind = overtaken && outbox.length === 0
  useEffect(() => {
    if (behind) reread()
  }, [behind, reread])
}

const SETTLED_MS = 900
const HEARTBEAT_MS = 120_000

/**
 * Tells the server which question is on the screen, for the next device; lost is no loss, it is told again. At one's
 * own pace it is told now and then anyway: the server counts a long silence as absence.
 */
export function useKeptPlace(store: RoomStore, place: number) {
  const { status } = useRoom(store)
  const told = useRef(place)
  const running = status === 'running'

  useEffect(() => {
    if (!running || told.current === place) return
    const timer = setTimeout(async () => {
      if (await tellPlace(store, place)) told.current = place
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [store, place, running])

  useEffect(() => {
    if (!running || store.timed) return
    const timer = setInterval(() => {
      if (visible()) void tellPlace(store, store.room().place)
    }, HEARTBEAT_MS)
    return () => clearInterval(timer)
  }, [store, running])
}

async function tellPlace(store: RoomStore, orderIndex: number) {
  const askedAt = performance.now()
  try {
    const answer = await client.sittings.place({ attemptId: store.attemptId, orderIndex })
    store.hearClock(readClock(answer, askedAt, performance.now()))
    return true
  } catch {
    return false
  }
}
