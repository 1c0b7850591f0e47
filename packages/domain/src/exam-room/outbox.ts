import type { MarkChange } from './marks.ts'

/** Changes of one question the server has not confirmed yet. Of two turns the higher one counts, whoever sent it. */
export type Waiting = { questionId: number; turn: number; change: MarkChange }

/** In the order they will be sent; each question stands in it once. */
export type Outbox = readonly Waiting[]

/** A question that already waits keeps its place in line and takes the newest of each thing. */
export function put(outbox: Outbox, { questionId, turn, change }: Waiting): Outbox {
  if (!outbox.some(waiting => waiting.questionId === questionId)) {
    return [...outbox, { questionId, turn, change }]
  }
  return outbox.map(waiting =>
    waiting.questionId === questionId
      ? { questionId, turn: Math.max(turn, waiting.turn), change: { ...waiting.change, ...change } }
      : waiting,
  )
}

/** Takes out what the server knows: everything of a question up to a turn. */
export function settle(outbox: Outbox, questionId: number, turn: number): Outbox {
  return outbox.filter(waiting => waiting.questionId !== questionId || waiting.turn > turn)
}

/** Answers, marks and strikes that wait; time alone is nothing a student would miss. */
export function unsavedIn(outbox: Outbox) {
  return outbox.filter(({ change }) => Object.keys(change).some(name => name !== 'seconds')).length
}

const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** How long to wait after so many failures in a row. `chance` in [0, 1) keeps a hall of phones from knocking at once. */
export function retryDelay(failures: number, chance: number) {
  const full = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS)
  return Math.round(full * (0.75 + 0.5 * chance))
}
