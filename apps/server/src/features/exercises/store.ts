import type { ExerciseFilters } from '@norteia/contract/exercises'
import type { Subject } from '@norteia/domain/question'
import { and, asc, count, desc, eq, getTableColumns, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { prepareOnce } from '../../platform/prepare-once.ts'
import { attempts, seenItems } from '../progress/tables.ts'
import { items, sourceOf } from '../question-bank/tables.ts'

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
  source: sql`${sourceOf(items)} = ${ask('source')}`,
  only: {
    ineditas: sql`not exists (select from ${seenItems} where ${seenItems.itemId} = ${items.id} and ${seenItems.userId} = ${ask('userId')})`,
    erradas: sql`${items.id} in (select ${seenItems.itemId} from ${seenItems} where ${seenItems.userId} = ${ask('userId')} and (not ${seenItems.lastHit} or ${seenItems.doubt}) and ${seenItems.tries} > 0)`,
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

const unseen = sql`not exists (select from ${seenItems} where ${seenItems.itemId} = ${items.id} and ${seenItems.userId} = ${ask('userId')})`
const withParameters = sql`${items.a} is not null`

const preparedCandidates = prepareOnce((_db: Db) => new Map<string, ReturnType<typeof prepareCandidates>>())

/** From the hardness wanted so far up and so far down, each along an index: sorting by distance reads the whole bank. */
function prepareCandidates(db: Db, filter: Filter, shape: string) {
  const side = (bound: SQL, order: SQL) =>
    db
      .select({ id: items.id, a: items.a, b: items.b, c: items.c })
      .from(items)
      .where(
        and(
          offered,
          withParameters,
          bound,
          unseen,
          sql`${items.id} <> all(${ask('except')}::integer[])`,
          ...conditionsOf(filter),
        ),
      )
      .orderBy(order)
      .limit(CANDIDATES)
  const harder = side(gte(items.b, ask('near')), asc(items.b))
  const found = harder.unionAll(side(lt(items.b, ask('near')), desc(items.b))).as('found')
  return db
    .select()
    .from(found)
    .orderBy(sql`abs(${found.b} - ${ask('near')}::double precision)`)
    .limit(CANDIDATES)
    .prepare(`candidates_${shape}`)
}

/** Questions with parameters this student has not met, those about as hard as `near` first. */
export function listCandidates(
  db: Db,
  { only: _, ...filter }: Filter,
  { userId, except, near }: { userId: string; except: number[]; near: number },
) {
  const known = preparedCandidates(db)
  const shape = shapeOf(filter)
  const query = known.get(shape) ?? prepareCandidates(db, filter, shape)
  known.set(shape, query)
  return query.execute({ ...filter, userId, except: `{${except.join(',')}}`, near })
}

const marked = (db: Db, inArea?: SQL) =>
  db
    .select({ a: items.a, b: items.b, c: items.c, hit: attempts.hit })
    .from(attempts)
    .innerJoin(items, eq(items.id, attempts.itemId))
    .where(and(eq(attempts.userId, ask('userId')), withParameters, inArea))
    .orderBy(desc(attempts.answeredAt))
    .limit(ask('most'))
const markedAnywhere = prepareOnce((db: Db) => marked(db).prepare('marked'))
const markedInArea = prepareOnce((db: Db) => marked(db, eq(items.area, ask('area'))).prepare('marked_area'))

/** The newest answers to questions with parameters: what an ability is estimated from. */
export function listMarked(db: Db, userId: string, area: Filter['area'], most: number) {
  return area
    ? markedInArea(db).execute({ userId, area, most })
    : markedAnywhere(db).execute({ userId, most })
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
      source: sourceOf(items),
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
