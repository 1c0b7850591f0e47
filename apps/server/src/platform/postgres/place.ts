import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Where the cluster lives and which system user runs it (PostgreSQL refuses to run as root). */
export type Place = { home: string; native: string; as: { uid: number; gid: number } | Record<string, never> }

type Wish = { dataDir: string; native: string; say: (sentence: string) => void }

export async function findPlace({ dataDir, native, say }: Wish): Promise<Place> {
  const home = resolve(dataDir)
  if (process.getuid?.() !== 0) return { home, native, as: {} }

  const as = systemUser()
  if ((await reachable(home, as)) && (await reachable(native, as))) return { home, native, as }

  // A clone under root's own home (mode 0700): the database user cannot get in, so both move out.
  const name = `${basename(dirname(home)) || 'raiz'}-${createHash('sha256').update(home).digest('hex').slice(0, 8)}`
  const outside = join('/var/lib/norteia', name)
  await mkdir(outside, { recursive: true })
  // Whatever root's umask is, the database user has to get through.
  for (const folder of [dirname(outside), outside]) await chmod(folder, 0o755)
  say(`O usuário do banco não alcança ${home}; dados e binários do banco ficam em ${outside}.`)
  return { home: outside, native: await copyBinaries(native, join(outside, 'postgres-bin')), as }
}

async function copyBinaries(native: string, copy: string) {
  const version = await readFile(join(native, '..', 'package.json'), 'utf8')
  const stamp = join(copy, 'package.json')
  const copied = await readFile(stamp, 'utf8').catch(() => '')
  if (copied !== version) {
    await cp(native, copy, { recursive: true, force: true })
    execFileSync('chmod', ['-R', 'a+rX', copy])
    await writeFile(stamp, version)
  }
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
