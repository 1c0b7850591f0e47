import { answerOf, type Mark, type Room, readClock } from '@norteia/domain/exam-room'
import { letters } from '@norteia/domain/question'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { client } from '../../../api/client.ts'
import type { RoomStore } from './room-store.ts'

/** The whole room: whoever uses it is drawn again at every change, the sending of an answer included. */
export const useRoom = (store: RoomStore) => useSyncExternalStore(store.watch, store.room)

/** One plain thing of the room; drawn again only when that changes. */
export const usePart = <T extends string | number | boolean | null>(
  store: RoomStore,
  select: (room: Room) => T,
) => useSyncExternalStore(store.watch, () => select(store.room()))

/** What is on the sheet for a question, without the time, which nobody sees. */
export function useMark(store: RoomStore, questionId: number): Omit<Mark, 'seconds'> {
  const chosen = usePart(store, room => answerOf(room, questionId).chosen)
  const doubt = usePart(store, room => answerOf(room, questionId).doubt)
  const struck = usePart(store, room => answerOf(room, questionId).struck.join(''))
  return { chosen, doubt, struck: letters.filter(letter => struck.includes(letter)) }
}

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

  const behind = usePart(store, ({ overtaken, outbox }) => overtaken && outbox.length === 0)
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
  const told = useRef(place)
  const running = usePart(store, ({ status }) => status === 'running')

  useEffect(() => {
    if (!running || told.current === place) return
    const timer = setTimeout(async () => {
      if (await tellPlace(store, place)) told.current = place
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [store, place, running])

  // Left sooner than that for another screen.
  useEffect(
    () => () => {
      const { place: last, status } = store.room()
      if (status !== 'finished' && told.current !== last) void tellPlace(store, last)
    },
    [store],
  )

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
