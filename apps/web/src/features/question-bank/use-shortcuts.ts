import { useState } from 'react'

const KEY = 'norteia.atalhos'

/** Single-letter keys can be turned off: who speaks to the machine would press them by accident. */
export function useShortcuts() {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(KEY) !== 'nao'
    } catch {
      return true
    }
  })
  const set = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(KEY, next ? 'sim' : 'nao')
    } catch {
      // Not remembered, but applied.
    }
  }
  return [on, set] as const
}
