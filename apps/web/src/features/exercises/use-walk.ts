import type { PublicQuestion } from '@norteia/contract/question-bank'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api/query.ts'
import { type Refusal, refusalOf } from '../../api/refusal.ts'
import type { Filters } from './filters.ts'
import { adaptiveInput, listOptions } from './list-query.ts'
import { nextInList } from './walk.ts'

export type Next =
  | { is: 'ready'; question: PublicQuestion }
  | { is: 'finding' }
  | { is: 'end' }
  | { is: 'failed'; refusal: Refusal; retry: () => unknown }

type Walk = {
  /** The question the next one comes after; that of the screen, or the one it was made from. */
  from: number
  filters: Filters
  adaptive: boolean
  isDone: (id: number) => boolean
  /** An adaptive choice waits for the answer that changes it, or for someone who wants to go on without. */
  mayChoose: boolean
  except: readonly number[]
}

/** Of a long list, how much is searched for a question someone came to by a link. */
const MOST_PAGES = 5

/** What "Próxima" leads to, known before it is pressed. */
export function useWalk(walk: Walk): Next {
  const listed = useListed(walk)
  const chosen = useChosen(walk)
  return walk.adaptive ? chosen : listed
}

function useListed({ from, filters, adaptive, isDone }: Walk): Next {
  const list = useInfiniteQuery({ ...listOptions(filters), enabled: !adaptive, refetchOnMount: false })
  const pages = list.data?.pages ?? []
  const questions = pages.flatMap(page => page.data)
  const question = nextInList(questions, from, isDone)
  const mayBeFurther = pages.length < MOST_PAGES && !questions.some(({ id }) => id === from)
  const more = list.hasNextPage && (question === undefined || mayBeFurther)
  const { fetchNextPage, isFetching, isError } = list
  useEffect(() => {
    if (more && !adaptive && !isFetching && !isError) void fetchNextPage()
  }, [more, adaptive, isFetching, isError, fetchNextPage])

  if (question && (!more || isError)) return { is: 'ready', question }
  if (isError) {
    const retry = list.isFetchNextPageError ? fetchNextPage : list.refetch
    return { is: 'failed', refusal: refusalOf(list.error), retry }
  }
  return list.isPending || more ? { is: 'finding' } : { is: 'end' }
}

function useChosen({ filters, adaptive, mayChoose, except }: Walk): Next {
  const choice = useQuery({
    ...api.exercises.next.queryOptions({ input: adaptiveInput(filters, except) }),
    enabled: adaptive && mayChoose,
  })
  if (choice.error) return { is: 'failed', refusal: refusalOf(choice.error), retry: choice.refetch }
  if (!choice.data) return { is: 'finding' }
  return choice.data.data ? { is: 'ready', question: choice.data.data } : { is: 'end' }
}
