import type { SittingResult } from '@norteia/contract/sittings'
import { bandOf, judgeExam, tallyBy } from '@norteia/domain/exam'
import { nameOfSubject } from '@norteia/domain/question'
import type { Db } from '../../platform/db.ts'
import { answeredItem } from './finish-sitting.ts'
import { readAsAnswered } from './marked-content.ts'
import { briefOfSitting } from './show-sitting.ts'
import { type ExamRow, listAnswers, listFinishedBefore, type SittingRow } from './store.ts'

const EARLIER = 30

/** Everything a finished sitting tells. The scores are those given at its end; what each item meant is told anew. */
export async function showResult(db: Db, sitting: SittingRow, exam: ExamRow): Promise<SittingResult> {
  const [rows, earlier] = await Promise.all([
    listAnswers(db, sitting.id),
    listFinishedBefore(db, sitting.userId, sitting.startedAt, EARLIER),
  ])
  const judged = judgeExam((await readAsAnswered(db, rows)).map(answeredItem))
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
      .filter(({ sitting: { areas: theirs } }) => theirs.some(({ area }) => areas.has(area)))
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

function bySkill(items: ReturnType<typeof judgeExam>['items']) {
  return tallyBy(items, ({ area, skill }) => (area && skill ? `${area}-${skill}` : null)).map(tally => {
    const found = items.find(({ area, skill }) => `${area}-${skill}` === tally.name)
    return { ...tally, area: found!.area!, skill: found!.skill! }
  })
}
