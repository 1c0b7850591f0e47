// Starts a fresh clone with `npm start`, as people do: as an ordinary user, and as root in a folder only root
// may enter. Each start is asked for pages, stopped with Ctrl-C, started again, killed, and started once more.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from './project.mjs'

const FIRST_START_MS = 240_000
const SECOND_START_MS = 5_000
const STOP_MS = 20_000
const OUTSIDE = '/var/lib/norteia'
const PERSON = 'norteia-tenta'
const isRoot = process.getuid?.() === 0

const counts = { passed: 0, failed: 0 }
const groups = new Set()

function run(program, args, options = {}) {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...options })
}

async function attempt(what, act) {
  const began = performance.now()
  try {
    const note = await act()
    counts.passed++
    console.log(`✓ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)${note ? ` ${note}` : ''}`)
  } catch (error) {
    counts.failed++
    console.log(`✗ ${what}: ${error.message}`)
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

/** `npm start` in a process group of its own, as a terminal gives it one. */
function start({ clone, as, env }, port) {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PORT: String(port) },
    ...as,
  })
  groups.add(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  return { child, port, output: () => output, ended: once(child, 'exit') }
}

async function untilReady({ child, port, output }, patience) {
  const line = `Norteia pronta em http://localhost:${port}`
  const began = performance.now()
  while (!output().split('\n').includes(line)) {
    const waited = performance.now() - began
    if (child.exitCode !== null || child.signalCode || waited > patience) {
      throw new Error(`the line did not come within ${patience / 1000} s\n${output()}`)
    }
    await pause(50)
  }
}

async function useIt({ port }) {
  const at = path => `http://localhost:${port}${path}`
  const page = await fetch(at('/'))
  const html = await page.text()
  if (page.status !== 200 || !html.includes('<h1')) throw new Error(`GET / answered ${page.status}`)
  const plans = await fetch(at('/api/plans'))
  if (plans.status !== 200) throw new Error(`GET /api/plans answered ${plans.status}`)
  const login = await fetch(at('/api/auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'aluno@norteia.local', password: 'norteia-demo' }),
  })
  const { data } = await login.json()
  if (login.status !== 200 || !data?.token) throw new Error(`login answered ${login.status}`)
}

async function pressCtrlC({ child, ended }) {
  process.kill(-child.pid, 'SIGINT')
  const [code, signal] = await Promise.race([ended, pause(STOP_MS, ['too late'])])
  if (code !== 0 && code !== 130 && signal !== 'SIGINT') throw new Error(`ended with ${code ?? signal}`)
  groups.delete(child.pid)
}

/** Processes of any user whose command line names one of these folders. */
function processesIn(folders) {
  return readdirSync('/proc').filter(pid => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return folders.some(folder => line.includes(folder))
    } catch {
      return false // gone since
    }
  })
}

async function expectNobodyLeft(folders) {
  for (let i = 0; i < 40 && processesIn(folders).length > 0; i++) await pause(100)
  const left = processesIn(folders)
  if (left.length > 0) throw new Error(`still running: ${left.join(', ')}`)
}

async function tryStart(name, setting) {
  const folders = () => [setting.clone, ...databasesOf(setting.clone)]
  let running
  const startAndUse = async patience => {
    running = start(setting, await freePort())
    await untilReady(running, patience)
    await useIt(running)
  }
  await attempt(`${name}: first start, from nothing to answering`, () => startAndUse(FIRST_START_MS))
  await attempt(`${name}: Ctrl-C leaves nothing running`, async () => {
    await pressCtrlC(running)
    await expectNobodyLeft(folders())
  })
  await attempt(`${name}: second start within ${SECOND_START_MS / 1000} s`, async () => {
    const began = performance.now()
    running = start(setting, await freePort())
    await untilReady(running, SECOND_START_MS)
    const took = performance.now() - began
    await useIt(running)
    return `ready after ${(took / 1000).toFixed(2)} s`
  })
  await attempt(`${name}: starts again after everything of it was killed`, async () => {
    process.kill(-running.child.pid, 'SIGKILL')
    await running.ended
    await startAndUse(SECOND_START_MS * 2)
  })
  await attempt(`${name}: on the same port after npm alone was killed`, async () => {
    process.kill(running.child.pid, 'SIGKILL')
    await running.ended
    const { port } = running
    for (let i = 0; i < 100 && (await isTaken(port)); i++) await pause(100)
    running = start(setting, port)
    await untilReady(running, SECOND_START_MS * 2)
    await useIt(running)
  })
  await attempt(`${name}: Ctrl-C leaves nothing running, again`, async () => {
    await pressCtrlC(running)
    await expectNobodyLeft(folders())
  })
}

