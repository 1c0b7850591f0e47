import type { Letter } from '../question/index.ts'

/** What a student has put on the sheet for one question. `seconds` is all the time spent on it. */
export type Mark = { chosen: Letter | null; doubt: boolean; struck: readonly Letter[]; seconds: number }

/** What is not named stays. */
export type MarkChange = Partial<Mark>

export const BLANK_MARK: Mark = { chosen: null, doubt: false, struck: [], seconds: 0 }

const without = (struck: readonly Letter[], letter: Letter) => struck.filter(one => one !== letter)

/** Chooses an option; one that was struck out comes back. */
export function choose({ struck }: Pick<Mark, 'struck'>, letter: Letter): MarkChange {
  return struck.includes(letter) ? { chosen: letter, struck: without(struck, letter) } : { chosen: letter }
}

export const erase = (): MarkChange => ({ chosen: null })

/** Strikes an option out, or back in; striking the chosen one erases the answer. */
export function strike({ chosen, struck }: Pick<Mark, 'chosen' | 'struck'>, letter: Letter): MarkChange {
  if (struck.includes(letter)) return { struck: without(struck, letter) }
  const more = { struck: [...struck, letter].sort() }
  return chosen === letter ? { ...more, chosen: null } : more
}

export const turnDoubt = ({ doubt }: Pick<Mark, 'doubt'>): MarkChange => ({ doubt: !doubt })

/** The change without what already is so; nothing when nothing is left. */
export function realChange(mark: Mark, change: MarkChange): MarkChange | undefined {
  const left = Object.entries(change).filter(([name, value]) => !same(mark[name as keyof Mark], value))
  return left.length > 0 ? (Object.fromEntries(left) as MarkChange) : undefined
}

function same(one: unknown, other: unknown) {
  return Array.isArray(one) && Array.isArray(other) ? one.join() === other.join() : one === other
}
