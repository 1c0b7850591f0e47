import {
  answerOf,
  type ClockReading,
  examSeconds,
  inRoom,
  type MarkChange,
  nextToSend,
  openRoom,
  type RoomEvent,
  resync,
  retryDelay,
  type SheetLine,
  type SheetStatus,
  unsavedIn,
  type Waiting,
} from '@norteia/domain/exam-room'
import type { Heard } from '../sitting-query.ts'
import type { Sitting } from '../wire.ts'
import { dropAnswer, dropAnswers, keepAnswer, keptAnswers } from './kept-answers.ts'
import { type Sent, sendAnswer, sendLastWords } from './send-answer.ts'

const linesOf = ({ questions }: Sitting): SheetLine[] =>
  questions.map(({ questionId, selectedAlternative, doubt, struck, timeSpent, turn }) => ({
    questionId,
    chosen: selectedAlternative,
    doubt,
    struck,
    seconds: timeSpent,
    turn,
  }))

/** The time spent on a question is nothing anybody waits for: it goes along with the next thing, or by itself later. */
const TIME_MS = 1_500

export type RoomStore = ReturnType<typeof createRoom>

/**
 * One sitting on this device: the rules of the domain, and what they cannot do themselves (send, keep, wait).
 * It outlives the screen, so that leaving the room does not stop what is still to be sent.
 */
export function createRoom(userId: string, first: Heard) {
  const { sitting, clock: firstClock } = first
  const { attemptId, mode } = sitting
  const timed = mode === 'timed'
  const watchers = new Set<() => void>()
  const waitingForIdle: (() => void)[] = []
  let clock: ClockReading = firstClock
  let room = openRoom({
    status: sitting.status,
    place: sitting.place,
    lines: linesOf(sitting),
    left: keptAnswers(userId, attemptId),
  })
  let lastHeard = first
  let changedAt = Number.NEGATIVE_INFINITY
  let busy = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  let looking: { questionId: number; since: number } | undefined

  const tell = () => {
    for (const watcher of watchers) watcher()
  }

  function apply(event: RoomEvent) {
    const before = room
    room = inRoom(before, event)
    if (room !== before) tell()
  }

  function put(questionId: number, change: MarkChange) {
    apply({ is: 'marked', questionId, change, at: examSeconds(clock, performance.now()) })
    const waiting = room.outbox.find(entry => entry.questionId === questionId)
    if (waiting) keepAnswer(userId, attemptId, waiting)
  }

  function countTime() {
    if (!looking) return
    const { questionId, since } = looking
    const now = performance.now()
    const seconds = answerOf(room, questionId).seconds + (now - since) / 1000
    // Whole seconds are stored; what is left of one is carried on by moving the start back.
    const whole = Math.floor(seconds)
    looking = { questionId, since: now - (seconds - whole) * 1000 }
    put(questionId, { seconds: whole })
  }

  /** Not in the same breath: what the student sees is painted first. */
  function sendSoon(ms: number) {
    if (ms === 0) clearTimeout(soon)
    else if (soon !== undefined) return
    soon = setTimeout(send, ms)
  }

  async function send() {
    clearTimeout(soon)
    soon = undefined
    if (busy) return
    busy = true
    clearTimeout(retry)
    for (let waiting = nextToSend(room); waiting; waiting = nextToSend(room)) {
      apply({ is: 'sending' })
      const sent = await sendAnswer(attemptId, waiting)
      if (!settle(waiting, sent)) break
    }
    busy = false
    for (const resolve of waitingForIdle.splice(0)) resolve()
  }

  /** Whether to go on with the next one. */
  function settle({ questionId, turn }: Waiting, sent: Sent): boolean {
    switch (sent.is) {
      case 'saved':
        clock = resync(clock, sent.clock)
        dropAnswer(userId, attemptId, questionId, sent.turn)
        apply({ is: 'saved', questionId, turn: sent.turn })
        return true
      case 'refused':
        dropAnswer(userId, attemptId, questionId, turn)
        apply({ is: 'refused', questionId, turn })
        return true
      case 'finished':
        become('finished')
        return false
      case 'signed-out':
        // What waits is kept on the device for when the same person is back.
        apply({ is: 'failed', trouble: 'server' })
        return false
      default:
        apply({ is: 'failed', trouble: sent.is })
        retry = setTimeout(send, retryDelay(room.failures, Math.random()))
        return false
    }
  }

  function become(status: SheetStatus) {
    countTime()
    looking = undefined
    apply({ is: 'became', status })
    changedAt = performance.now()
    if (status === 'finished') dropAnswers(userId, attemptId)
    else void send()
  }

  void send()

  return {
    attemptId,
    timed,
    room: () => room,
    clock: () => clock,
    /** Nothing waits that a student would miss. */
    isIdle: () => unsavedIn(room.outbox) === 0 && room.sending === null,

    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },

    receive(heard: Heard) {
      // What the cache shows again at a second visit is no news.
      if (heard === lastHeard) return
      lastHeard = heard
      // Asked for before a pause or its end was settled, it may tell of the time before.
      const late = heard.askedAt < changedAt && heard.sitting.status !== 'finished'
      const status = late ? room.status : heard.sitting.status
      clock = resync(clock, heard.clock, room.status === 'running')
      apply({ is: 'received', status, lines: linesOf(heard.sitting) })
      void send()
    },

    hearClock(fresh: ClockReading) {
      clock = resync(clock, fresh, room.status === 'running')
      tell()
    },

    mark(questionId: number, change: MarkChange) {
      countTime()
      put(questionId, change)
      sendSoon(0)
    },

    go: (place: number) => apply({ is: 'went', place }),
    become,

    /** Time counts for the question that is looked at; for none while it is covered or out of sight. */
    look(questionId: number | null) {
      countTime()
      looking = questionId === null ? undefined : { questionId, since: performance.now() }
      sendSoon(TIME_MS)
    },

    /** Sends what waits without waiting for the next try. Answers whether everything arrived. */
    async flush() {
      countTime()
      while (busy) await new Promise<void>(resolve => waitingForIdle.push(resolve))
      await send()
      return room.outbox.length === 0
    },

    /** The page is being closed. */
    leave() {
      if (room.status === 'finished') return
      countTime()
      const { outbox, place, status } = room
      const pause = !timed && status === 'running'
      sendLastWords({ attemptId, outbox, place, pause })
      if (pause) become('paused')
    },
  }
}
