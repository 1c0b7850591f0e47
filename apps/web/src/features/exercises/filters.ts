import type { ExerciseFilters } from '@norteia/contract/exercises'
import { type Difficulty, difficulties, subjectFrom } from '@norteia/domain/question'

/** What the screen filters by; each name is that of the API, so that any screen can link to a filtered list. */
export type Filters = Omit<ExerciseFilters, 'difficulty'> & { difficulty?: Difficulty }
export type FilterName = keyof Filters

const sources = ['norteia', 'enem', 'fuvest', 'unicamp', 'oab', 'cebraspe', 'outro'] as const
const areaCodes = ['LC', 'CH', 'CN', 'MT'] as const
const onlys = ['erradas', 'ineditas'] as const

const oneOf =
  <T extends string>(known: readonly T[]) =>
  (text: string) =>
    known.find(value => value === text)
const within = (low: number, high: number) => (text: string) => {
  const number = Number(text)
  return /^\d{1,4}$/.test(text) && number >= low && number <= high ? number : undefined
}
const words = (longest: number) => (text: string) => (text.length <= longest ? text : undefined)

const readers: { [K in FilterName]-?: (text: string) => Filters[K] | undefined } = {
  // By whatever name a person wrote it; one we do not know would only be refused.
  subject: subjectFrom,
  topic: words(80),
  difficulty: oneOf(difficulties),
  area: oneOf(areaCodes),
  skill: within(1, 30),
  source: oneOf(sources),
  year: within(1990, 2100),
  only: oneOf(onlys),
}
const names = Object.keys(readers) as FilterName[]

/** The filters of an address. What makes no sense is left out: a mistyped link should still show questions. */
export function readFilters(search: URLSearchParams): Filters {
  const found = names.flatMap(name => {
    const text = search.get(name)?.trim()
    const value = text && text !== 'todos' ? readers[name](text) : undefined
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(found) as Filters
}

/** An address's search text for these filters, with the rest that should stay; "" for none. */
export function searchOf(filters: Filters, rest: Record<string, string | undefined> = {}) {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = filters[name]
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  for (const [name, value] of Object.entries(rest)) if (value) search.set(name, value)
  return search.size ? `?${search}` : ''
}

/** One filter changed. A topic belongs to its subject, and a skill's number means nothing without one. */
export function withFilter<K extends FilterName>(
  filters: Filters,
  name: K,
  value: Filters[K] | undefined,
): Filters {
  const next = { ...filters, [name]: value }
  if (name === 'subject') {
    delete next.topic
    delete next.skill
    delete next.area
  }
  if (value === undefined) delete next[name]
  return next
}

export const countFilters = (filters: Filters) =>
  Object.values(filters).filter(value => value !== undefined).length
