import type { Db } from '../../platform/db.ts'
import type { TopicNames } from './show-question.ts'
import { listTopics } from './store.ts'

const KEPT_MS = 60_000
const kept = new WeakMap<object, { names: Promise<TopicNames>; until: number }>()

/** Topic names by slug. A hundred short rows that change with a release: kept for a minute by each process. */
export function topicNames(db: Db, now: Date): Promise<TopicNames> {
  const known = kept.get(db)
  if (known && known.until > now.getTime()) return known.names
  const names = listTopics(db).then(rows => new Map(rows.map(({ slug, name }) => [slug, name])))
  kept.set(db, { names, until: now.getTime() + KEPT_MS })
  names.catch(() => kept.delete(db))
  return names
}
