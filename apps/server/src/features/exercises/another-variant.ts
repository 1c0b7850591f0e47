import { families } from '@norteia/domain/question-family'
import type { Context } from '../../platform/access.ts'
import { findItemByRef, type ItemRow, loadPack, packedVariant } from '../question-bank/public.ts'
import { another } from './limits.ts'
import { countVariants, findUnseenVariant } from './store.ts'

/** More variants of one family than anybody will solve; beyond them the first ones come back. */
const MOST_VARIANTS = 500

/** A variant this student has not met: one that is in the bank, or a new one made now for everybody. */
export async function anotherVariant(
  { db, limits, now }: Pick<Context, 'db' | 'limits' | 'now'>,
  userId: string,
  slug: string,
): Promise<ItemRow | undefined> {
  const unseen = await findUnseenVariant(db, slug, userId)
  if (unseen) return unseen
  const family = families.find(family => family.slug === slug)
  const count = await countVariants(db, slug)
  if (!family || count >= MOST_VARIANTS) return undefined
  await limits.spend(another, userId)
  // Numbers run on from those there are. Two students asking at once make the same one, which is fine.
  const packed = packedVariant(slug, count + 1)
  await loadPack(db, { items: [packed] }, now())
  const variant = await findItemByRef(db, packed.ref)
  return variant?.status === 'published' ? variant : undefined
}
