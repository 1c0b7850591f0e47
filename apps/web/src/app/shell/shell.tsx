import type { SessionUser } from '@norteia/contract/auth'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { findSection } from '../find-section.ts'
import { sections } from '../menu.ts'
import { Section } from '../section.tsx'
import { prefetchSection } from '../section-screens.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar } from './sidebar.tsx'

export type ShellProps = { user: SessionUser; onLeave: () => void }

export function Shell({ user, onLeave }: ShellProps) {
  const path = (useParams()['*'] ?? '').replace(/\/+$/, '')
  const section = findSection(path)
  const current = section?.slug
  const menu = !section?.fullScreen?.test(path)
  useIdlePrefetch()
  return (
    <div className={menu ? 'lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)]' : undefined}>
      <a
        href="#content"
        className="sr-only z-40 rounded-card bg-surface px-4 py-3 text-link focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Pular para o conteúdo
      </a>
      {menu && <Sidebar user={user} current={current} onLeave={onLeave} />}
      <main
        id="content"
        tabIndex={-1}
        className={menu ? 'min-w-0 px-4 pt-6 pb-28 sm:px-6 lg:px-10 lg:pt-10 lg:pb-12' : 'min-w-0'}
      >
        <Section user={user} />
      </main>
      {menu && <BottomBar user={user} current={current} onLeave={onLeave} />}
    </div>
  )
}

/** While nothing else happens, brings in the places a thumb reaches first. */
function useIdlePrefetch() {
  useEffect(() => {
    const bring = () => sections.filter(({ atHand }) => atHand).forEach(prefetchSection)
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(bring, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(bring, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])
}
