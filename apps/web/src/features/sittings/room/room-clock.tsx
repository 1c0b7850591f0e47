import { callBetween, clockText, remainingAt, spentAt } from '@norteia/domain/exam-room'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { counted } from '../names.ts'
import { useComfort } from './comfort.ts'
import type { RoomStore } from './room-store.ts'
import { usePart } from './use-room.ts'

const TICK_MS = 500

function useNow(runs: boolean) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  return now
}

type RoomClockProps = { store: RoomStore; onZero: () => void }

/** The server's time. It never flashes; who rather not see it hides it, and is still told at the four calls. */
export function RoomClock({ store, onZero }: RoomClockProps) {
  const runs = usePart(store, ({ status }) => status === 'running')
  const clock = useSyncExternalStore(store.watch, store.clock)
  const { hideClock } = useComfort()
  const now = useNow(runs)
  const left = remainingAt(clock, now)
  const call = useCalls(left)

  const over = runs && left === 0
  useEffect(() => {
    if (over) onZero()
  }, [over, onZero])

  const label = left === null ? 'Tempo de prova' : 'Tempo restante'
  const shown = clockText(left ?? Math.floor(spentAt(clock, now, runs)))
  return (
    <>
      {!hideClock && (
        <p role="timer" aria-label={label} className="grid shrink-0 justify-items-end leading-tight">
          <span aria-hidden="true" className="text-[0.8125rem] text-muted">
            {label}
          </span>
          <span className="font-display text-step-1 font-bold tabular">{shown}</span>
        </p>
      )}
      <span role="status" className="sr-only">
        {call}
      </span>
    </>
  )
}

/** What is said aloud, and only then: with 30, 10, 5 and 1 minute left. */
function useCalls(left: number | null) {
  const last = useRef(left)
  const [call, setCall] = useState('')
  useEffect(() => {
    const minutes = left === null || last.current === null ? undefined : callBetween(last.current, left)
    if (minutes) setCall(`${counted(minutes, 'minuto restante', 'minutos restantes')}.`)
    last.current = left
  }, [left])
  return call
}
