import { nameOfSubject, type Subject, subjectSlugs } from '@norteia/domain/question'
import type { Db } from '../../platform/db.ts'
import type { TopicNames } from '../question-bank/public.ts'
import { countChoices } from './store.ts'

const SOURCES: Record<string, string> = {
  norteia: 'Norteia (inéditas)',
  enem: 'ENEM',
  fuvest: 'Fuvest',
  unicamp: 'Unicamp',
  oab: 'OAB',
  cebraspe: 'Cebraspe',
  outro: 'Outras',
}

type Row = Awaited<ReturnType<typeof countChoices>>[number]

/** What there is to filter by and how much of it; choices without a question are not offered. */
function choicesOf(rows: Row[], topics: TopicNames) {
  const total = (fits: (row: Row) => boolean) => rows.filter(fits).reduce((sum, row) => sum + row.count, 0)
  const distinct = <T>(of: (row: Row) => T | null) => [...new Set(rows.flatMap(row => of(row) ?? []))]
  const subjects = subjectSlugs.filter(slug => rows.some(row => row.subject === slug))
  return {
    total: total(() => true),
    subjects: subjects.map((slug: Subject) => ({
      value: slug,
      name: nameOfSubject(slug),
      count: total(row => row.subject === slug),
      topics: [...topics]
        .map(([value, name]) => ({
          value,
          name,
          count: total(row => row.subject === slug && row.topic === value),
        }))
        .filter(({ count }) => count > 0),
    })),
    sources: distinct(row => row.source).map(value => ({
      value,
      name: SOURCES[value] ?? value,
      count: total(row => row.source === value),
    })),
    years: distinct(row => row.year)
      .sort((one, other) => other - one)
      .map(year => ({ value: String(year), name: String(year), count: total(row => row.year === year) })),
  }
}

const KEPT_MS = 60_000
type Choices = ReturnType<typeof choicesOf>
const kept = new WeakMap<object, { choices: Promise<Choices>; until: number }>()

/** Counting reads the whole bank and gives everybody the same: each process does it once a minute. */
export function listChoices(db: Db, topics: TopicNames, now: Date) {
  const known = kept.get(db)
  if (known && known.until > now.getTime()) return known.choices
  const choices = countChoices(db).then(rows => choicesOf(rows, topics))
  kept.set(db, { choices, until: now.getTime() + KEPT_MS })
  choices.catch(() => kept.delete(db))
  return choices
}
