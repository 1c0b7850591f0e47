import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useAuth } from '../../api/session.tsx'
import { newKey } from '../question-bank/public.tsx'
import { resume, type Training } from './training.ts'

const watchers = new Set<() => void>()
/** For when the browser keeps nothing: full, or forbidden. */
const memory = new Map<string, string>()

function readRaw(name: string) {
  try {
    return sessionStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

function writeRaw(name: string, raw: string) {
  try {
    sessionStorage.setItem(name, raw)
    memory.delete(name)
  } catch {
    memory.set(name, raw)
  }
  for (const watcher of watchers) watcher()
}

function parse(raw: string | null): Training | null {
  try {
    const kept = JSON.parse(raw ?? 'null') as Training | null
    return kept && typeof kept.id === 'string' && kept.outcomes && kept.undelivered && kept.skipped
      ? kept
      : null
  } catch {
    return null
  }
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** This person's sitting of practice, kept in the tab: it survives a reload and ends with the tab. */
export function useTraining() {
  const { user } = useAuth()
  const name = `norteia.treino.${user?.id}`
  const raw = useSyncExternalStore(watch, () => readRaw(name))
  const training = useMemo(() => parse(raw), [raw])
  const change = useCallback(
    (how: (current: Training) => Training) => {
      const before = parse(readRaw(name))
      const current = resume(before, newKey, Date.now())
      const next = how(current)
      if (next !== before) writeRaw(name, JSON.stringify(next))
      return next
    },
    [name],
  )
  /** Changes the last sitting whether or not it is over. */
  const amend = useCallback(
    (how: (last: Training) => Training) => {
      const last = parse(readRaw(name))
      if (last) writeRaw(name, JSON.stringify(how(last)))
    },
    [name],
  )
  return { training, change, amend }
}
