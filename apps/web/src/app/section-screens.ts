import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from './load-chunk.ts'
import type { Section } from './menu.ts'

/** Says what a section will be; shrinks to nothing as sections get built, so it is no part of the shell. */
const loadSoon = () => import('./soon-screen.tsx').then(file => file.SoonScreen)

export type Loadable = Pick<Section, 'slug' | 'load'>
type Screen = LazyExoticComponent<ComponentType>
const screens = new Map<string, Screen>()

/** The same component for a section each time: React must not take a second visit for another screen. */
export function screenOf({ slug, load = loadSoon }: Loadable): Screen {
  const known = screens.get(slug)
  if (known) return known
  const screen = lazy(async () => ({ default: await loadChunk(load) }))
  screens.set(slug, screen)
  return screen
}

/** Lets a section that failed to load be asked for again: a lazy component keeps its failure. */
export function forgetScreen({ slug }: Loadable) {
  screens.delete(slug)
}

type Connection = { saveData?: boolean }

/** Fetches a section's chunk before it is asked for, unless the student is saving data. */
export function prefetchSection({ load = loadSoon }: Section) {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  // A failed prefetch is no failure: the visit itself will try again and can say so.
  load().catch(() => {})
}
