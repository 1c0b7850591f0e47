// The arrows of docs/architecture.md, checked. Reads static and dynamic imports; tests may import what they like.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Lower first. A feature may use a lower tier through its doors; within `ground` the order counts too. */
const TIERS = {
  ground: ['auth', 'question-bank', 'progress', 'account', 'billing', 'sittings'],
  study: [
    'exercises',
    'mock-exams',
    'past-exams',
    'review',
    'diagnostic',
    'essays',
    'study-plans',
    'trail',
    'lessons',
    'mind-maps',
    'booklets',
    'tutor',
    'approval-guru',
    'duels',
    'pressure-challenge',
    'mentors',
    'community',
    'feed',
    'contact',
  ],
  overview: ['dashboard', 'ranking', 'achievements', 'admin'],
}

/** Pure libraries the rules may stand on. */
const PURE_LIBRARIES = ['ts-fsrs']

/** Which zone a file is in, by the start of its path; the first that fits. */
const ZONES = [
  ['domain', /^packages\/domain\/src\/([^/]+)\//],
  ['contract', /^packages\/contract\/src\//],
  ['schema', /^content\/schema\//],
  ['importer', /^content\/importers\//],
  ['server-testing', /^apps\/server\/src\/testing\//],
  ['platform', /^apps\/server\/src\/platform\//],
  ['server-feature', /^apps\/server\/src\/features\/([^/]+)\//],
  ['server-root', /^apps\/server\/src\//],
  ['gallery', /^apps\/web\/src\/app\/gallery\//],
  ['web-ui', /^apps\/web\/src\/ui\//],
  ['web-api', /^apps\/web\/src\/api\//],
  ['web-feature', /^apps\/web\/src\/features\/([^/]+)\//],
  ['web-public', /^apps\/web\/src\/public\//],
  ['web-app', /^apps\/web\/src\//],
]

/** Zone → zones it may import. Its own zone is judged by the rules further down. */
const ARROWS = {
  domain: [],
  contract: ['domain'],
  schema: ['domain'],
  importer: ['schema', 'domain'],
  platform: ['contract'],
  'server-feature': ['platform', 'contract', 'domain'],
  'server-root': ['server-feature', 'platform', 'contract', 'schema', 'importer', 'domain'],
  'web-ui': [],
  'web-api': ['contract', 'domain'],
  'web-feature': ['web-ui', 'web-api', 'contract', 'domain'],
  'web-public': ['web-ui', 'web-api', 'contract', 'domain', 'schema'],
  gallery: ['web-ui'],
  'web-app': ['web-feature', 'web-ui', 'web-api', 'gallery', 'contract', 'domain'],
}

const WORKSPACES = {
  '@norteia/domain/': name => `packages/domain/src/${name}/index.ts`,
  '@norteia/contract/': name => `packages/contract/src/${name}.ts`,
  '@norteia/contract': () => 'packages/contract/src/index.ts',
  '@norteia/content/': name => `content/${name}.ts`,
}

const zoneOf = path => {
  for (const [zone, pattern] of ZONES) {
    const match = pattern.exec(path)
    if (match) return { zone, part: match[1] }
  }
}

const IMPORT =
  /(?:^|[^.\w])(?:import|export)\s*(?:type\s+)?(?:[\w*{][^'"`;]*?\sfrom\s*)?\(?\s*['"]([^'"]+)['"]/gm

/** Every sentence of complaint about one file's imports. */
export function complaints(path, source) {
  const from = zoneOf(path)
  if (!from || /\.test\.tsx?$|test-setup\.ts$/.test(path) || from.zone === 'server-testing') return []
  const found = []
  if (from.part && from.zone.endsWith('-feature') && !tierOf(from.part)) {
    found.push(`${path}: feature "${from.part}" has no tier; name it in tools/check-imports.mjs`)
  }
  for (const [, wanted] of source.matchAll(IMPORT)) {
    const why = judge(path, from, wanted)
    if (why) found.push(`${path}: may not import ${wanted} (${why})`)
  }
  return found
}

function judge(path, from, wanted) {
  const target = resolve(path, wanted)
  if (!target)
    return from.zone === 'domain' && !PURE_LIBRARIES.includes(wanted) ? 'rules are pure' : undefined
  const to = zoneOf(target)
  if (!to) return undefined
  if (to.zone === 'server-testing') return 'test code'
  if (from.zone !== to.zone) {
    return ARROWS[from.zone].includes(to.zone) ? doorOf(from, to, target) : `${from.zone} → ${to.zone}`
  }
  if (from.part === to.part) return undefined
  if (from.zone === 'domain')
    return target.endsWith('/index.ts') ? undefined : 'another subject only by its index'
  return from.zone.endsWith('-feature') ? neighbour(from.part, to.part, target) : undefined
}

/** Whoever composes features at the top sees routes and screens; rules are reached by their one door. */
function doorOf(_from, to, target) {
  if (to.zone === 'domain' && !target.endsWith('/index.ts')) return 'a subject has one door, its index'
}

function neighbour(from, to, target) {
  const lower = rankOf(to) < rankOf(from)
  if (!lower) return `${from} does not stand above ${to}`
  const doors = ['public.ts', 'public.tsx', 'tables.ts']
  if (!doors.includes(posix.basename(target))) return `only ${doors.join(', ')} of another feature`
}

const tierOf = feature => Object.keys(TIERS).find(tier => TIERS[tier].includes(feature))

function rankOf(feature) {
  const tier = Object.keys(TIERS).indexOf(tierOf(feature))
  return tier === 0 ? TIERS.ground.indexOf(feature) : 1000 * tier
}

/** The project's file an import names, or nothing when it is a library. */
function resolve(path, wanted) {
  if (wanted.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), wanted))
  const prefix = Object.keys(WORKSPACES).find(name =>
    name.endsWith('/') ? wanted.startsWith(name) : wanted === name,
  )
  return prefix && WORKSPACES[prefix](wanted.slice(prefix.length))
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'migrations'].includes(entry.name)) yield* sources(path)
    } else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

export function checkTree(root = ROOT) {
  const all = ['apps', 'packages', 'content'].flatMap(folder => [...sources(join(root, folder))])
  return all.flatMap(file =>
    complaints(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = checkTree()
  for (const complaint of found) console.error(complaint)
  console.log(found.length === 0 ? 'imports: in order' : `imports: ${found.length} against the arrows`)
  process.exitCode = found.length === 0 ? 0 : 1
}
