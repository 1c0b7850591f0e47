import type { Plan } from '@norteia/contract/billing'

// Plain fetch: the typed client would weigh more than this whole island.
async function read<T>(path: string, token?: string): Promise<T> {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(path, { headers, credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const body = (await response.json()) as { data: T }
  return body.data
}

export const readPlans = () => read<Plan[]>('/api/plans')

type CurrentPlan = { slug: string; name: string }

/** The plan of whoever is signed in; nothing for a visitor or when it cannot be known. */
export async function readCurrentPlan(): Promise<CurrentPlan | null> {
  const token = localStorage.getItem('authToken')
  if (!token) return null
  try {
    return (await read<{ currentPlan: CurrentPlan }>('/api/subscriptions/me', token)).currentPlan
  } catch {
    return null
  }
}
