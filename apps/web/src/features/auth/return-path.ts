import { isAppPage } from '@norteia/contract/pages'

const HOME = '/platform'
const PARAMETER = 'voltar'
// Coming back to one of these would ask again for what was just done.
const doors = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verificar-email',
  '/responsavel',
]

/**
 * The address to go to after entering. It comes out of the URL, where anyone may write: only an address
 * of this application is followed, so that a link to our login cannot end on somebody else's site.
 */
export function returnPath(search: URLSearchParams): string {
  const asked = search.get(PARAMETER)
  if (!asked?.startsWith('/') || !URL.canParse(asked, location.origin)) return HOME
  const { origin, pathname, search: query, hash } = new URL(asked, location.origin)
  if (origin !== location.origin || !isAppPage(pathname) || doors.includes(pathname)) return HOME
  return `${pathname}${query}${hash}`
}

/** A link to a door that remembers where its visitor wanted to go. */
export function withReturn(door: '/login' | '/register', address: string) {
  return address === HOME ? door : `${door}?${new URLSearchParams({ [PARAMETER]: address })}`
}
