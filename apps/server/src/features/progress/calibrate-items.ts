import { type CalibratedItem, calibrate } from '@norteia/domain/item-response'
import { type Area, areas, guessedParameters } from '@norteia/domain/question'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { items } from '../question-bank/tables.ts'
import { attempts } from './tables.ts'

/** Fewer answers than this say too little of an item, whatever the estimate looks like. */
export const LEAST_ANSWERS = 200
/** A student of whom less is known only adds noise. */
const LEAST_PER_STUDENT = 5

export type CalibratedRow = { id: number; ref: string; before: number | null } & CalibratedItem

export type AreaCalibration = {
  area: Area
  students: number
  /** Official items whose parameters hold the scale; without them it is that of our own students. */
  anchors: number
  rounds: number
  converged: boolean
  items: CalibratedRow[]
}

/**
 * Estimates the parameters of authored items from what students answered the first time they met them: a second
 * try is marked by the first. Nothing is stored here.
 */
export async function calibrateItems(db: Db): Promise<AreaCalibration[]> {
  const found: AreaCalibration[] = []
  for (const { code } of areas) {
    const calibration = await calibrateArea(db, code)
    if (calibration) found.push(calibration)
  }
  return found
}

async function calibrateArea(db: Db, area: Area): Promise<AreaCalibration | undefined> {
  const known = await listAnswered(db, area)
  const indexOf = new Map(known.map(({ id }, index) => [id, index]))
  if (!known.some(({ parametersFrom }) => parametersFrom !== 'inep')) return undefined

  const answers = await readFirstAnswers(db, indexOf)
  const {
    rounds,
    converged,
    items: calibrated,
  } = calibrate({
    answers,
    items: known.map(item => {
      const { a, b, c } = startOf(item)
      const start = { discrimination: a, difficulty: b, guess: c }
      return { start, fixed: item.parametersFrom === 'inep' }
    }),
  })
  return {
    area,
    students: answers.length,
    anchors: known.filter(({ parametersFrom }) => parametersFrom === 'inep').length,
    rounds,
    converged,
    items: known.flatMap((item, index) =>
      item.parametersFrom === 'inep'
        ? []
        : [{ id: item.id, ref: item.ref, before: item.b, ...calibrated[index]! }],
    ),
  }
}

/** Items of an area that enough people have met, annulled ones left out. */
function listAnswered(db: Db, area: Area) {
  const enough = db
    .select({ itemId: attempts.itemId })
    .from(attempts)
    .groupBy(attempts.itemId)
    .having(sql`count(distinct ${attempts.userId}) >= ${LEAST_ANSWERS}`)
  return db
    .select()
    .from(items)
    .where(
      and(eq(items.area, area), eq(items.annulled, false), isNotNull(items.key), inArray(items.id, enough)),
    )
    .orderBy(asc(items.id))
}

type Known = Awaited<ReturnType<typeof listAnswered>>[number]

function startOf({ a, b, c, area, difficulty, options }: Known) {
  return a !== null && b !== null && c !== null
    ? { a, b, c }
    : guessedParameters(area, difficulty, options.length)
}

async function readFirstAnswers(db: Db, indexOf: ReadonlyMap<number, number>) {
  const rows = await db
    .selectDistinctOn([attempts.userId, attempts.itemId], {
      userId: attempts.userId,
      itemId: attempts.itemId,
      hit: attempts.hit,
    })
    .from(attempts)
    .where(inArray(attempts.itemId, [...indexOf.keys()]))
    .orderBy(asc(attempts.userId), asc(attempts.itemId), asc(attempts.answeredAt))
  const byStudent = new Map<string, [number, boolean][]>()
  for (const { userId, itemId, hit } of rows) {
    const own = byStudent.get(userId) ?? []
    own.push([indexOf.get(itemId)!, hit])
    byStudent.set(userId, own)
  }
  return [...byStudent.values()].filter(own => own.length >= LEAST_PER_STUDENT)
}

/** Puts estimated parameters in the place of the first guesses. */
export async function saveCalibration(db: Db, rows: readonly CalibratedRow[]) {
  await db.transaction(async tx => {
    for (const { id, item } of rows) {
      await tx
        .update(items)
        .set({ a: item.discrimination, b: item.difficulty, c: item.guess, parametersFrom: 'calibrated' })
        .where(eq(items.id, id))
    }
  })
}
