import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Subject } from '@norteia/domain/question'
import { parse } from 'yaml'
import { type AuthoredItem, authoredFile, packedForm, packItem } from './item.ts'
import { type Syllabus, syllabusFile } from './syllabus.ts'

export type Placed = { file: string; subject: Subject; item: AuthoredItem }

/** Every authored question below `folder/items`, and a sentence for each thing that is wrong with them. */
export async function readAuthoredItems(folder: string) {
  const syllabus = syllabusFile.parse(JSON.parse(await readFile(join(folder, 'syllabus.json'), 'utf8')))
  const names = await readdir(join(folder, 'items'), { recursive: true })
  const placed: Placed[] = []
  const problems: string[] = []
  for (const file of names.filter(name => name.endsWith('.yaml')).sort()) {
    const read = readAuthoredFile(await readFile(join(folder, 'items', file), 'utf8'))
    if (read.subject) for (const item of read.items) placed.push({ file, subject: read.subject, item })
    for (const problem of read.problems) problems.push(`${file}: ${problem}`)
  }
  return { syllabus, placed, problems: [...problems, ...misplaced(placed, syllabus)] }
}

/** One file's questions; what is broken is told and left out, the rest stands. */
export function readAuthoredFile(source: string): {
  subject?: Subject
  items: AuthoredItem[]
  problems: string[]
} {
  let found: unknown
  try {
    found = parse(source)
  } catch (error) {
    return { items: [], problems: [String(error)] }
  }
  const whole = authoredFile.safeParse(found)
  if (whole.success) return { ...whole.data, problems: [] }
  return {
    items: [],
    problems: whole.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
  }
}

function misplaced(placed: Placed[], syllabus: Syllabus) {
  const topics = new Map(
    syllabus.flatMap(({ subject, topics }) => topics.map(([slug]) => [slug, subject] as const)),
  )
  const seen = new Set<string>()
  return placed.flatMap(({ file, subject, item }) => {
    const found: string[] = []
    if (topics.get(item.topic) !== subject)
      found.push(`${file}: ${item.id}: topic ${item.topic} is not of ${subject}`)
    const packed = packItem.safeParse(packedForm(subject, item))
    for (const { path, message } of packed.error?.issues ?? []) {
      found.push(`${file}: ${item.id}: ${path.join('.')}: ${message}`)
    }
    if (seen.has(item.id)) found.push(`${file}: ${item.id}: the id is taken`)
    seen.add(item.id)
    return found
  })
}
