import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Where the cluster lives and which system user runs it (PostgreSQL refuses to run as root). */
export type Place = { home: string; native: string; as: { uid: number; gid: number } | Record<string, never> }

type Wish = { dataDir: string; native: string; say: (sentence: string) => void }

/** Where root's database goes when its user cannot get into the clone (as under a home of mode 0700). */
const OUTSIDE = '/var/lib/norteia'

export async function findPlace({ dataDir, native, say }: Wish): Promise<Place> {
  const home = resolve(dataDir)
  if (process.getuid?.() !== 0) return { home, native, as: {} }

  const as = systemUser()
  const within = (await reachable(home, as)) ? home : await homeOutside(home)
  if (within !== home) say(`O usuário do banco não alcança ${home}; os dados do banco ficam em ${within}.`)
  return { home: within, native: (await reachable(native, as)) ? native : await copyBinaries(native), as }
}

async function homeOutside(home: string) {
  const mark = createHash('sha256').update(home).digest('hex').slice(0, 8)
  const outside = join(OUTSIDE, `${basename(dirname(home)) || 'raiz'}-${mark}`)
  await mkdir(outside, { recursive: true })
  // Whatever root's umask is, the database user has to get through.
  for (const folder of [OUTSIDE, outside]) await chmod(folder, 0o755)
  return outside
}

/** One copy for each version, made beside and moved into place whole: several starts may want it at once. */
async function copyBinaries(native: string) {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  const copy = join(OUTSIDE, `postgres-${version}`)
  if (existsSync(copy)) return copy
  await mkdir(OUTSIDE, { recursive: true })
  await chmod(OUTSIDE, 0o755)
  const partial = await mkdtemp(`${copy}.`)
  // Verbatim, or the libraries' links would lead back into the clone.
  await cp(native, partial, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', partial])
  await rename(partial, copy).catch(async error => {
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  })
  return copy
}

function systemUser() {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      'postgres',
    ])
    return { uid: id('-u'), gid: id('-g') }
  }
}

/** Whether each existing folder on the way lets that user pass. */
async function reachable(path: string, { uid, gid }: { uid: number; gid: number }) {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined)
    if (found) {
      const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0
      if (!((found.mode >> shift) & 1)) return false
    }
    if (folder === dirname(folder)) return true
  }
}
