// Runs under the system's Node (20 or newer) before anything is installed: built-ins only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMPS = join(ROOT, 'node_modules/.cache/norteia')

/** The Node the project pins, wherever npm put it. */
export const NODE = join(ROOT, 'node_modules/node/bin/node')

const readStamp = name => {
  try {
    return readFileSync(join(STAMPS, name), 'utf8')
  } catch {
    return ''
  }
}

const writeStamp = (name, text) => {
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(join(STAMPS, name), text)
}

const hashOf = parts => createHash('sha256').update(parts.join('\n')).digest('hex')

/** Installs the locked dependencies when they are missing or the lock changed. */
export function ensureInstalled() {
  const wanted = hashOf([
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
    process.platform,
    process.arch,
  ])
  if (readStamp('installed') === wanted && existsSync(NODE)) return
  console.log('Instalando dependências (só na primeira vez ou quando mudam)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // A clean install only where there is nothing yet: what is there is brought up to the lock in place.
  const how = existsSync(NODE) ? ['install', '--no-save'] : ['ci']
  const { status } = spawnSync(npm, [...how, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // Without this an operator's NODE_ENV=production would leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0 || !existsSync(NODE)) {
    console.error('A instalação falhou. Confira a conexão e o espaço em disco e tente de novo.')
    process.exit(1)
  }
  writeStamp('installed', wanted)
}

const SITE_SOURCES = ['apps/web', 'packages', 'content', 'data', 'tools/build.mjs', 'package-lock.json']
const SITE_VARIABLES = ['NODE_ENV', 'APP_URL', 'CONTACT_EMAIL', 'COMPANY_NAME', 'COMPANY_CNPJ']

/** Builds the site when its sources, or what it is told of the installation, changed since the last time. */
export function ensureBuilt() {
  const wanted = hashOf([
    ...SITE_SOURCES.flatMap(source => listFiles(join(ROOT, source))),
    ...SITE_VARIABLES.map(name => `${name}=${process.env[name] ?? ''}`),
  ])
  if (readStamp('built') === wanted && existsSync(join(ROOT, 'apps/web/dist/index.html'))) return
  console.log('Construindo o site…')
  const { status } = spawnSync(NODE, ['tools/build.mjs'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeStamp('built', wanted)
}

/** Each file below a path with its size and time of change: cheap, and enough to notice an edit. */
function listFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [`${path} ${found.size} ${found.mtimeMs}`]
  return readdirSync(path)
    .filter(name => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap(name => listFiles(join(path, name)))
}

/** Runs one of ours under the pinned Node, passing signals on, and ends as it ends. */
export function handOver(script, args = [], env = {}) {
  const child = spawn(NODE, [...FLAGS, join(ROOT, script), ...args], {
    // Nothing is said over the channel; its end tells the child that this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  // The terminal's Ctrl-C reaches the child by itself too; it takes the two for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  endWithNpm(child)
}

/** npm killed outright passes nothing on, and a server nobody sees would hold the port. */
function endWithNpm(child) {
  const npm = [process.ppid, parentOf(process.ppid)].find(pid => pid > 1 && commandOf(pid).includes('npm'))
  if (!process.env.npm_lifecycle_event || !npm) return
  setInterval(() => {
    try {
      process.kill(npm, 0)
    } catch {
      child.kill('SIGTERM')
    }
  }, 500).unref()
}

const parentOf = pid => Number(ps('ppid=', pid))
const commandOf = pid => ps('command=', pid)

function ps(column, pid) {
  const { stdout } = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' })
  return stdout ?? '' // no such program in the smallest images and on Windows
}

const FLAGS = ['--disable-warning=ExperimentalWarning']
