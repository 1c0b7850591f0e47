import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAuthoredItems } from '@norteia/content/schema/authored-items'
import { packedAuthored } from '@norteia/content/schema/item'
import { packExam } from '@norteia/content/schema/pack'
import { families } from '@norteia/domain/question-family'
import { isLoaded, loadPack, markLoaded, packedVariant, saveTopics } from './features/question-bank/public.ts'
import { loadExams } from './features/sittings/public.ts'
import type { Db } from './platform/db.ts'

const PACK = 'norteia'

/** How many variants of each generated family the bank starts with; students call for more. */
const VARIANTS = 6

/**
 * Loads the authored questions and the exams made of them. Reading and checking them takes half a second, so a start that finds the files
 * as they were loaded last does nothing.
 */
export async function seedBank(db: Db, folder: string, now: Date) {
  const hash = await fingerprint(folder)
  if (await isLoaded(db, PACK, hash)) return
  const { syllabus, placed, problems } = await readAuthoredItems(folder)
  if (problems.length > 0) throw new Error(`content/items: ${problems.join('\n')}`)
  await db.transaction(async tx => {
    await saveTopics(
      tx as Db,
      syllabus.flatMap(({ subject, topics }) =>
        topics.map(([slug, name], position) => ({ slug, subject, name, position })),
      ),
    )
    const authored = placed.map(({ subject, item }) => packedAuthored(subject, item))
    const generated = families.flatMap(({ slug }) =>
      Array.from({ length: VARIANTS }, (_, i) => packedVariant(slug, i + 1)),
    )
    await loadPack(tx as Db, { items: mixed([...authored, ...generated]) }, now)
    const exams = JSON.parse(await readFile(join(folder, 'exams.json'), 'utf8'))
    await loadExams(tx as Db, packExam.array().parse(exams), now)
    await markLoaded(tx as Db, PACK, hash, now)
  })
}

/** Lists go by the bank's order; without mixing they would start with forty questions of one subject. */
function mixed<T extends { ref: string }>(items: T[]) {
  const place = ({ ref }: T) => createHash('sha256').update(ref).digest('hex')
  return items.toSorted((one, other) => place(one).localeCompare(place(other)))
}

async function fingerprint(folder: string) {
  const hash = createHash('sha256').update(JSON.stringify(families.map(({ slug }) => packedVariant(slug, 1))))
  const names = (await readdir(join(folder, 'items'), { recursive: true })).filter(name =>
    name.endsWith('.yaml'),
  )
  for (const name of ['syllabus.json', 'exams.json', ...names.sort().map(name => join('items', name))]) {
    hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest('base64url')
}
