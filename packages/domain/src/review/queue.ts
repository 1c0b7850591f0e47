/** Cards a day, unless the student wants another number: about half an hour. */
export const DAILY_LIMIT = 20

/** For a card reviewed, whatever the answer: so that nobody gains by grading themselves kindly. */
export const REVIEW_POINTS = 2

export function leftToday({ due, doneToday, limit }: { due: number; doneToday: number; limit: number }) {
  return Math.min(due, Math.max(0, limit - doneToday))
}

/**
 * The same cards with subjects alternating: each place takes the first card that waits whose subject is not the one
 * just seen. Mixed practice is harder and stays longer than one subject in a block.
 */
export function mixBySubject<C extends { subject: string | null }>(cards: readonly C[]): C[] {
  const waiting = [...cards]
  const mixed: C[] = []
  while (waiting.length > 0) {
    const last = mixed.at(-1)
    const other = last ? waiting.findIndex(card => card.subject !== last.subject) : 0
    mixed.push(...waiting.splice(Math.max(other, 0), 1))
  }
  return mixed
}
