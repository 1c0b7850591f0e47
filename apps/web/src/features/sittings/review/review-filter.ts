import type { ResultItem } from '../wire.ts'

export const filters = [
  { slug: 'todas', label: 'Todas', shows: () => true },
  {
    slug: 'erradas',
    label: 'Erradas',
    shows: ({ hit, chosen, annulled }: ResultItem) => !hit && chosen !== null && !annulled,
  },
  {
    slug: 'branco',
    label: 'Em branco',
    shows: ({ chosen, annulled }: ResultItem) => chosen === null && !annulled,
  },
  { slug: 'marcadas', label: 'Marcadas', shows: ({ doubt }: ResultItem) => doubt },
] as const

export type Filter = (typeof filters)[number]

export const filterOf = (slug: string | null): Filter =>
  filters.find(filter => filter.slug === slug) ?? filters[0]

/** The question a link names, if the filter shows it; else the first it shows. */
export function placeOf(shown: readonly ResultItem[], asked: string | null) {
  const index = Number(asked) - 1
  return Math.max(
    0,
    shown.findIndex(({ orderIndex }) => orderIndex === index),
  )
}

export const PAGE = 10
export const pageFrom = (orderIndex: number) => Math.floor(orderIndex / PAGE) * PAGE
