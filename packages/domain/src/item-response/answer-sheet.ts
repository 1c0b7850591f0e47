import type { Item } from './ability.ts'

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E'

/** One place on the answer sheet of a booklet. Without parameters the item was annulled. */
export type SheetItem = {
  code: number
  key: Letter | null
  item: Item | null
  /** Number in INEP's matrix of reference; the first years have none. */
  skill: number | null
}

export type Mark = 'hit' | 'miss' | 'blank' | 'double' | 'annulled'

export const BLANK = '.'
const DOUBLE = '*'
const SHEET = /^[A-E.*]*$/

export type ReadMarks = { ok: true; marks: Mark[] } | { ok: false; reason: 'length' | 'letters' }

/** The k-th answer goes with the k-th item. A blank or a double mark counts as wrong, but is not called so. */
export function markSheet(items: readonly SheetItem[], answers: string): ReadMarks {
  if (!SHEET.test(answers)) return { ok: false, reason: 'letters' }
  if (answers.length !== items.length) return { ok: false, reason: 'length' }
  return { ok: true, marks: items.map(({ key, item }, place) => markOf(answers[place]!, key, item)) }
}

function markOf(answer: string, key: string | null, item: Item | null): Mark {
  if (!item) return 'annulled'
  if (answer === key) return 'hit'
  if (answer === BLANK) return 'blank'
  return answer === DOUBLE ? 'double' : 'miss'
}

export const hitsOf = (marks: readonly Mark[]) => marks.map(mark => mark === 'hit')
