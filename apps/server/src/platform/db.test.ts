import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
const files = readdirSync(MIGRATIONS).filter(name => name.endsWith('.sql'))

test.each(files)('migration %s holds structure only: no person, account, address or password', name => {
  const sql = readFileSync(join(MIGRATIONS, name), 'utf8')
  expect(sql).not.toMatch(/\binsert\s+into\b|\bcopy\s+\S+\s+from\b/i)
  expect(sql).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/)
  expect(sql).not.toMatch(/\$argon2|https?:\/\//)
})

test('every migration is in the journal, in its order', () => {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  const tags = journal.entries.map((entry: { tag: string }) => `${entry.tag}.sql`)
  expect(tags).toEqual([...files].sort())
})
