import { useEffect } from 'react'
import { useLocation } from 'react-router'

// The first screen of a visit keeps the focus the browser gave it. Not state: each screen has a new one of these.
let arrived = false

/**
 * After a navigation, puts the keyboard and the screen reader at the new screen's title. Stands beside
 * the screen, in the same Suspense boundary, so that the title is there when it looks.
 */
export function TitleFocus() {
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tab or filter is no new screen
  useEffect(() => {
    if (!arrived) {
      arrived = true
      return
    }
    const title = document.getElementById('page-title') ?? document.getElementById('content')
    title?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
