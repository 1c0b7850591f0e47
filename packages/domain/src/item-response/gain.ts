import { type Booklet, type Hits, scoreSheet } from './booklet-score.ts'

export type Gain = { place: number; score: number; gain: number }

/** For each item not hit, in the order of the sheet: the score with it right and all else as it was. */
export function gainPerWrongItem(booklet: Booklet, marked: Hits): Gain[] {
  const now = scoreSheet(booklet, marked).score
  const hits = booklet.items.map((_, place) => Boolean(marked[place]))
  return booklet.items.flatMap((item, place) => {
    if (!item || hits[place]) return []
    const { score } = scoreSheet(booklet, hits.with(place, true))
    // Both are whole tenths; so is what lies between them.
    return [{ place, score, gain: Math.round((score - now) * 10) / 10 }]
  })
}
