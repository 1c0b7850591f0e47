import { unsavedIn } from '@norteia/domain/exam-room'
import { levelOf } from '@norteia/domain/progress'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../../api/client.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { useAuth } from '../../../api/session.tsx'
import { forgetSittingLists, sittingQuery } from '../sitting-query.ts'
import type { RoomStore } from './room-store.ts'
import { usePart } from './use-room.ts'

const NO_LINK = 'Sem conexão: ainda não dá para finalizar. Suas respostas continuam guardadas neste aparelho.'
const NOT_DONE = 'Não foi possível finalizar o simulado. Tente novamente.'

/** An answer on its way when the time ends has this long to arrive; the server's grace is five seconds. */
const LAST_ANSWERS_MS = 4_000

export type ResultState = { lost?: number }

/** Hands the exam in, on request or at zero, and leads to the result. */
export function useFinish(store: RoomStore, resultPath: string) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { user, updateUser } = useAuth()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const status = usePart(store, room => room.status)
  const arrived = useRef(false)

  const showResult = useCallback(
    (lost: number) => {
      if (arrived.current) return
      arrived.current = true
      store.become('finished')
      // Who comes back by the browser's history is led on to the result.
      cache.setQueryData(
        sittingQuery(store.attemptId).queryKey,
        heard => heard && { ...heard, sitting: { ...heard.sitting, status: 'finished' as const } },
      )
      forgetSittingLists(cache)
      navigate(resultPath, { replace: true, state: { lost } satisfies ResultState })
    },
    [cache, navigate, resultPath, store],
  )

  const complete = async () => {
    const lost = unsavedIn(store.room().outbox)
    const { pointsEarned } = await client.sittings.complete({ attemptId: store.attemptId })
    if (user && pointsEarned > 0) {
      const totalPoints = user.totalPoints + pointsEarned
      updateUser({ totalPoints, level: levelOf(totalPoints) })
    }
    showResult(lost)
  }

  const finish = async () => {
    setBusy(true)
    setFailure(null)
    try {
      if (!(await store.flush()) && store.room().status !== 'finished') return setFailure(NO_LINK)
      await complete()
    } catch (error) {
      setFailure(refusalOf(error).code === 'sem_conexao' ? NO_LINK : NOT_DONE)
    } finally {
      setBusy(false)
    }
  }

  /** The time is up: what can still arrive is sent, and the result asked for. */
  const endByClock = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await Promise.race([store.flush(), new Promise(resolve => setTimeout(resolve, LAST_ANSWERS_MS))])
      await complete()
    } catch (error) {
      setFailure(refusalOf(error).code === 'sem_conexao' ? 'offline' : 'server')
    } finally {
      setBusy(false)
    }
  }

  // The server said so: ended on another device, or by its own clock.
  useEffect(() => {
    if (status === 'finished') showResult(unsavedIn(store.room().outbox))
  }, [status, showResult, store])

  return { busy, failure, finish, endByClock }
}
