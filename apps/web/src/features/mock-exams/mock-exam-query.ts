import type { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'

export type List = Awaited<ReturnType<typeof client.mockExams.list>>
export type MockExam = List['data'][number]
export type Allowance = List['allowance']
export type ListFilter = { type?: MockExam['type']; year?: number }

const PAGE = 40

export const listOptions = (filter: ListFilter = {}) =>
  api.mockExams.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, limit: PAGE, cursor }),
    initialPageParam: undefined,
    getNextPageParam: page => page.nextCursor ?? undefined,
  })

/** Running ones with their end, which the list of exams does not tell. */
export const runningOptions = () =>
  api.sittings.list.queryOptions({ input: { mode: 'timed', status: 'running', limit: 50 } })

const types: readonly MockExam['type'][] = ['completo', 'por-area', 'por-ano', 'personalizado']

export function readFilter(search: URLSearchParams): ListFilter {
  const type = types.find(known => known === search.get('tipo'))
  const year = Number(search.get('ano'))
  return { ...(type && { type }), ...(Number.isInteger(year) && year >= 1990 && year <= 2100 && { year }) }
}

export function searchOf({ type, year }: ListFilter): Record<string, string> {
  return { ...(type && { tipo: type }), ...(year && { ano: String(year) }) }
}

/** Types that exist, in the order people know them. */
export const typesAmong = (exams: readonly MockExam[], chosen?: MockExam['type']) =>
  types.filter(type => type === chosen || exams.some(exam => exam.type === type))

export const isUsedUp = ({ used, most }: Allowance) => most !== null && used >= most

/** Exams a student built are practice: they do not count against the month. */
export const countsForLimit = ({ type }: Pick<MockExam, 'type'>) => type !== 'personalizado'
