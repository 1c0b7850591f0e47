import { useEffect } from 'react'

/** The name in the tab, for the few screens that are not a `Page`. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Norteia`
  }, [title])
}
