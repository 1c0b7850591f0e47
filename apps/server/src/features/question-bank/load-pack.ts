import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { changeItem } from './change-item.ts'
import type { Content, ItemRow } from './show-question.ts'
import { itemImages, items, type StoredOption } from './tables.ts'

/** A question out of a pack; `content/schema/item.ts` has checked its form. */
export type PackedItem = Omit<Content, 'options'> & {
  ref: string
  options: StoredOption[]
  status?: ItemRow['status']
  family?: string | null
  official?: boolean
  parameters: { a: number; b: number; c: number; origin: 'inep' | 'estimated' } | null
} & Pick<
    ItemRow,
    | 'subject'
    | 'area'
    | 'topic'
    | 'skill'
    | 'difficulty'
    | 'style'
    | 'source'
    | 'year'
    | 'language'
    | 'outdated'
  >

export type PackedImage = { name: string; type: string; bytes: Buffer }

export type LoadReport = { added: number; changed: number; same: number }

const CHUNK = 200

/**
 * Puts a pack's questions into the bank: new ones are added, changed ones get a new revision, and what the pack
 * says unchanged since its last load is left alone, also when somebody here has edited it meanwhile.
 */
export async function loadPack(
  db: Db,
  pack: { items: PackedItem[]; images?: PackedImage[] },
  now: Date,
  onProgress: (done: number) => void = () => {},
): Promise<LoadReport> {
  const hashes = await saveImages(db, pack.images ?? [])
  const report = { added: 0, changed: 0, same: 0 }
  for (let from = 0; from < pack.items.length; from += CHUNK) {
    const chunk = pack.items.slice(from, from + CHUNK).map(item => withHashes(item, hashes))
    const counts = await db.transaction(tx => loadChunk(tx as Db, chunk, now))
    report.added += counts.added
    report.changed += counts.changed
    report.same += counts.same
    onProgress(Math.min(from + CHUNK, pack.items.length))
  }
  return report
}

async function loadChunk(db: Db, chunk: PackedItem[], now: Date): Promise<LoadReport> {
  const known = new Map(
    (
      await db
        .select()
        .from(items)
        .where(
          inArray(
            items.ref,
            chunk.map(item => item.ref),
          ),
        )
    ).map(row => [row.ref, row]),
  )
  const report = { added: 0, changed: 0, same: 0 }
  const added: (typeof items.$inferInsert)[] = []
  for (const packed of chunk) {
    const row = rowOf(packed)
    const before = known.get(packed.ref)
    if (!before) added.push({ ...row, createdAt: now, updatedAt: now })
    else if (before.packHash === row.packHash) report.same++
    else {
      await changeItem(db, before, keepDecisions(before, keepCalibration(before, row)), {
        now,
        note: 'Atualizada pelo conteúdo importado',
      })
      report.changed++
    }
  }
  if (added.length > 0) await db.insert(items).values(added).onConflictDoNothing({ target: items.ref })
  report.added = added.length
  return report
}

function rowOf({ parameters, ...packed }: PackedItem) {
  const { status = 'published', family = null, official = false, ...rest } = packed
  return {
    ...rest,
    status,
    family,
    official,
    a: parameters?.a ?? null,
    b: parameters?.b ?? null,
    c: parameters?.c ?? null,
    parametersFrom: parameters?.origin ?? null,
    packHash: createHash('sha256').update(JSON.stringify({ packed, parameters })).digest('base64url'),
  }
}

/** What our own students' answers taught of an item is worth more than a first guess. */
function keepCalibration(before: ItemRow, row: ReturnType<typeof rowOf>) {
  if (before.parametersFrom !== 'calibrated' || row.parametersFrom === 'inep') return row
  const { a: _a, b: _b, c: _c, parametersFrom: _from, ...rest } = row
  return rest
}

/** What somebody here took out, or annulled, does not come back because a pack changed a comma. */
function keepDecisions<R extends Partial<ItemRow>>(before: ItemRow, row: R): R {
  return {
    ...row,
    status: before.status === 'archived' ? before.status : row.status,
    annulled: before.annulled || row.annulled,
    outdated: before.outdated || row.outdated,
  }
}

async function saveImages(db: Db, images: PackedImage[]) {
  const hashes = new Map<string, string>()
  for (const { name, type, bytes } of images) {
    const hash = createHash('sha256').update(bytes).digest('base64url')
    hashes.set(name, hash)
    await db.insert(itemImages).values({ hash, type, bytes }).onConflictDoNothing()
  }
  return hashes
}

/** Packs name pictures by file; the bank names them by what is in them. */
function withHashes(item: PackedItem, hashes: Map<string, string>): PackedItem {
  if (hashes.size === 0) return item
  const named = (text: string | null) =>
    text === null
      ? null
      : text.replace(/\]\(img:([\w.-]+)\)/g, (whole, name) =>
          hashes.has(name) ? `](img:${hashes.get(name)})` : whole,
        )
  return {
    ...item,
    support: named(item.support),
    statement: named(item.statement)!,
    explanation: named(item.explanation),
    options: item.options.map(({ text, image, why }) => ({
      text: named(text),
      image: image && (hashes.get(image) ?? image),
      why: named(why),
    })),
  }
}
