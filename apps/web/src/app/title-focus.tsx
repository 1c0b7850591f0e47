import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation, puts the keyboard and the screen reader at the new screen's title. Stands beside
 * the screen, in the same Suspense boundary, so that the title is there when it looks.
 */
export function TitleFocus() {
  const { pathname, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tab or filter is no new screen
  useEffect(() => {
    // The first page of a visit keeps the focus the browser gave it.
    if (key === 'default') return
    const title = document.getElementById('page-title') ?? document.getElementById('content')
    title?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
