import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useAuth } from '../api/session.tsx'
import { applyTheme } from '../ui/theme.ts'
import { loadPlatform } from './load-platform.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { TitleFocus } from './title-focus.tsx'

/** What stands around every screen. */
export function Root() {
  const { user } = useAuth()
  const location = useLocation()
  const [entry] = useState(location)
  const waiting = useNavigation().state !== 'idle'

  // The choice is kept with the account: the last one made, on whatever device, holds here too.
  const theme = user?.theme
  useEffect(() => {
    if (theme) applyTheme(theme)
  }, [theme])

  // Whoever has just entered goes to the platform next: its code can be on the way already.
  const signedIn = user !== null
  useEffect(() => {
    if (signedIn) loadPlatform().catch(() => {})
  }, [signedIn])

  return (
    <>
      {waiting && (
        <div className="fixed inset-x-0 top-0 z-40 h-1 animate-breathe bg-primary" aria-hidden="true" />
      )}
      <OfflineNotice />
      <Outlet context={entry} />
      {/* Sections send the focus themselves, once their chunk is there. */}
      {!location.pathname.startsWith('/platform') && <TitleFocus entry={entry} />}
      <ScrollRestoration />
    </>
  )
}
