import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHIPPED = join(import.meta.dirname, '../../../data/item-corrections/corrections.csv')

/** What of an item can be wrong in INEP's published table. */
export type Figures = { key: string; a: number | null; b: number | null; c: number | null }

export type ItemName = { year: number; area: string; item: number; booklet: number }

export type Correct = (name: ItemName, published: Figures) => Figures | undefined

/** What is true of an item where the file says exactly what is known to be wrong. See data/item-corrections. */
export function readCorrections(csv = readFileSync(SHIPPED, 'utf8')): Correct {
  const known = new Map<string, { published: Figures; correct: Figures }>()
  for (const line of csv.trim().split(/\r?\n/).slice(1)) {
    const [year, area, item, key, a, b, c, rightKey, rightA, rightB, rightC, booklet] = line.split(',')
    known.set(nameOf(year!, area!, item!, booklet!), {
      published: { key: key!, a: numberIn(a), b: numberIn(b), c: numberIn(c) },
      correct: { key: rightKey!, a: numberIn(rightA), b: numberIn(rightB), c: numberIn(rightC) },
    })
  }
  return ({ year, area, item, booklet }, published) => {
    const found = known.get(nameOf(year, area, item, booklet)) ?? known.get(nameOf(year, area, item, ''))
    return found && same(found.published, published) ? found.correct : undefined
  }
}

/** An annulled item has none. */
const numberIn = (text: string | undefined) => (text ? Number(text) : null)

const nameOf = (...parts: (string | number)[]) => parts.join(' ')

const same = (one: Figures, other: Figures) =>
  one.key === other.key && near(one.a, other.a) && near(one.b, other.b) && near(one.c, other.c)

/** Published with five decimals; some tools cut the last ones. */
const near = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) < 0.000_006