const isTaken = port =>
  fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  )

/** Where root's database of this clone went, if it had to. */
function databasesOf(clone) {
  if (!existsSync(OUTSIDE)) return []
  return readdirSync(OUTSIDE)
    .filter(name => name.startsWith(`${basename(clone)}-`))
    .map(name => join(OUTSIDE, name))
}

function freshClone(parent) {
  const clone = join(parent, basename(parent).replaceAll('.', '-'))
  run('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone])
  return clone
}

/** Nothing of this shell but what every shell has: no NODE_ENV, no DATABASE_URL, nothing of an outer npm. */
function environment(home) {
  const cache = run('npm', ['config', 'get', 'cache'], { stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  return { PATH: systemPath(), HOME: home, LANG: 'C.UTF-8', cache }
}

/** Without the folders that an outer `npm run` puts first, which hold a newer Node than people have. */
const systemPath = () =>
  (process.env.PATH ?? '')
    .split(':')
    .filter(folder => !folder.includes('node_modules'))
    .join(':')

async function asOrdinaryUser() {
  const parent = mkdtempSync(join(tmpdir(), 'norteia-tenta-'))
  removePerson() // left by a try that was killed
  run('useradd', ['--create-home', '--home-dir', join(parent, 'home'), '--user-group', PERSON])
  const as = { uid: Number(run('id', ['-u', PERSON])), gid: Number(run('id', ['-g', PERSON])) }
  try {
    const { cache, ...env } = environment(join(parent, 'home'))
    const clone = freshClone(parent)
    // Copied, so that what is already downloaded need not be again, and root's cache stays root's.
    const ownCache = join(parent, 'home/.npm')
    if (existsSync(join(cache, '_cacache'))) run('cp', ['-r', cache, ownCache])
    run('chown', ['-R', `${as.uid}:${as.gid}`, parent])
    await tryStart('ordinary user', { clone, as, env })
    await cleanUp(parent, clone)
  } finally {
    removePerson()
  }
}

const removePerson = () => spawnSync('userdel', [PERSON], { stdio: 'ignore' })

async function asOneself() {
  const parent = mkdtempSync(join(tmpdir(), 'norteia-tenta-'))
  const { cache, ...env } = environment(homedir())
  const clone = freshClone(parent)
  await tryStart('this user', { clone, as: {}, env: { ...env, npm_config_cache: cache } })
  await cleanUp(parent, clone)
}

async function asRootBehindAClosedDoor() {
  const parent = mkdtempSync(join(homedir(), 'norteia-tenta-')) // made with mode 0700
  const { cache, ...env } = environment(homedir())
  const clone = freshClone(parent)
  await tryStart('root in its own folder', { clone, as: {}, env: { ...env, npm_config_cache: cache } })
  await cleanUp(parent, clone)
}

async function cleanUp(parent, clone) {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // ended already
    }
  }
  groups.clear()
  const databases = databasesOf(clone)
  for (const pid of processesIn([clone, ...databases])) process.kill(Number(pid), 'SIGKILL')
  for (const folder of [parent, ...databases]) rmSync(folder, { recursive: true, force: true })
}

for (const walk of isRoot ? [asOrdinaryUser, asRootBehindAClosedDoor] : [asOneself]) {
  await walk().catch(error => {
    counts.failed++
    console.log(`✗ ${walk.name}: ${error.message}`)
  })
}

console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1
