import { dayOf } from '@norteia/domain/calendar'
import { standingNames } from '@norteia/domain/ranking'
import { migrateDatabase, openDatabase } from '../apps/server/src/platform/db.ts'
import { fillHeart, fillStandings } from '../apps/server/src/testing/heart/fill.ts'
import { type SignedIn, signIn } from '../apps/server/src/testing/heart/sign-in.ts'

const SIZES = {
  people: 200_000,
  active: 120_000,
  items: 20_000,
  answers: 1_000_000,
  exams: 40,
  questionsPerExam: 45,
  ownExams: 20_000,
  sittings: 4_000,
  running: 300,
}
/** Students who ask; from those with thousands of answers to those without any. */
const ASKING = 600
const RANKED = 1_000_000

/** The heart at the size it is promised for, and some of its students signed in. */
export async function populateHeart(url: string): Promise<SignedIn[]> {
  await migrateDatabase(url)
  const now = new Date()
  await fillHeart(url, SIZES, now)
  const { db, close } = openDatabase(url, { size: 2, onError: () => {} })
  const numbers = Array.from(
    { length: ASKING },
    (_, i) => 1 + Math.floor((SIZES.people - 1) * (i / ASKING) ** 2),
  )
  const students = await signIn(db, [...new Set(numbers)], now)
  await close()
  return students
}

/** Makes it a million in each of the rankings of today. */
export function populateRanking(url: string) {
  return fillStandings(url, RANKED, standingNames(dayOf(new Date())))
}
