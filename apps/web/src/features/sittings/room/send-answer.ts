import { type ClockReading, readClock, type Waiting } from '@norteia/domain/exam-room'
import { client } from '../../../api/client.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { storedToken } from '../../../api/stored-session.ts'

export type Sent =
  | { is: 'saved'; turn: number; clock: ClockReading }
  | { is: 'finished' | 'paused' | 'refused' | 'signed-out' | 'offline' | 'server' }

const LONGEST_MS = 15_000

const bodyOf = ({ questionId, turn, change }: Waiting) => {
  const { chosen, doubt, struck, seconds } = change
  return {
    questionId,
    turn,
    ...(chosen === undefined ? {} : { selectedAlternative: chosen }),
    ...(doubt === undefined ? {} : { doubt }),
    ...(struck === undefined ? {} : { struck: [...struck] }),
    ...(seconds === undefined ? {} : { timeSpent: Math.min(Math.round(seconds), 86_400) }),
  }
}

export async function sendAnswer(attemptId: string, waiting: Waiting): Promise<Sent> {
  const askedAt = performance.now()
  try {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const answer = await client.sittings.answer({ attemptId, ...bodyOf(waiting) }, { signal })
    return { is: 'saved', turn: answer.turn, clock: readClock(answer, askedAt, performance.now()) }
  } catch (error) {
    return { is: whatWentWrong(error) }
  }
}

/** Tells what can be tried again from what cannot. */
function whatWentWrong(error: unknown): Exclude<Sent['is'], 'saved'> {
  const { code, status } = refusalOf(error)
  if (code === 'prova_encerrada') return 'finished'
  if (code === 'prova_em_pausa') return 'paused'
  if (code === 'sem_conexao') return 'offline'
  if (status === 401) return 'signed-out'
  return status === 400 || status === 404 ? 'refused' : 'server'
}

/** A request that outlives its page. Nobody hears the answer: what it carries is kept on the device as well. */
function sendKeepalive(path: string, body: object) {
  const token = storedToken()
  const request = new Request(`${location.origin}/api${path}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  void globalThis.fetch(request).catch(() => {})
}

/** What still waits when the page is closed, and the pause of an exam that can be paused. */
export function sendLastWords(attemptId: string, outbox: readonly Waiting[], pause: boolean) {
  const path = `/simulacoes/attempts/${attemptId}`
  for (const waiting of outbox) sendKeepalive(`${path}/answer`, bodyOf(waiting))
  if (pause) sendKeepalive(`${path}/pause`, {})
}
