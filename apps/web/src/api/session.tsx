import type { SessionUser } from '@norteia/contract/auth'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { checkSession } from './check-session.ts'
import { client } from './client.ts'
import { queryClient } from './query.ts'
import {
  clearStoredSession,
  endSession,
  storedToken,
  storedUser,
  storeSession,
  storeUser,
  watchStoredSession,
} from './stored-session.ts'

export type Session = {
  user: SessionUser | null
  isAuthenticated: boolean
  isLoading: boolean
  login: (token: string, user: SessionUser) => void
  /** Resolves to whether the server heard of it; this device forgets the session either way. */
  logout: () => Promise<boolean>
  updateUser: (changes: Partial<SessionUser>) => void
}

const SessionContext = createContext<Session | null>(null)

export function useAuth() {
  const session = use(SessionContext)
  if (!session) throw new Error('useAuth must be used within an AuthProvider')
  return session
}

export function AuthProvider({ children }: { children: ReactNode }) {
  // The stored user is shown while the server is asked: the shell need not wait for the network.
  const [user, setUser] = useState(() => (storedToken() ? storedUser() : null))
  const [isLoading, setLoading] = useState(() => storedToken() !== null && storedUser() === null)

  const shownId = useRef(user?.id)

  const show = useCallback((next: SessionUser | null) => {
    // What was fetched for one person must never be shown to the next.
    if (shownId.current !== next?.id) queryClient.clear()
    shownId.current = next?.id
    setUser(next)
  }, [])

  useEffect(() => {
    const reread = () => show(storedToken() ? storedUser() : null)
    const check = async () => {
      const token = storedToken()
      if (!token) return
      const checked = await checkSession()
      // Meanwhile someone may have left or entered: then the answer is about another session.
      if (token === storedToken()) {
        if (checked.is === 'valid') storeUser(checked.user)
        if (checked.is === 'ended') clearStoredSession()
      }
      reread()
      setLoading(false)
    }
    void check()
    addEventListener('online', check)
    const stop = watchStoredSession(reread)
    return () => {
      removeEventListener('online', check)
      stop()
    }
  }, [show])

  const login = useCallback(
    (token: string, next: SessionUser) => {
      storeSession(token, next)
      show(next)
    },
    [show],
  )

  const logout = useCallback(async () => {
    // Bounded: leaving must work on a dead network too.
    const heard = await client.auth.logout(undefined, { signal: AbortSignal.timeout(4000) }).then(
      () => true,
      () => false,
    )
    endSession()
    return heard
  }, [])

  const updateUser = useCallback(
    (changes: Partial<SessionUser>) => {
      const stored = storedToken() ? storedUser() : null
      if (!stored) return
      const next = { ...stored, ...changes }
      storeUser(next)
      show(next)
    },
    [show],
  )

  const session = useMemo(
    () => ({ user, isAuthenticated: user !== null, isLoading, login, logout, updateUser }),
    [user, isLoading, login, logout, updateUser],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
