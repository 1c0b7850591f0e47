import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import type { SittingWords } from './sitting-words.ts'
import type { SittingResult } from './wire.ts'

/** A screen of its own chunk that can be asked for again: a lazy component keeps its failure. */
function chunk<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let screen: LazyExoticComponent<ComponentType<Props>> | undefined
  const make = () =>
    lazy(() =>
      load().catch(error => {
        screen = undefined
        throw error
      }),
    )
  return () => {
    screen ??= make()
    return screen
  }
}

const loadRoom = () => import('./room/room-screen.tsx')
const room = chunk(loadRoom)
const result = chunk(() => import('./result/result-screen.tsx'))
const review = chunk(() => import('./review/review-screen.tsx'))

/** Brings the exam room in while the student still reads what will happen. */
export function prefetchRoom() {
  loadRoom().catch(() => {})
}

type SittingPagesProps = {
  words: SittingWords
  /** What the section itself shows. */
  list: ReactNode
  onAgain?: (result: SittingResult) => void
}

/** The addresses below a section of exams: `/{attemptId}`, its `/resultado` and its `/revisao`. */
export function SittingPages({ words, list, onAgain }: SittingPagesProps) {
  const [, attemptId, page, ...rest] = (useParams()['*'] ?? '').replace(/\/+$/, '').split('/')
  if (!attemptId) return list
  if (rest.length > 0) return <Navigate to={words.path} replace />
  if (page === undefined) {
    const Room = room()
    return <Room key={attemptId} attemptId={attemptId} words={words} />
  }
  if (page === 'resultado') {
    const Result = result()
    return <Result key={attemptId} attemptId={attemptId} words={words} onAgain={onAgain} />
  }
  if (page === 'revisao') {
    const Review = review()
    return <Review key={attemptId} attemptId={attemptId} words={words} />
  }
  return <Navigate to={words.path} replace />
}
