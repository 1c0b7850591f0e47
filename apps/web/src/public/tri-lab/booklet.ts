import { abilityToScore, enemScore, estimateAbility, type Marked } from '@norteia/domain/item-response'
import booklet from '../../../../../data/landing-items.json'

/** Matemática, ENEM 2024, blue booklet, from the easiest item to the hardest. */
export const items = booklet.items
  .map(({ position, a, b, c }) => ({
    position,
    difficulty: Math.round(abilityToScore('MT', b)),
    item: { discrimination: a, difficulty: b, guess: c },
  }))
  .sort((one, other) => one.item.difficulty - other.item.difficulty)

export type Hits = readonly boolean[]

const sheet = (hit: (rank: number) => boolean) => items.map((_, rank) => hit(rank))

/** Twenty right answers, three ways. The scattered ones are spread evenly, so that everyone sees the same. */
export const presets = {
  easy: { label: '20 mais fáceis', hits: sheet(rank => rank < 20) },
  scattered: { label: '20 salteadas', hits: sheet(rank => (rank * 20) % items.length < 20) },
  hard: { label: '20 mais difíceis', hits: sheet(rank => rank >= items.length - 20) },
}

export const markedWith = (hits: Hits): Marked[] =>
  items.map(({ item }, rank) => ({ item, hit: hits[rank]! }))

export const scoreOf = (hits: Hits) => enemScore('MT', estimateAbility(markedWith(hits)))

export const countHits = (hits: Hits) => hits.filter(Boolean).length

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const inWords = (score: number) => oneDecimal.format(score)
