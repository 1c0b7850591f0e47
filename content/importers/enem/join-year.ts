import {
  languagesOf,
  type SheetItem,
  type StoredBooklet,
  sheetItems,
  type YearTable,
} from '@norteia/domain/item-response'
import type { Area, Letter } from '@norteia/domain/question'
import type { Application, Language } from './open-record.ts'
import { BLOCK, placeOf, usualAreas } from './usual-order.ts'

/** What a join needs of a question: where it stands and what its source takes for right. */
export type Placed = { index: number; language: Language | null; key: Letter | null }

export type Official = {
  area: Area
  code: number
  booklet: number
  /** Nothing for an annulled item: it counts for nobody. */
  key: Letter | null
  annulled: boolean
  skill: number | null
  parameters: { a: number; b: number; c: number } | null
}

/** How well a block of 45 questions agrees with a booklet. */
export type Agreement = { block: number; area: Area; booklet: StoredBooklet; compared: number; equal: number }

export type YearJoin = {
  joined: Agreement[]
  /** Blocks no booklet agrees with, each with the one that comes nearest. */
  refused: { block: number; nearest: Agreement | undefined }[]
  officialOf: (question: { index: number; language: Language | null }) => Official | undefined
}

/** Right joins agree in more than 90 of 100 keys, wrong ones in 20 to 30. */
const BELIEVED = 0.85
/** Below this number a share says little: two differences are forgiven where the order is the usual one. */
const ENOUGH = 20
const FORGIVEN = 2
const UNUSUAL_BELIEVED = 0.9

const shareOf = ({ equal, compared }: Agreement) => (compared === 0 ? 0 : equal / compared)

/** Finds, for each block of the open set, the booklet it was taken from, and believes it for its equal keys. */
export function joinYear(table: YearTable, questions: readonly Placed[], application: Application): YearJoin {
  const blocks = groupByBlock(questions)
  const usual = usualAreas(table.year)
  const joined = new Map<number, Agreement>()

  const measure = (block: number, area: Area) =>
    candidates(table, area, application).map(booklet => agreement(table, booklet, blocks.get(block)!, block))

  for (const block of blocks.keys()) {
    const found = firstBelieved(measure(block, usual[block]!))
    if (found) joined.set(block, found)
  }
  // A year in another order: whatever area is still free may be there, if the keys say so clearly.
  const refused: YearJoin['refused'] = []
  for (const block of blocks.keys()) {
    if (joined.has(block)) continue
    const taken = new Set([...joined.values()].map(({ area }) => area))
    const free = usual.filter(area => !taken.has(area))
    const [nearest] = free.flatMap(area => measure(block, area)).sort(byShare)
    if (nearest && nearest.compared >= ENOUGH && shareOf(nearest) >= UNUSUAL_BELIEVED)
      joined.set(block, nearest)
    else refused.push({ block, nearest })
  }
  return {
    joined: [...joined.values()].sort((one, other) => one.block - other.block),
    refused,
    officialOf: question => {
      const found = joined.get(placeOf(question.index).block)
      return found && officialAt(table, found.booklet, question)
    },
  }
}

function groupByBlock(questions: readonly Placed[]) {
  const blocks = new Map<number, Placed[]>()
  for (const question of questions) {
    const { block } = placeOf(question.index)
    blocks.set(block, [...(blocks.get(block) ?? []), question])
  }
  return blocks
}

/** The first in order of expectation that is near enough, and of the rest the nearest. */
function firstBelieved(found: Agreement[]) {
  const [expected, ...others] = found
  if (!expected) return undefined
  const few = expected.compared < ENOUGH && expected.compared - expected.equal <= FORGIVEN
  if (few || shareOf(expected) >= BELIEVED) return expected
  return others.sort(byShare).find(other => other.compared >= ENOUGH && shareOf(other) >= BELIEVED)
}

const byShare = (one: Agreement, other: Agreement) => shareOf(other) - shareOf(one)

/** Booklets a block could have been taken from; the blue one first, from which the open set was made. */
function candidates({ booklets }: YearTable, area: Area, application: Application) {
  const usable = booklets.filter(
    booklet => booklet.area === area && booklet.order !== null && !booklet.adapted,
  )
  const told = usable.some(booklet => booklet.application !== '')
  const fitting = usable.filter(
    booklet => !told || (booklet.application === 'first') === (application === 'first'),
  )
  const distance = ({ application, colour }: StoredBooklet) =>
    (application === 'first' || application === 'reapplication' ? 0 : 2) + (colour === 'azul' ? 0 : 1)
  return fitting.sort((one, other) => distance(one) - distance(other))
}

function agreement(table: YearTable, booklet: StoredBooklet, questions: Placed[], block: number): Agreement {
  let compared = 0
  let equal = 0
  for (const question of questions) {
    const official = officialAt(table, booklet, question)
    if (!official?.key || !question.key) continue
    compared++
    if (official.key === question.key) equal++
  }
  return { block, area: booklet.area, booklet, compared, equal }
}

/** The item at a question's place. Where a language was chosen, a question without one has no item. */
export function officialAt(
  table: YearTable,
  booklet: StoredBooklet,
  { index, language }: { index: number; language: Language | null },
): Official | undefined {
  const { rank } = placeOf(index)
  const languages = languagesOf(table, booklet)
  const inLanguage = (language: Language | null) => sheetItems(table, booklet, language)[rank]
  const [one, other] = languages.map(inLanguage)
  const asked = languages.length === 2 && one?.code !== other?.code
  const item = asked ? undefined : languages.length === 0 ? inLanguage(null) : one
  if (item) return officialOf(item, booklet)
  const chosen = language && languages.includes(language) ? inLanguage(language) : undefined
  return chosen && officialOf(chosen, booklet)
}

/** What is right at a place where a student's language decides the question. */
export type LanguageKeys = Record<Language, Letter | null>

/** The numbers of the questions asked in the language a student chose, where the year had one, and their keys. */
export function languagePlaces(table: YearTable, application: Application): Map<number, LanguageKeys> {
  const [booklet] = candidates(table, 'LC', application)
  if (!booklet || languagesOf(table, booklet).length < 2) return new Map()
  const [en, es] = [sheetItems(table, booklet, 'en'), sheetItems(table, booklet, 'es')]
  const first = usualAreas(table.year).indexOf('LC') * BLOCK + 1
  return new Map(
    en.flatMap(({ code, key }, rank) => {
      const other = es[rank]
      return other && other.code !== code ? [[first + rank, { en: key, es: other.key }] as const] : []
    }),
  )
}

function officialOf({ code, key, item, skill }: SheetItem, { area, booklet }: StoredBooklet): Official {
  return {
    area,
    code,
    booklet,
    key: item ? key : null,
    annulled: item === null,
    skill,
    parameters: item && { a: item.discrimination, b: item.difficulty, c: item.guess },
  }
}
