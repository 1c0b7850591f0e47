import { useCallback, useEffect, useRef, useState } from 'react'
import type { Refusal } from '../../api/refusal.ts'
import { deliver, newKey, type Parcel } from './send-once.ts'

type SendOnce<Input, Answer> = {
  send: (parcel: Parcel<Input>, signal: AbortSignal) => Promise<Answer>
  onDelivered: (answer: Answer, input: Input) => void
  onRefused?: (refusal: Refusal) => void
  /** What an earlier visit could not deliver. */
  undelivered?: Parcel<Input> | undefined
  /** Told what to remember until it is delivered, and null once there is nothing left to remember. */
  onKeep?: (parcel: Parcel<Input> | null) => void
}

/**
 * Sends an answer so that it counts once: a double press sends one request, and every retry, by hand or by
 * itself when the network comes back, carries the same key.
 */
export function useSendOnce<Input, Answer>(wires: SendOnce<Input, Answer>) {
  const latest = useRef(wires)
  latest.current = wires
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState(wires.undelivered ?? null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const dispatch = useCallback(async (parcel: Parcel<Input>) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setWaiting(parcel)
    setRefusal(null)
    latest.current.onKeep?.(parcel)
    const delivery = await deliver(parcel, latest.current.send)
    sending.current = false
    setBusy(false)
    if (delivery.is === 'unsure') {
      setRefusal(delivery.refusal)
      return
    }
    setWaiting(null)
    latest.current.onKeep?.(null)
    if (delivery.is === 'delivered') latest.current.onDelivered(delivery.answer, parcel.input)
    else {
      setRefusal(delivery.refusal)
      latest.current.onRefused?.(delivery.refusal)
    }
  }, [])

  // What an earlier visit left behind goes out first thing.
  useEffect(() => {
    const { undelivered } = latest.current
    if (undelivered) void dispatch(undelivered)
  }, [dispatch])

  useEffect(() => {
    if (!waiting || busy) return
    const again = () => void dispatch(waiting)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [waiting, busy, dispatch])

  return {
    busy,
    refusal,
    /** Sent and not known to have arrived: the choice stays as it was sent. */
    waiting: waiting?.input ?? null,
    send: (input: Input) => dispatch(waiting ?? { key: newKey(), input }),
    retry: () => (waiting ? dispatch(waiting) : undefined),
  }
}
