import type { Outbox, Waiting } from '@norteia/domain/exam-room'

// One entry a question, so that two tabs of the same exam add to each other instead of overwriting.
const PREFIX = 'norteia.prova'
const keyOf = (userId: string, attemptId: string, questionId: number) =>
  `${PREFIX}.${userId}.${attemptId}.${questionId}`

/** Storage may be full or forbidden; then the answers live in memory until they are sent. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

export function keepAnswer(userId: string, attemptId: string, waiting: Waiting) {
  quietly(() => localStorage.setItem(keyOf(userId, attemptId, waiting.questionId), JSON.stringify(waiting)))
}

/** Forgets what the server has by now; something newer of another tab stays. */
export function dropAnswer(userId: string, attemptId: string, questionId: number, turn: number) {
  quietly(() => {
    const key = keyOf(userId, attemptId, questionId)
    const kept = readWaiting(key)
    if (!kept || kept.turn <= turn) localStorage.removeItem(key)
  })
}

export function keptAnswers(userId: string, attemptId: string): Outbox {
  const start = `${PREFIX}.${userId}.${attemptId}.`
  return keys(start).flatMap(key => readWaiting(key) ?? [])
}

export function dropAnswers(userId: string, attemptId: string) {
  quietly(() => {
    for (const key of keys(`${PREFIX}.${userId}.${attemptId}.`)) localStorage.removeItem(key)
  })
}

/** The sittings of this person with something left to send. */
export function attemptsWithKept(userId: string): string[] {
  const start = `${PREFIX}.${userId}.`
  return [...new Set(keys(start).map(key => key.slice(start.length).split('.')[0]!))]
}

function keys(start: string) {
  return quietly(() => Object.keys(localStorage).filter(key => key.startsWith(start))) ?? []
}

function readWaiting(key: string): Waiting | undefined {
  return quietly(() => {
    const waiting = JSON.parse(localStorage.getItem(key) ?? 'null') as Waiting | null
    const sound =
      Number.isInteger(waiting?.questionId) &&
      Number.isInteger(waiting?.turn) &&
      typeof waiting?.change === 'object'
    return sound && waiting ? waiting : undefined
  })
}
