import type { SittingResult } from '@norteia/contract/sittings'
import { bandOf, judgeExam, tallyBy } from '@norteia/domain/exam'
import { nameOfSubject } from '@norteia/domain/question'
import type { Db } from '../../platform/db.ts'
import { answeredItem, marksOf } from './finish-sitting.ts'
import { readAsAnswered } from './marked-content.ts'
import { briefOfSitting } from './show-sitting.ts'
import { type ExamRow, listAnswers, listFinishedBefore, markSitting, type SittingRow } from './store.ts'

const READ_BACK = 100
const EARLIER = 30

/** Everything a finished sitting tells. What each item meant is told anew from today's parameters. */
export async function showResult(db: Db, finished: SittingRow, exam: ExamRow): Promise<SittingResult> {
  const [rows, earlier] = await Promise.all([
    listAnswers(db, finished.id),
    listFinishedBefore(db, finished.userId, finished.startedAt, READ_BACK),
  ])
  const judged = judgeExam((await readAsAnswered(db, rows)).map(answeredItem))
  const sitting = await remark(db, finished, judged)
  const percent = sitting.score ?? 0
  const areas = new Set(sitting.areas.map(({ area }) => area))
  return {
    ...briefOfSitting(sitting, exam, judged.counted - judged.blank),
    finishReason: sitting.finishReason ?? 'entregue',
    spentSeconds: sitting.spentSeconds,
    score: percent,
    correctAnswers: sitting.hits ?? judged.hits,
    annulled: judged.annulled,
    blank: judged.blank,
    pointsEarned: sitting.pointsEarned,
    ...bandOf(percent),
    items: judged.items,
    bySubject: tallyBy(judged.items, ({ subject }) => subject && nameOfSubject(subject)),
    bySkill: bySkill(judged.items),
    earlier: earlier
      .filter(
        ({ sitting: past }) =>
          past.examId === finished.examId || past.areas.some(({ area }) => areas.has(area)),
      )
      .slice(0, EARLIER)
      .map(({ sitting: past, title }) => ({
        attemptId: past.id,
        title,
        sameExam: past.examId === sitting.examId,
        finishedAt: past.finishedAt ?? past.startedAt,
        score: past.score ?? 0,
        areas: past.areas,
      }))
      .reverse(),
  }
}

/** A key put right, or a question annulled, after the end: the student's marks follow, points given stay given. */
async function remark(db: Db, sitting: SittingRow, judged: ReturnType<typeof judgeExam>) {
  if (sitting.hits === judged.hits && sitting.counted === judged.counted) return sitting
  const marks = marksOf(judged)
  await markSitting(db, sitting.id, marks)
  return { ...sitting, ...marks }
}

function bySkill(items: ReturnType<typeof judgeExam>['items']) {
  return tallyBy(items, ({ area, skill }) => (area && skill ? `${area}-${skill}` : null)).map(tally => {
    const found = items.find(({ area, skill }) => `${area}-${skill}` === tally.name)
    return { ...tally, area: found!.area!, skill: found!.skill! }
  })
}
