import {
  type AnsweredItem,
  GRACE_SECONDS,
  isHit,
  judgeExam,
  pointsForExam,
  spentSeconds,
} from '@norteia/domain/exam'
import type { Db } from '../../platform/db.ts'
import type { Log } from '../../platform/log.ts'
import { awardPoints, recordActivity, recordAnswers } from '../progress/public.ts'
import { type Read, readAsAnswered } from './marked-content.ts'
import {
  countFinish,
  listAnswers,
  listOverdue,
  lockSitting,
  type SittingRow,
  updateSitting,
} from './store.ts'

/** What the rules of an exam compute with, out of the rows. */
export function answeredItem({ answer, item, content }: Read): AnsweredItem {
  const { a, b, c, parametersFrom } = item
  return {
    questionId: item.id,
    orderIndex: answer.position,
    area: item.area,
    subject: item.subject,
    skill: item.skill,
    key: content.key,
    chosen: answer.chosen,
    annulled: content.annulled,
    doubt: answer.doubt,
    seconds: answer.seconds,
    parameters:
      a === null || b === null || c === null ? null : { a, b, c, official: parametersFrom === 'inep' },
  }
}

/**
 * Ends a sitting, marks it and writes it into the journal: exactly once, however many devices and jobs ask at the
 * same time. Answers the finished row.
 */
export function finishSitting(
  db: Db,
  id: string,
  reason: 'entregue' | 'tempo',
  now: Date,
): Promise<SittingRow> {
  return db.transaction(async tx => {
    const within = tx as Db
    const sitting = await lockSitting(within, id)
    if (!sitting) throw new Error('no such sitting')
    if (sitting.status === 'finished') return sitting

    const rows = await readAsAnswered(within, await listAnswers(within, id))
    const answered = rows.map(answeredItem)
    const judged = judgeExam(answered)
    const finishedAt = reason === 'tempo' && sitting.endsAt ? sitting.endsAt : now
    const earned = await writeJournal(within, sitting, rows, finishedAt)
    const change = {
      status: 'finished' as const,
      finishReason: reason,
      finishedAt,
      spentSeconds: spentSeconds(sitting, finishedAt),
      score: Math.round(judged.percent * 10) / 10,
      hits: judged.hits,
      counted: judged.counted,
      pointsEarned: earned,
      areas: judged.areas,
    }
    await updateSitting(within, id, change)
    await countFinish(within, sitting.examId, judged.percent)
    return { ...sitting, ...change }
  })
}

async function writeJournal(db: Db, { id, userId, examId, mode }: SittingRow, rows: Read[], at: Date) {
  const origin = mode === 'timed' ? 'mock-exam' : 'past-exam'
  const given = rows.flatMap(row => {
    const { chosen, doubt, seconds, revision } = row.answer
    if (chosen === null || row.content.annulled) return []
    return { item: { ...row.item, revision }, chosen, hit: isHit(answeredItem(row)), doubt, seconds }
  })
  await recordActivity(db, { userId, kind: origin, object: id, at })
  const { points } = await recordAnswers(db, { userId, origin, originId: id, at }, given)
  const bonus = await awardPoints(db, {
    userId,
    reason: 'exam',
    object: examId,
    points: pointsForExam(rows.length, given.length),
    at,
  })
  return points + bonus
}

const AT_ONCE = 50

/** Ends every timed sitting whose time is up; any process may do it, as often as it likes. */
export async function finishOverdue(db: Db, now: Date, log: Pick<Log, 'error'>) {
  const before = new Date(now.getTime() - GRACE_SECONDS * 1000)
  const overdue = await listOverdue(db, before, AT_ONCE)
  for (const { id } of overdue) {
    // One that cannot be marked must not keep the others waiting.
    await finishSitting(db, id, 'tempo', now).catch(error =>
      log.error({ err: error, sitting: id }, 'unfinished'),
    )
  }
  return overdue.length
}
