import { readNumber, tidy } from './brazilian-numbers.ts'

/** A value somebody may arrive at, and how: by the right way or by a typical error. */
export type Path = readonly [value: number, why: string]

export type Solution = {
  key: Path
  /** The most typical error first: where two meet, or one meets the key, the next takes its place. */
  errors(): readonly Path[]
  /** An option as it is read. */
  show: (value: number) => string
  /** What a person could take for an answer; otherwise: positive, and of the key's order of size. */
  isPlausible?: (value: number) => boolean
}

export type Option = { value: number; text: string; why: string }

const OPTIONS = 5

export const isSame = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-10 * Math.max(1e-3, Math.abs(one), Math.abs(other))

/** The five options in ascending order with the key in the wanted place, or nothing when the errors do not allow it. */
export function arrange(solution: Solution, place: number): Option[] | undefined {
  const right = tidy(solution.key[0])
  const plausible = solution.isPlausible ?? (value => value > 0 && value < right * 25 && value > right / 25)
  // Most numbers fail here or at the count of errors, before any sentence is made.
  if (!Number.isFinite(right) || !plausible(right)) return
  if (!isSame(readNumber(solution.show(right)), right)) return
  const errors = solution
    .errors()
    .map(([value, why]): Path => [tidy(value), why])
    .filter(([value]) => Number.isFinite(value) && plausible(value))
  const below = errors.filter(([value]) => value < right)
  const above = errors.filter(([value]) => value > right)
  if (below.length < place || above.length < OPTIONS - 1 - place) return

  const texts = new Set<string>()
  const write = (paths: readonly Path[], wanted: number) => {
    const written: Option[] = []
    for (const [value, why] of paths) {
      if (written.length === wanted) break
      const text = solution.show(value)
      // What cannot be written exactly would stand out, or show a value that is not the error's.
      if (texts.has(text) || !isSame(readNumber(text), value)) continue
      texts.add(text)
      written.push({ value, text: `${text}.`, why })
    }
    return written
  }
  const options = [
    ...write([[right, solution.key[1]]], 1),
    ...write(below, place),
    ...write(above, OPTIONS - 1 - place),
  ]
  return options.length === OPTIONS ? options.sort((one, other) => one.value - other.value) : undefined
}
