/** A source of chance that a name starts: the same name always tells the same story. */
export type Chance = {
  /** A whole number from `low` to `high`, both included, in steps. */
  whole(low: number, high: number, step?: number): number
  pick<T>(list: readonly T[]): T
  /** So many different elements of a list, in no particular order. */
  some<T>(list: readonly T[], count: number): T[]
}

/** sfc32 (Chris Doty-Humphrey's Small Fast Counting generator), started by an FNV-1a hash of the name. */
export function chanceFrom(name: string): Chance {
  let [a, b, c, counter] = [hash(name, 0x811c9dc5), hash(name, 0x01234567), hash(name, 0x89abcdef), 1]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 2 ** 32
  }
  // The first numbers still look like the name.
  for (let warm = 0; warm < 12; warm++) next()

  const whole = (low: number, high: number, step = 1) =>
    low + step * Math.floor(next() * (Math.floor((high - low) / step + 1e-9) + 1))
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!
  const some = <T>(list: readonly T[], count: number) => {
    const left = [...list]
    return Array.from({ length: count }, () => left.splice(whole(0, left.length - 1), 1)[0]!)
  }
  return { whole, pick, some }
}

function hash(name: string, start: number) {
  let value = start
  for (let i = 0; i < name.length; i++) value = Math.imul(value ^ name.charCodeAt(i), 0x01000193)
  return value | 0
}
