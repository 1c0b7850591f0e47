import type { ExerciseFilters } from '@norteia/contract/exercises'
import type { Subject } from '@norteia/domain/question'
import { and, asc, count, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { prepareOnce } from '../../platform/prepare-once.ts'
import { attempts, seenItems } from '../progress/tables.ts'
import { items } from '../question-bank/tables.ts'

export type Filter = Omit<ExerciseFilters, 'subject' | 'difficulty'> & {
  subject?: Subject
  difficulty?: 'easy' | 'medium' | 'hard'
}

const offered = sql`${items.status} = 'published' and not ${items.annulled} and not ${items.outdated}`

const ask = sql.placeholder

/** One condition for each filter that is set; the values come later, so that each combination is planned once. */
const CONDITIONS: { [K in keyof Filter]-?: SQL | Record<string, SQL> } = {
  subject: eq(items.subject, ask('subject')),
  difficulty: eq(items.difficulty, ask('difficulty')),
  topic: eq(items.topic, ask('topic')),
  area: eq(items.area, ask('area')),
  skill: eq(items.skill, ask('skill')),
  year: eq(items.year, ask('year')),
  source: sql`case when ${items.official} then ${items.style} else 'norteia' end = ${ask('source')}`,
  only: {
    ineditas: sql`not exists (select from ${seenItems} where ${seenItems.itemId} = ${items.id} and ${seenItems.userId} = ${ask('userId')})`,
    erradas: sql`${items.id} in (select ${seenItems.itemId} from ${seenItems} where ${seenItems.userId} = ${ask('userId')} and (not ${seenItems.lastHit} or ${seenItems.doubt}))`,
  },
}

function conditionsOf(filter: Filter) {
  return (Object.keys(CONDITIONS) as (keyof Filter)[]).flatMap(name => {
    const value = filter[name]
    const condition = CONDITIONS[name]
    if (value === undefined) return []
    return [
      condition instanceof Object && 'ineditas' in condition
        ? condition[value as string]!
        : (condition as SQL),
    ]
  })
}

/** The names of the filters in use, and of the kind of `only`: what tells one prepared query from another. */
const shapeOf = (filter: Filter) =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (name === 'only' ? value : name))
    .sort()
    .join('_')

const preparedLists = prepareOnce((_db: Db) => new Map<string, ReturnType<typeof prepareList>>())

const prepareList = (db: Db, filter: Filter, shape: string) =>
  db
    .select()
    .from(items)
    .where(and(offered, gt(items.id, ask('after')), ...conditionsOf(filter)))
    .orderBy(asc(items.id))
    .limit(ask('limit'))
    .prepare(`exercises_${shape}`)

/** Questions to practise, in the bank's order, from `after` on. */
export function listExercises(
  db: Db,
  filter: Filter,
  { userId, after, limit }: { userId: string; after: number; limit: number },
) {
  const known = preparedLists(db)
  const shape = shapeOf(filter)
  const query = known.get(shape) ?? prepareList(db, filter, shape)
  known.set(shape, query)
  return query.execute({ ...filter, userId, after, limit })
}

const CANDIDATES = 200

/** Questions with parameters this student has not met, those about as hard as `near` first. */
export function listCandidates(
  db: Db,
  filter: Filter,
  { userId, except, near }: { userId: string; except: number[]; near: number },
) {
  const unseen = sql`not exists (select from ${seenItems} where ${seenItems.itemId} = ${items.id} and ${seenItems.userId} = ${userId})`
  const wanted = conditionsOf({ ...filter, only: undefined })
  return db
    .select({ id: items.id, a: items.a, b: items.b, c: items.c })
    .from(items)
    .where(
      and(
        offered,
        unseen,
        sql`${items.a} is not null`,
        except.length > 0 ? sql`${items.id} <> all(${sql.param(except)}::integer[])` : undefined,
        ...wanted,
      ),
    )
    .orderBy(sql`abs(${items.b} - ${near})`)
    .limit(CANDIDATES)
    .prepare('')
    .execute({ ...filter, userId })
}

/** The newest answers to questions with parameters: what an ability is estimated from. */
export function listMarked(db: Db, userId: string, area: Filter['area'], most: number) {
  return db
    .select({ a: items.a, b: items.b, c: items.c, hit: attempts.hit })
    .from(attempts)
    .innerJoin(items, eq(items.id, attempts.itemId))
    .where(
      and(eq(attempts.userId, userId), sql`${items.a} is not null`, area ? eq(items.area, area) : undefined),
    )
    .orderBy(desc(attempts.answeredAt))
    .limit(most)
}

/** A variant of a family this student has not met. */
export async function findUnseenVariant(db: Db, family: string, userId: string) {
  const [found] = await db
    .select(getTableColumns(items))
    .from(items)
    .where(
      and(
        eq(items.family, family),
        offered,
        sql`not exists (select from ${seenItems} where ${seenItems.itemId} = ${items.id} and ${seenItems.userId} = ${userId})`,
      ),
    )
    .orderBy(asc(items.id))
    .limit(1)
  return found
}

export async function countVariants(db: Db, family: string) {
  const [row] = await db.select({ count: count() }).from(items).where(eq(items.family, family))
  return row!.count
}

/** How many questions there are to practise, by everything the screen filters by. */
export function countChoices(db: Db) {
  return db
    .select({
      subject: items.subject,
      topic: items.topic,
      source: sql<string>`case when ${items.official} then ${items.style} else 'norteia' end`,
      year: items.year,
      count: count(),
    })
    .from(items)
    .where(offered)
    .groupBy(items.subject, items.topic, sql`3`, items.year)
}

/** The answers given in one session of practice, in order. */
export function listSession(db: Db, userId: string, session: string) {
  return db
    .select({
      questionId: attempts.itemId,
      hit: attempts.hit,
      chosen: attempts.chosen,
      seconds: attempts.seconds,
      statement: items.statement,
      key: items.key,
      subject: items.subject,
      difficulty: items.difficulty,
      points: sql<number>`coalesce((select x.points from xp_entries x where x.user_id = ${attempts.userId}
        and x.reason = 'answer' and x.object = ${attempts.itemId}::text and x.at = ${attempts.answeredAt}), 0)`,
    })
    .from(attempts)
    .innerJoin(items, eq(items.id, attempts.itemId))
    .where(and(eq(attempts.userId, userId), eq(attempts.originId, session), eq(attempts.origin, 'exercise')))
    .orderBy(asc(attempts.id))
    .limit(500)
}
