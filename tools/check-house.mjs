// Rules of the house a linter does not know: sizes, names, and no clock or chance among the rules.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const MOST_LINES = 300
const MOST_TEST_LINES = 500
const DRAWERS = /^(utils?|helpers?|common|misc|types|services?|managers?)(\.\w+)*$/
const UNSEEN = new Set(['node_modules', 'dist', 'migrations', '.git', '.data', 'test-results'])
/** Clock and chance come into a rule as arguments. */
const IMPURE = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b/

export function complaints(path, source) {
  const found = []
  const lines = source.split('\n').length
  const most = /\.(test|spec)\.tsx?$/.test(path) ? MOST_TEST_LINES : MOST_LINES
  if (lines > most) found.push(`${path}: ${lines} lines, at most ${most}; split by meaning`)
  for (const part of path.split('/')) {
    if (DRAWERS.test(part)) found.push(`${path}: "${part}" is a drawer; name it for what it holds`)
  }
  if (/^packages\/domain\//.test(path) && !/\.test\.ts$/.test(path) && IMPURE.test(source)) {
    found.push(`${path}: a rule takes time and chance as arguments`)
  }
  if (/\b(it|test|describe)\.(only|skip|todo)\(/.test(source)) found.push(`${path}: a test is left out`)
  return found
}

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!UNSEEN.has(entry.name)) yield* files(path)
    } else if (/\.(tsx?|mjs|css)$/.test(entry.name)) yield path
  }
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

export function checkTree(root = ROOT) {
  return [...files(root)].flatMap(file =>
    complaints(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')),
  )
}

if (basename(process.argv[1] ?? '') === 'check-house.mjs') {
  const found = checkTree()
  for (const complaint of found) console.error(complaint)
  console.log(found.length === 0 ? 'house: in order' : `house: ${found.length} complaints`)
  process.exitCode = found.length === 0 ? 0 : 1
}
