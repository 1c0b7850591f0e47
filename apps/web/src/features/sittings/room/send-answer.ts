import { type ClockReading, readClock, type Waiting } from '@norteia/domain/exam-room'
import { client } from '../../../api/client.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { storedToken } from '../../../api/stored-session.ts'

export type Sent =
  | { is: 'saved'; turn: number; clock: ClockReading }
  | { is: 'finished' | 'refused' | 'signed-out' | 'offline' | 'server' }

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
  if (code === 'sem_conexao') return 'offline'
  if (status === 401) return 'signed-out'
  return status === 400 || status === 404 ? 'refused' : 'server'
}

/** A request that outlives its page. Nobody hears the answer: what it carries is kept on the device as well. */
function sendKeepalive(method: 'POST' | 'PUT', path: string, body: object) {
  const token = storedToken()
  const request = new Request(`${location.origin}/api${path}`, {
    method,
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

type LastWords = { attemptId: string; outbox: readonly Waiting[]; place: number; pause: boolean }

/** What still waits when the page is closed, where it was, and the pause of an exam that can be paused. */
export function sendLastWords({ attemptId, outbox, place, pause }: LastWords) {
  const path = `/simulacoes/attempts/${attemptId}`
  for (const waiting of outbox) sendKeepalive('POST', `${path}/answer`, bodyOf(waiting))
  sendKeepalive('PUT', `${path}/place`, { orderIndex: place })
  if (pause) sendKeepalive('POST', `${path}/pause`, {})
}
