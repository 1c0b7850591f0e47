import type { SessionUser } from '@norteia/contract/auth'

// The two names are the specification's; other tools of a student may rely on them.
const TOKEN = 'authToken'
const USER = 'user'

const watchers = new Set<() => void>()

export function storedToken() {
  return localStorage.getItem(TOKEN)
}

export function storedUser(): SessionUser | null {
  try {
    const user = JSON.parse(localStorage.getItem(USER) ?? 'null') as SessionUser | null
    // Anything may have been written there: a user without these would break the shell.
    return typeof user?.id === 'string' && typeof user.username === 'string' ? user : null
  } catch {
    return null
  }
}

export function storeSession(token: string, user: SessionUser) {
  localStorage.setItem(TOKEN, token)
  localStorage.setItem(USER, JSON.stringify(user))
}

export function storeUser(user: SessionUser) {
  localStorage.setItem(USER, JSON.stringify(user))
}

export function clearStoredSession() {
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
}

/** The server no longer knows this session: forget it here and tell whoever shows it. */
export function endSession() {
  clearStoredSession()
  for (const watcher of watchers) watcher()
}

/** Calls back when the session ends here or changes in another tab. Returns how to stop. */
export function watchStoredSession(watcher: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    // A null key is localStorage.clear().
    if (event.key === null || event.key === TOKEN || event.key === USER) watcher()
  }
  watchers.add(watcher)
  addEventListener('storage', fromOtherTab)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', fromOtherTab)
  }
}
