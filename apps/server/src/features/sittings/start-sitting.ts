import type { Db } from '../../platform/db.ts'
import { type ExamRow, findOpenSitting, insertSitting, type SittingRow } from './store.ts'

type Wish = {
  userId: string
  exam: ExamRow
  mode: SittingRow['mode']
  language?: 'en' | 'es'
  extraMinutes?: number
  now: Date
}

const MINUTE_MS = 60_000

/** Opens a sitting and answers its id; a double click, or a second device, gets the one that is open. */
export async function startSitting(db: Db, { userId, exam, mode, language, extraMinutes = 0, now }: Wish) {
  const id = await db.transaction(tx =>
    insertSitting(tx as Db, {
      examId: exam.id,
      userId,
      mode,
      status: 'running',
      language: exam.asksLanguage ? (language ?? 'en') : null,
      startedAt: now,
      seenAt: now,
      endsAt: mode === 'timed' ? new Date(now.getTime() + (exam.minutes + extraMinutes) * MINUTE_MS) : null,
    }),
  )
  const open = id ?? (await findOpenSitting(db, { userId, examId: exam.id, mode }))
  if (!open) throw new Error('a sitting that is neither new nor open')
  return open
}
