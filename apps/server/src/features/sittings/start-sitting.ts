import { isOver } from '@norteia/domain/exam'
import type { Db } from '../../platform/db.ts'
import { finishSitting } from './finish-sitting.ts'
import { type ExamRow, findOpenSitting, insertSitting, type SittingRow } from './store.ts'

type Wish = {
  userId: string
  exam: ExamRow
  mode: SittingRow['mode']
  language?: 'en' | 'es'
  extraMinutes?: number
  now: Date
  /** Asked only when a new one is to be opened, within its transaction; throws to refuse. */
  may?: (tx: Db) => Promise<void>
}

const MINUTE_MS = 60_000

/**
 * Opens a sitting and answers its id; a double click, or a second device, gets the one that is open. One whose time
 * is up is ended first, so that a start never leads into a finished exam.
 */
export async function startSitting(db: Db, wish: Wish): Promise<string> {
  const { userId, exam, mode, now } = wish
  const open = await findOpenSitting(db, { userId, examId: exam.id, mode })
  if (open && !isOver(open, now)) return open.id
  if (open) await finishSitting(db, open.id, 'tempo', now)
  const made = await db.transaction(tx => openNew(tx as Db, wish))
  const standing = made ?? (await findOpenSitting(db, { userId, examId: exam.id, mode }))?.id
  // The one that stood in the way was ended in between: the way is free now.
  return standing ?? startSitting(db, wish)
}

async function openNew(db: Db, { userId, exam, mode, language, extraMinutes = 0, now, may }: Wish) {
  await may?.(db)
  return insertSitting(db, {
    examId: exam.id,
    userId,
    mode,
    status: 'running',
    language: exam.asksLanguage ? (language ?? 'en') : null,
    startedAt: now,
    seenAt: now,
    endsAt: mode === 'timed' ? new Date(now.getTime() + (exam.minutes + extraMinutes) * MINUTE_MS) : null,
  })
}
