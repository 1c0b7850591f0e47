import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import { client } from './client.ts'

/** The endpoints as TanStack Query options: `useQuery(api.billing.listPlans.queryOptions())`. */
export const api = createTanstackQueryUtils(client)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
  },
})
