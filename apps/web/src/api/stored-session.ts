import type { SessionUser } from '@norteia/contract/auth'

// The two names are the specification's; other tools of a student may rely on them.
const TOKEN = 'authToken'
const USER = 'user'

export function storedToken() {
  return localStorage.getItem(TOKEN)
}

export function storedUser(): SessionUser | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null') as SessionUser | null
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
