import type { PublicQuestion } from '@norteia/contract/question-bank'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api/query.ts'
import type { Filters } from './filters.ts'

/** The exercises of some filters, page by page; the list and the walk through it share what was fetched. */
export const listOptions = (filters: Filters) =>
  api.exercises.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, limit: 20, cursor }),
    initialPageParam: undefined,
    getNextPageParam: page => page.nextCursor ?? undefined,
  })

export const questionOptions = (id: number) => api.exercises.get.queryOptions({ input: { id } })

/** What a list already brought need not be asked for again when it is opened. */
export function rememberQuestion(cache: QueryClient, question: PublicQuestion) {
  cache.setQueryData(questionOptions(question.id).queryKey, { success: true, data: question })
}

/** Whether an adaptive choice looks only among unseen questions: it always does, so `only` says nothing to it. */
export function adaptiveInput({ only: _, ...filters }: Filters, except: readonly number[] = []) {
  return { ...filters, ...(except.length > 0 && { except: except.slice(0, 100).join(',') }) }
}

export const ADDRESS = '/platform/exercicios'
