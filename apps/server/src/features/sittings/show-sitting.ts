import type { examBrief, SatQuestion, Sitting, SittingBrief } from '@norteia/contract/sittings'
import { remainingSeconds, spentSeconds } from '@norteia/domain/exam'
import { areas } from '@norteia/domain/question'
import type { z } from 'zod'
import { showOptions, showQuestion } from '../question-bank/public.ts'
import type { Read } from './marked-content.ts'
import type { ExamRow, SittingRow } from './store.ts'

export function briefOfExam(exam: ExamRow): z.infer<typeof examBrief> {
  return {
    id: exam.id,
    title: exam.title,
    type: exam.type,
    discipline: exam.discipline,
    year: exam.year,
    day: exam.day,
    totalQuestions: exam.questionCount,
    duration: exam.minutes,
    asksLanguage: exam.asksLanguage,
  }
}

export function clockOf(sitting: SittingRow, now: Date) {
  return {
    serverNow: now,
    endsAt: sitting.endsAt,
    remainingSeconds: remainingSeconds(sitting, now),
    spentSeconds: sitting.status === 'finished' ? sitting.spentSeconds : spentSeconds(sitting, now),
  }
}

const NO_TOPICS = new Map<string, string>()

/** A question as it stands in the exam room: no key, no explanation. */
export function showSatQuestion({ answer, item, content }: Read): SatQuestion {
  const shown = showQuestion({ ...item, ...content }, NO_TOPICS)
  const options = showOptions(content.options)
  const textOf = (i: number) => options[i]?.text ?? null
  return {
    questionId: item.id,
    orderIndex: answer.position,
    selectedAlternative: answer.chosen,
    doubt: answer.doubt,
    struck: answer.struck,
    turn: answer.turn,
    timeSpent: answer.seconds,
    question: {
      title: shown.question,
      context: shown.support,
      discipline: areas.find(area => area.code === item.area)?.slug ?? null,
      subject: item.subject,
      source: item.source,
      enemYear: item.style === 'enem' && item.official ? item.year : null,
      alternativeA: textOf(0),
      alternativeB: textOf(1),
      alternativeC: textOf(2),
      alternativeD: textOf(3),
      alternativeE: textOf(4),
      images: Object.fromEntries(options.flatMap(({ letter, image }) => (image ? [[letter, image]] : []))),
      optionCount: options.length,
      annulled: content.annulled,
    },
  }
}

export function showSitting(sitting: SittingRow, exam: ExamRow, rows: Read[], now: Date): Sitting {
  return {
    success: true,
    attemptId: sitting.id,
    exam: briefOfExam(exam),
    mode: sitting.mode,
    status: sitting.status,
    language: sitting.language,
    place: sitting.place,
    ...clockOf(sitting, now),
    questions: rows.map(showSatQuestion),
  }
}

export function briefOfSitting(sitting: SittingRow, exam: ExamRow, answered: number): SittingBrief {
  return {
    attemptId: sitting.id,
    exam: briefOfExam(exam),
    mode: sitting.mode,
    status: sitting.status,
    startedAt: sitting.startedAt,
    finishedAt: sitting.finishedAt,
    endsAt: sitting.endsAt,
    answered,
    score: sitting.score,
    correctAnswers: sitting.hits,
    totalQuestions: sitting.counted ?? exam.questionCount,
    areas: sitting.areas,
  }
}
