import type { ExerciseFilters } from '@norteia/contract/exercises'
import type { Subject } from '@norteia/domain/question'
import { and, asc, count, desc, eq, getTableColumns, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { prepareOnce } from '../../platform/prepare-once.ts'
import { attempts, seenItems } from '../progress/tables.ts'
import { items, shownColumns } from '../question-bank/tables.ts'
import { holdsInExam } from '../sittings/public.ts'

export type Filter = Omit<ExerciseFilters, 'subject' | 'difficulty'> & {
  subject?: Subject
  difficulty?: 'easy' | 'medium' | 'hard'
}

const offered = sql`${items.status} = 'published' and not ${items.annulled} and not ${items.outdated}`

const ask = sql.placeholder

/** A condition for each filter, or for each kind of it; values come later, so that each combination is planned once. */
const CONDITIONS = {
  subject: eq(items.subject, ask('subject')),
  difficulty: eq(items.difficulty, ask('difficulty')),
  topic: eq(items.topic, ask('topic')),
  area: eq(items.area, ask('area')),
  skill: eq(items.skill, ask('skill')),
  year: eq(items.year, ask('year')),
  ours: sql`not ${items.official}`,
  style: sql`${items.official} and ${items.style} = ${ask('source')}`,
  ineditas: sql`not exists (select from ${seenItems} where ${seenItems.itemId} = ${items.id} and ${seenItems.userId} = ${ask('userId')})`,
  erradas: sql`${items.id} in (select ${seenItems.itemId} from ${seenItems} where ${seenItems.userId} = ${ask('userId')} and (not ${seenItems.lastHit} or ${seenItems.doubt}) and ${seenItems.tries} > 0)`,
}

/** The conditions a filter sets. */
function namesOf(filter: Filter) {
  const { only, source, ...plain } = filter
  const set = Object.entries(plain).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const kinds = [only, source && (source === 'norteia' ? 'ours' : 'style')].filter(kind => kind !== undefined)
  return [...set, ...kinds].sort() as (keyof typeof CONDITIONS)[]
}

const conditionsOf = (filter: Filter) => namesOf(filter).map(name => CONDITIONS[name])

/** What tells one prepared query from another. */
const shapeOf = (filter: Filter) => namesOf(filter).join('_')

const preparedLists = prepareOnce((_db: Db) => new Map<string, ReturnType<typeof prepareList>>())

const prepareList = (db: Db, filter: Filter, shape: string) =>
  db
    .select(shownColumns)
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

const questionToAnswer = prepareOnce((db: Db) =>
  db
    .select({
      item: getTableColumns(items),
      inOpenExam: holdsInExam(ask('userId'), ask('id'), ask('now')),
    })
    .from(items)
    .where(and(eq(items.id, ask('id')), eq(items.status, 'published')))
    .prepare('question_to_answer'),
)

/** A published question, and whether a timed exam of this student's that still runs holds it. */
export async function findToAnswer(db: Db, userId: string, id: number, now: Date) {
  const [found] = await questionToAnswer(db).execute({ userId, id, now: now.toISOString() })
  return found
}

/** On each side of the hardness wanted. Of INEP's items the five that tell most are as a rule among so many. */
const CANDIDATES = 100

const unseen = sql`not exists (select from ${seenItems} where ${seenItems.itemId} = ${items.id} and ${seenItems.userId} = ${ask('userId')})`
const withParameters = sql`${items.a} is not null`

const preparedCandidates = prepareOnce((_db: Db) => new Map<string, ReturnType<typeof prepareCandidates>>())

const candidatesWhere = (db: Db, filter: Filter, bound?: SQL) =>
  db
    .select({ id: items.id, a: items.a, b: items.b, c: items.c })
    .from(items)
    .where(
      and(
        ...[offered, withParameters, bound, unseen, sql`${items.id} <> all(${ask('except')}::integer[])`],
        ...conditionsOf(filter),
      ),
    )

/** Filters that leave so few that sorting them all is the quickest. */
const isNarrow = ({ topic, skill, year }: Filter) => [topic, skill, year].some(value => value !== undefined)

/**
 * The nearest to the hardness wanted: of many, so far up and so far down, each along one of the indexes by hardness,
 * because sorting them by distance would read them all.
 */
function prepareCandidates(db: Db, filter: Filter, shape: string) {
  const name = `candidates_${shape}`
  if (isNarrow(filter)) {
    const distance = sql`abs(${items.b} - ${ask('near')}::double precision)`
    return candidatesWhere(db, filter)
      .orderBy(distance)
      .limit(2 * CANDIDATES)
      .prepare(name)
  }
  const harder = candidatesWhere(db, filter, gte(items.b, ask('near')))
  const easier = candidatesWhere(db, filter, lt(items.b, ask('near')))
  return harder
    .orderBy(asc(items.b))
    .limit(CANDIDATES)
    .unionAll(easier.orderBy(desc(items.b)).limit(CANDIDATES))
    .prepare(name)
}

/** Questions with parameters this student has not met, about as hard as `near`. */
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
