import { randomUUID } from 'node:crypto'
import { letters, subjectSlugs, subjects } from '@norteia/domain/question'
import { writeCursor } from '../apps/server/src/platform/cursor.ts'
import type { SignedIn } from '../apps/server/src/testing/heart/sign-in.ts'
import type { Asking } from './heart-load.ts'

const ITEMS = 20_000
/** Addresses of lists are drawn beforehand: the bare server is told the statement of each. */
const LISTS = 400

const draw = (most: number) => Math.floor(Math.random() * most)
const oneOf = <T>(some: readonly T[]) => some[draw(some.length)]!
const difficulties = ['easy', 'medium', 'hard'] as const
const areas = ['LC', 'CH', 'CN', 'MT'] as const
const headersOf = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` })

type Filters = Record<string, string>

/** How often students filter by what; the share of the shapes is how often they are in the list. */
const FILTERS: ((topics: readonly string[]) => Filters)[] = [
  () => ({}),
  () => ({ subject: oneOf(subjectSlugs) }),
  () => ({ subject: oneOf(subjectSlugs) }),
  () => ({ subject: oneOf(subjectSlugs), difficulty: oneOf(difficulties) }),
  () => ({ difficulty: oneOf(difficulties) }),
  topics => ({ topic: oneOf(topics) }),
  () => ({ area: oneOf(areas), skill: String(1 + draw(30)) }),
  () => ({ source: oneOf(['norteia', 'enem', 'fuvest', 'oab']) }),
  () => ({ source: 'enem', year: String(2009 + draw(15)) }),
  () => ({ only: 'ineditas' }),
  () => ({ only: 'ineditas', subject: oneOf(subjectSlugs) }),
  () => ({ only: 'erradas' }),
  () => ({ only: 'erradas', subject: oneOf(subjectSlugs) }),
]

export const LIST_SHAPES = FILTERS.length

/** Addresses of the list: every filter, half of them from somewhere down the bank. */
export function drawListPaths(topics: readonly string[]) {
  return Array.from({ length: LISTS }, (_, i) => {
    const filters = FILTERS[i % FILTERS.length]!(topics)
    const cursor: Filters = draw(2) ? { cursor: writeCursor([String(draw(ITEMS / 2))]) } : {}
    return `/api/exercises?${new URLSearchParams({ ...filters, ...cursor })}`
  })
}

export const askLists =
  (paths: readonly string[], students: readonly SignedIn[]): Asking =>
  () => ({ method: 'GET', path: oneOf(paths), headers: headersOf(oneOf(students)) })

/** Answers of anybody to any of these questions, each an act of its own. */
export const askAttempts =
  (items: readonly number[], students: readonly SignedIn[]): Asking =>
  () => ({
    method: 'POST',
    path: '/api/exercises/attempt',
    headers: { ...headersOf(oneOf(students)), 'content-type': 'application/json' },
    body: JSON.stringify({
      questionId: oneOf(items),
      selectedAnswer: oneOf(letters),
      timeSpent: 5 + draw(200),
      doubt: draw(12) === 0,
      key: randomUUID(),
    }),
  })

/** Somebody in the middle of a session: some questions are on the screen already. */
export const askNext =
  (students: readonly SignedIn[]): Asking =>
  () => {
    const { slug, area } = oneOf(subjects)
    const filters: Filters = draw(2) ? { subject: slug } : area && draw(2) ? { area } : {}
    const except = Array.from({ length: draw(6) }, () => 1 + draw(ITEMS)).join(',')
    return {
      method: 'GET',
      path: `/api/exercises/next?${new URLSearchParams({ ...filters, except })}`,
      headers: headersOf(oneOf(students)),
    }
  }

export const askDashboard =
  (students: readonly SignedIn[]): Asking =>
  () => ({ method: 'GET', path: '/api/dashboard', headers: headersOf(oneOf(students)) })

export const askRanking =
  (students: readonly SignedIn[]): Asking =>
  () => ({
    method: 'GET',
    path: `/api/ranking?period=${oneOf(['semanal', 'mensal', 'geral'])}`,
    headers: headersOf(oneOf(students)),
  })
