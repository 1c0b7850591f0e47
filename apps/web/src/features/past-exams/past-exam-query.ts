import type { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'

export type PastExam = Awaited<ReturnType<typeof client.pastExams.list>>['data'][number]
export type ListFilter = { type?: PastExam['type']; year?: number }

const PAGE = 40

export const listOptions = (filter: ListFilter = {}) =>
  api.pastExams.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, limit: PAGE, cursor }),
    initialPageParam: undefined,
    getNextPageParam: page => page.nextCursor ?? undefined,
  })

const types: readonly PastExam['type'][] = ['ENEM', 'Vestibular', 'Concurso']

export function readFilter(search: URLSearchParams): ListFilter {
  const type = types.find(known => known === search.get('tipo'))
  const year = Number(search.get('ano'))
  return { ...(type && { type }), ...(Number.isInteger(year) && year >= 1990 && year <= 2100 && { year }) }
}

export const searchOf = ({ type, year }: ListFilter): Record<string, string> => ({
  ...(type && { tipo: type }),
  ...(year && { ano: String(year) }),
})

export const typesAmong = (exams: readonly PastExam[], chosen?: PastExam['type']) =>
  types.filter(type => type === chosen || exams.some(exam => exam.type === type))
