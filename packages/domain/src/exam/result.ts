import { expectedHits, gainPerWrongItem, prepareBooklet, scoreSheet } from '../item-response/index.ts'
import type { Area, Letter, Parameters, Subject } from '../question/index.ts'

export type AnsweredItem = {
  questionId: number
  orderIndex: number
  area: Area | null
  subject: Subject | null
  skill: number | null
  key: Letter | null
  chosen: Letter | null
  annulled: boolean
  doubt: boolean
  seconds: number
  parameters: (Parameters & { official: boolean }) | null
}

export type AreaScore = {
  area: Area
  hits: number
  total: number
  score: number
  error: number
  /** Some parameter behind it is not INEP's. */
  estimated: boolean
  lowest: number
  highest: number
}

export type JudgedItem = {
  questionId: number
  orderIndex: number
  area: Area | null
  subject: Subject | null
  skill: number | null
  chosen: Letter | null
  correctAnswer: Letter | null
  hit: boolean
  annulled: boolean
  doubt: boolean
  seconds: number
  difficulty: number | null
  chance: number | null
  gain: number | null
}

/** With fewer items than this a score would be mostly the prior. */
const LEAST_ITEMS = 5

const counts = (item: AnsweredItem) => !item.annulled && item.key !== null
export const isHit = (item: Pick<AnsweredItem, 'annulled' | 'key' | 'chosen'>) =>
  !item.annulled && item.key !== null && item.chosen === item.key

/** An exam judged: percentage, TRI score per area, and what each item meant. Annulled items are left out. */
export function judgeExam(items: readonly AnsweredItem[]) {
  const counted = items.filter(counts)
  const hits = counted.filter(isHit).length
  const areas = [...new Set(counted.flatMap(item => item.area ?? []))]
    .map(area => scoreArea(area, counted))
    .filter(scored => scored !== undefined)
  const meanings = new Map(areas.flatMap(({ meanings }) => [...meanings]))
  return {
    hits,
    counted: counted.length,
    annulled: items.length - counted.length,
    blank: counted.filter(item => item.chosen === null).length,
    percent: counted.length === 0 ? 0 : (100 * hits) / counted.length,
    areas: areas.map(({ score }) => score),
    items: items.map(item => judgedItem(item, meanings.get(item.questionId))),
  }
}

type Meaning = { difficulty: number; chance: number; gain: number | null }

function scoreArea(area: Area, counted: readonly AnsweredItem[]) {
  const own = counted.filter(item => item.area === area)
  const scorable = own.filter(item => item.parameters !== null)
  if (scorable.length < LEAST_ITEMS) return undefined
  const booklet = prepareBooklet(
    area,
    scorable.map(({ parameters }) => ({
      discrimination: parameters!.a,
      difficulty: parameters!.b,
      guess: parameters!.c,
    })),
  )
  const hits = scorable.map(isHit)
  const scored = scoreSheet(booklet, hits)
  const gains = new Map(gainPerWrongItem(booklet, hits).map(({ place, gain }) => [place, gain]))
  const meanings = new Map<number, Meaning>(
    expectedHits(booklet, hits, scored.ability).map(({ place, difficulty, chance }) => [
      scorable[place]!.questionId,
      { difficulty, chance, gain: gains.get(place) ?? null },
    ]),
  )
  const score: AreaScore = {
    area,
    hits: own.filter(isHit).length,
    total: own.length,
    score: scored.score,
    error: scored.error,
    estimated: own.length > scorable.length || scorable.some(({ parameters }) => !parameters!.official),
    lowest: scoreSheet(
      booklet,
      hits.map(() => false),
    ).score,
    highest: scoreSheet(
      booklet,
      hits.map(() => true),
    ).score,
  }
  return { score, meanings }
}

const tenth = (value: number) => Math.round(value * 10) / 10

function judgedItem({ key, parameters: _, ...item }: AnsweredItem, meaning: Meaning | undefined): JudgedItem {
  return {
    ...item,
    correctAnswer: key,
    hit: isHit({ ...item, key }),
    difficulty: meaning ? tenth(meaning.difficulty) : null,
    chance: meaning ? Math.round(meaning.chance * 1000) / 1000 : null,
    gain: meaning?.gain ?? null,
  }
}

type Tally = { name: string; answers: number; hits: number }

/** Answers and hits by whatever `nameOf` says; items it names nothing are left out. */
export function tallyBy(items: readonly JudgedItem[], nameOf: (item: JudgedItem) => string | null): Tally[] {
  const tallies = new Map<string, Tally>()
  for (const item of items) {
    const name = nameOf(item)
    if (name === null || item.annulled) continue
    const tally = tallies.get(name) ?? { name, answers: 0, hits: 0 }
    tally.answers++
    if (item.hit) tally.hits++
    tallies.set(name, tally)
  }
  return [...tallies.values()]
}
