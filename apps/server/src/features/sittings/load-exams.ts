import type { Difficulty } from '@norteia/domain/question'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { items } from '../question-bank/tables.ts'
import { examItems, exams } from './tables.ts'

/** An exam out of a pack; `content/schema/pack.ts` has checked its form. */
export type PackedExam = Pick<
  typeof exams.$inferSelect,
  'title' | 'type' | 'discipline' | 'family' | 'year' | 'day' | 'minutes' | 'description' | 'official'
> & {
  ref: string
  items: { ref: string; position: number; language: 'en' | 'es' | null }[]
}

export type ExamReport = {
  added: number
  changed: number
  same: number
  /** Left out, for want of these questions in the bank. */
  incomplete: { ref: string; missing: string[] }[]
}

/**
 * Puts a pack's exams into the database. Doing it again changes nothing. Whoever has sat an exam, or is sitting it,
 * keeps the questions they were given: a sitting has its own list of them.
 */
export async function loadExams(db: Db, packed: readonly PackedExam[], now: Date): Promise<ExamReport> {
  const report: ExamReport = { added: 0, changed: 0, same: 0, incomplete: [] }
  for (const [place, exam] of packed.entries()) {
    const known = await itemsByRef(db, exam)
    const missing = exam.items.filter(({ ref }) => !known.has(ref)).map(({ ref }) => ref)
    if (missing.length > 0) {
      report.incomplete.push({ ref: exam.ref, missing })
      continue
    }
    const outcome = await db.transaction(tx => loadExam(tx as Db, exam, { known, place, now }))
    report[outcome]++
  }
  return report
}

type KnownItem = { id: number; difficulty: Difficulty }
type Loading = { known: Map<string, KnownItem>; place: number; now: Date }

async function itemsByRef(db: Db, exam: PackedExam) {
  const refs = exam.items.map(({ ref }) => ref)
  const rows = await db
    .select({ id: items.id, ref: items.ref, difficulty: items.difficulty })
    .from(items)
    .where(inArray(items.ref, refs))
  return new Map(rows.map(({ ref, ...item }): [string, KnownItem] => [ref, item]))
}

async function loadExam(db: Db, exam: PackedExam, { known, place, now }: Loading) {
  const row = rowOf(exam, known, place)
  const places = exam.items
    // With one language alone there is nothing to choose, and nothing to leave out.
    .map(({ ref, position, language }) => ({
      position,
      itemId: known.get(ref)!.id,
      language: row.asksLanguage ? language : null,
    }))
    .sort((one, other) => one.position - other.position)
  // Held, so that nobody starts a sitting between the look and the change.
  const [before] = await db.select().from(exams).where(eq(exams.ref, exam.ref)).for('update')
  if (!before) {
    const [made] = await db
      .insert(exams)
      .values({ ...row, ref: exam.ref, createdAt: now })
      .returning({ id: exams.id })
    await db.insert(examItems).values(places.map(one => ({ ...one, examId: made!.id })))
    return 'added'
  }
  const held = await db
    .select({ position: examItems.position, itemId: examItems.itemId, language: examItems.language })
    .from(examItems)
    .where(eq(examItems.examId, before.id))
    .orderBy(asc(examItems.position))
  const sameItems = JSON.stringify(held) === JSON.stringify(places)
  const sameRow = Object.entries(row).every(([name, value]) => before[name as keyof typeof row] === value)
  if (sameItems && sameRow) return 'same'
  if (!sameItems) {
    await db.delete(examItems).where(eq(examItems.examId, before.id))
    await db.insert(examItems).values(places.map(one => ({ ...one, examId: before.id })))
  }
  await db.update(exams).set(row).where(eq(exams.id, before.id))
  return 'changed'
}

function rowOf({ ref: _ref, items, ...exam }: PackedExam, known: Loading['known'], place: number) {
  const count = (language: 'en' | 'es' | null) => items.filter(item => item.language === language).length
  const [en, es] = [count('en'), count('es')]
  return {
    ...exam,
    // Of two languages a student meets one.
    questionCount: count(null) + Math.max(en, es),
    asksLanguage: en > 0 && es > 0,
    difficulty: typicalOf(items.map(({ ref }) => known.get(ref)!.difficulty)),
    // Ours first, then the newest year.
    position: exam.year === null ? place : (2200 - exam.year) * 100 + place,
  }
}

const WEIGHTS: Record<Difficulty, number> = { easy: 0, medium: 1, hard: 2 }

function typicalOf(difficulties: Difficulty[]): Difficulty {
  const mean = difficulties.reduce((sum, one) => sum + WEIGHTS[one], 0) / difficulties.length
  return mean < 2 / 3 ? 'easy' : mean < 4 / 3 ? 'medium' : 'hard'
}
