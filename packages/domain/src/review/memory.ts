import { fsrs, type Grade as Rating, State } from 'ts-fsrs'
import { addDays, type Day, dayOf, startOfDay } from '../calendar/index.ts'
import { type Grade, grades } from './grade.ts'

/** What FSRS knows of one card, as it is stored. */
export type Memory = {
  state: number
  stability: number
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reviews: number
  lapses: number
  dueAt: Date
  reviewedAt: Date | null
}

/** Exams come once a year: whatever was wrong once is met again at least twice before. */
const LONGEST_DAYS = 180

// Days, not minutes: a card comes at most once a day, and what was wrong comes back tomorrow. Without fuzz, so that
// the same answers always lead to the same day.
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: LONGEST_DAYS,
  enable_fuzz: false,
  enable_short_term: false,
})

/** A card nobody reviewed yet, due from the day of an instant on. */
export function newMemory(dueAt: Date): Memory {
  return {
    state: State.New,
    stability: 0,
    difficulty: 0,
    scheduledDays: 0,
    learningSteps: 0,
    reviews: 0,
    lapses: 0,
    dueAt,
    reviewedAt: null,
  }
}

/** FSRS counts days by their date in Greenwich: each São Paulo day is given to it as that date's noon. */
const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`)

/** The memory after a review: the next one falls on a whole São Paulo day, from its midnight on. */
export function reviewCard(memory: Memory, grade: Grade, now: Date): Memory {
  const today = dayOf(now)
  const { card } = scheduler.next(
    {
      due: noonOf(dayOf(memory.dueAt)),
      stability: memory.stability,
      difficulty: memory.difficulty,
      elapsed_days: 0,
      scheduled_days: memory.scheduledDays,
      learning_steps: memory.learningSteps,
      reps: memory.reviews,
      lapses: memory.lapses,
      state: memory.state as State,
      last_review: memory.reviewedAt && noonOf(dayOf(memory.reviewedAt)),
    },
    noonOf(today),
    (grades.indexOf(grade) + 1) as Rating,
  )
  // FSRS adds a day to the cap where two grades would meet at it.
  const scheduledDays = Math.min(card.scheduled_days, LONGEST_DAYS)
  return {
    state: card.state,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays,
    learningSteps: card.learning_steps,
    reviews: card.reps,
    lapses: card.lapses,
    dueAt: startOfDay(addDays(today, scheduledDays)),
    reviewedAt: now,
  }
}

/** The memory after the question was answered wrong outside of review: forgotten, though it was no review. */
export function lapseElsewhere(memory: Memory, at: Date): Memory {
  // Never reviewed: it waits already, and there was nothing to forget.
  if (memory.reviewedAt === null) return memory
  return { ...reviewCard(memory, 'de-novo', at), reviews: memory.reviews }
}
