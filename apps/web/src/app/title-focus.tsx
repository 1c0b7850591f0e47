import { useEffect } from 'react'
import { type Location, useLocation, useOutletContext } from 'react-router'

/**
 * After a navigation, puts the keyboard and the screen reader at the new screen's title. Stands beside
 * the screen, in the same Suspense boundary, so that the title is there when it looks.
 */
export function TitleFocus({ entry }: { entry?: Location }) {
  const location = useLocation()
  const entryOfRoot = useOutletContext<Location | undefined>()
  // The screen a visit begins at keeps the focus the browser gave it.
  const arriving = location === (entry ?? entryOfRoot)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tab or filter is no new screen
  useEffect(() => {
    if (arriving) return
    const title = document.getElementById('page-title') ?? document.getElementById('content')
    title?.focus({ preventScroll: true })
  }, [location.pathname])

  return null
}
