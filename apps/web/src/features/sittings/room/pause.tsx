import { clockText, readClock, spentAt } from '@norteia/domain/exam-room'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { client } from '../../../api/client.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { PauseIcon, PlayIcon } from '../../../ui/icons.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { RoomStore } from './room-store.ts'

export type RoomState = { goOn?: boolean }

/** Pause and go on, for exams at one's own pace. */
export function usePause(store: RoomStore) {
  const { toast } = useToast()
  const [busy, setBusy] = useState(false)

  const ask = useCallback(
    async (act: 'pause' | 'resume') => {
      setBusy(true)
      const askedAt = performance.now()
      try {
        const answer = await client.sittings[act]({ attemptId: store.attemptId })
        store.hearClock(readClock(answer, askedAt, performance.now()))
        store.become(act === 'pause' ? 'paused' : 'running')
      } catch (error) {
        const { code, message } = refusalOf(error)
        if (code === 'prova_encerrada') store.become('finished')
        // Without a network it can still be covered: the server leaves long silences out by itself.
        else if (act === 'pause' && code === 'sem_conexao') store.become('paused')
        else toast({ title: 'Erro', description: message, variant: 'destructive' })
      } finally {
        setBusy(false)
      }
    },
    [store, toast],
  )
  const resume = useCallback(() => ask('resume'), [ask])

  // Who pressed "Continuar" in the list has said already that the clock may go on.
  const { state } = useLocation() as { state: RoomState | null }
  const [goOn] = useState(state?.goOn === true)
  useEffect(() => {
    if (goOn && store.room().status === 'paused') void resume()
  }, [goOn, resume, store])

  return { busy, pause: useCallback(() => ask('pause'), [ask]), resume }
}

/** Leaving for another screen pauses too. Not at once: React may only be mounting anew. */
export function usePauseOnLeave(store: RoomStore) {
  const here = useRef(0)
  useEffect(() => {
    here.current++
    return () => {
      here.current--
      setTimeout(() => {
        const away = here.current === 0 && !store.timed && store.room().status === 'running'
        if (!away) return
        store.become('paused')
        client.sittings.pause({ attemptId: store.attemptId }).catch(() => {})
      })
    }
  }, [store])
}

/** Covers the question: time that does not count is not for reading on. */
export function PauseCover({
  store,
  busy,
  onResume,
}: {
  store: RoomStore
  busy: boolean
  onResume: () => void
}) {
  const spent = spentAt(store.clock(), performance.now(), false)
  return (
    <section className="chart-paper mx-auto mt-8 grid max-w-reading justify-items-center gap-3 rounded-card border border-edge px-5 py-10 text-center">
      <PauseIcon className="size-10 text-primary" />
      <h2 className="text-step-3">Prova em pausa</h2>
      <p className="max-w-md text-muted">
        O relógio parou em <span className="tabular">{clockText(Math.floor(spent))}</span>. Suas respostas
        estão guardadas: continue hoje ou outro dia, neste ou em outro aparelho.
      </p>
      <Button busy={busy} icon={<PlayIcon />} onClick={onResume}>
        Continuar
      </Button>
    </section>
  )
}
