import type { SessionUser } from '@norteia/contract/auth'
import { Suspense, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { Loading } from '../ui/loading.tsx'
import { findAlias, findSection } from './find-section.ts'
import { allowReload } from './load-chunk.ts'
import { RefusedScreen } from './refused-screen.tsx'
import { SectionBoundary } from './section-boundary.tsx'
import { forgetScreen, screenOf } from './section-screens.ts'
import { TitleFocus } from './title-focus.tsx'

/** The part of the platform the address asks for. */
export function Section({ user }: { user: SessionUser }) {
  const path = (useParams()['*'] ?? '').replace(/\/+$/, '')
  const { search } = useLocation()
  const [, setAttempts] = useState(0)

  const alias = findAlias(path, search)
  if (alias) return <Navigate to={alias} replace />

  const section = findSection(path)
  if (section?.adminOnly && user.role !== 'admin') return <RefusedScreen />
  // An address of no section has the same screen as one being built.
  const wanted = section ?? { slug: path }
  const Screen = screenOf(wanted)

  const tryAgain = () => {
    allowReload()
    forgetScreen(wanted)
    setAttempts(attempts => attempts + 1)
  }

  // A new key a section: its loading state shows at once instead of the old section lingering.
  return (
    <SectionBoundary key={wanted.slug} onRetry={tryAgain}>
      <Suspense fallback={<Loading />}>
        <Screen />
        <TitleFocus />
      </Suspense>
    </SectionBoundary>
  )
}
