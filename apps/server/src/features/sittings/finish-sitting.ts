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
import { awardPoints, noteMet, recordActivity, recordAnswers } from '../progress/public.ts'
import { type Read, readAsAnswered } from './marked-content.ts'
import {
  countFinish,
  type ExamRow,
  listAnswers,
  listOverdue,
  lockSitting,
  markSitting,
  type SittingRow,
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
    const found = await lockSitting(within, id)
    if (!found) throw new Error('no such sitting')
    const { sitting, exam } = found
    if (sitting.status === 'finished') return sitting

    const rows = await readAsAnswered(within, await listAnswers(within, id))
    const answered = rows.map(answeredItem)
    const judged = judgeExam(answered)
    const finishedAt = reason === 'tempo' && sitting.endsAt ? sitting.endsAt : now
    const spent = spentSeconds(sitting, finishedAt)
    const sat = { ...sitting, spentSeconds: spent }
    const earned = await writeJournal(within, sat, { exam, rows, counted: judged.counted, at: finishedAt })
    const change = {
      status: 'finished' as const,
      finishReason: reason,
      finishedAt,
      spentSeconds: spent,
      ...marksOf(judged),
      pointsEarned: earned,
    }
    await markSitting(within, id, change)
    const serious = 2 * (judged.counted - judged.blank) >= judged.counted
    if (sitting.mode === 'timed' && serious) await countFinish(within, sitting, judged.percent)
    return { ...sitting, ...change }
  })
}

export const marksOf = (judged: ReturnType<typeof judgeExam>) => ({
  score: Math.round(judged.percent * 10) / 10,
  hits: judged.hits,
  counted: judged.counted,
  areas: judged.areas,
})

type Written = { exam: ExamRow; rows: Read[]; counted: number; at: Date }

/**
 * Answers, activity and points. Questions left blank had their key shown all the same: they are noted as met. The
 * answers come first, since they hold the person's row; any other order could lock with another sitting's end.
 */
async function writeJournal(db: Db, sitting: SittingRow, { exam, rows, counted, at }: Written) {
  const { id, userId, mode } = sitting
  const origin = mode === 'timed' ? 'mock-exam' : 'past-exam'
  const scored = rows.filter(row => !row.content.annulled && row.content.key !== null)
  const pace = paceOf(sitting, scored)
  const given = scored.flatMap(row => {
    const { chosen, doubt, seconds, revision } = row.answer
    if (chosen === null) return []
    const item = { ...row.item, revision }
    return { item, chosen, hit: isHit(answeredItem(row)), doubt, seconds: seconds * pace }
  })
  const { points } = await recordAnswers(db, { userId, origin, originId: id, at }, given)
  const blank = rows.filter(({ answer }) => answer.chosen === null).map(({ item }) => item.id)
  await noteMet(db, userId, blank, at)
  if (2 * given.length < counted) return points
  await recordActivity(db, { userId, kind: origin, object: id, at })
  // What students put together themselves could be made as short and as often as they like.
  if (exam.type === 'personalizado') return points
  const bonus = pointsForExam(counted, given.length)
  return points + (await awardPoints(db, { userId, reason: 'exam', object: exam.id, points: bonus, at }))
}

/** What devices report per question can add up to more than the exam took; then all of it shrinks alike. */
function paceOf({ spentSeconds: spent }: SittingRow, rows: Read[]) {
  const reported = rows.reduce((sum, { answer }) => sum + answer.seconds, 0)
  return reported > spent ? spent / reported : 1
}

const AT_ONCE = 50
const MOST_ROUNDS = 200

/** Ends every timed sitting whose time is up; any process may do it, as often as it likes. */
export async function finishOverdue(db: Db, now: Date, log: Pick<Log, 'error'>) {
  const before = new Date(now.getTime() - GRACE_SECONDS * 1000)
  const failed: string[] = []
  let ended = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const overdue = await listOverdue(db, { before, except: failed, most: AT_ONCE })
    if (overdue.length === 0) break
    for (const { id } of overdue) {
      // One that cannot be marked must not keep the others waiting.
      await finishSitting(db, id, 'tempo', now).then(
        () => ended++,
        error => {
          failed.push(id)
          log.error({ err: error, sitting: id }, 'unfinished')
        },
      )
    }
  }
  return ended
}
