import { chooseNextItem, estimateAbility } from '@norteia/domain/item-response'
import { areaOfSubject } from '@norteia/domain/question'
import type { Context } from '../../platform/access.ts'
import * as store from './store.ts'

/** An ability moves; what was answered longer ago than this says little of today. */
const ANSWERS_READ = 120

const itemOf = ({ a, b, c }: { a: number | null; b: number | null; c: number | null }) => ({
  discrimination: a ?? 1,
  difficulty: b ?? 0,
  guess: c ?? 0,
})

/** The id of the unseen question that tells most about this student now; nothing when none is left. */
export async function chooseNext(
  { db, random }: Pick<Context, 'db' | 'random'>,
  userId: string,
  filter: store.Filter,
  except: number[],
) {
  const area = filter.area ?? (filter.subject ? (areaOfSubject(filter.subject) ?? undefined) : undefined)
  const marked = await store.listMarked(db, userId, area, ANSWERS_READ)
  const ability = estimateAbility(marked.map(({ hit, ...row }) => ({ item: itemOf(row), hit })))
  const candidates = await store.listCandidates(db, filter, { userId, except, near: ability.mean })
  const place = chooseNextItem(candidates.map(itemOf), ability.mean, {}, random.chance())
  return place === undefined ? undefined : candidates[place]!.id
}
