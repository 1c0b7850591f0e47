import { useSyncExternalStore } from 'react'

/** How a student likes the room to be: of this device, for every exam. */
export type Comfort = {
  largePrint: boolean
  highContrast: boolean
  readAloud: boolean
  hideClock: boolean
  noShortcuts: boolean
}

const KEY = 'norteia.conforto'
const PLAIN: Comfort = {
  largePrint: false,
  highContrast: false,
  readAloud: false,
  hideClock: false,
  noShortcuts: false,
}

const watchers = new Set<() => void>()
let known: { text: string | null; comfort: Comfort } | undefined

export function readComfort(): Comfort {
  const text = storedText()
  if (known?.text !== text || !known) known = { text, comfort: { ...PLAIN, ...parse(text) } }
  return known.comfort
}

function storedText() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return known?.text ?? null
  }
}

function parse(text: string | null): Partial<Comfort> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => name in PLAIN && typeof value === 'boolean'),
    )
  } catch {
    return {}
  }
}

export function changeComfort(change: Partial<Comfort>) {
  const comfort = { ...readComfort(), ...change }
  const text = JSON.stringify(comfort)
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Then it holds for this visit.
  }
  known = { text: storedText(), comfort }
  for (const watcher of watchers) watcher()
}

function watchComfort(watcher: () => void) {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

export const useComfort = () => useSyncExternalStore(watchComfort, readComfort)
