import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './place.ts'
import { dataOf } from './server.ts'

const run = promisify(execFile)

/** Lies in the cluster's own folder, so that a copy of the folder is whole. */
export const PASSWORD_FILE = 'norteia-password'
export const UNFINISHED = 'postgres.new-'
/** An `initdb` orphaned by a killed start ends within seconds; what is older is nobody's. */
const ABANDONED_AFTER_MS = 60_000

/** Makes the cluster when there is none, and gives its password. */
export async function ensureInitialised(place: Place, user: string): Promise<string> {
  await removeAbandoned(place)
  const known = await readPassword(place)
  if (known) return known

  // Made beside and moved into place in one step: a start killed half-way leaves nothing that looks whole.
  const fresh = join(place.home, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${fresh}-password`
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if ('uid' in place.as) {
    for (const path of [fresh, passwordFile]) await chown(path, place.as.uid!, place.as.gid!)
  }
  await run(
    join(place.native, 'bin', 'initdb'),
    [
      `--pgdata=${fresh}`,
      `--pwfile=${passwordFile}`,
      `--username=${user}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order of text on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...place.as, cwd: place.home },
  )
  await rename(passwordFile, join(fresh, PASSWORD_FILE))
  try {
    await rename(fresh, dataOf(place))
    return password
  } catch (error) {
    // Another start may have made it in the same second; then its cluster is the one.
    const theirs = await readPassword(place)
    if (!theirs) throw error
    await rm(fresh, { recursive: true, force: true })
    return theirs
  }
}

async function readPassword(place: Place) {
  const file = join(dataOf(place), PASSWORD_FILE)
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known) return known
  const initialised = await stat(join(dataOf(place), 'PG_VERSION')).catch(() => undefined)
  if (initialised) {
    throw new Error(`Há um banco em ${dataOf(place)}, mas falta a senha dele em ${file}. Restaure o arquivo.`)
  }
  return undefined
}

async function removeAbandoned({ home }: Place) {
  for (const name of await readdir(home)) {
    if (!name.startsWith(UNFINISHED)) continue
    const found = await stat(join(home, name)).catch(() => undefined)
    const abandoned = found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS
    if (abandoned) await rm(join(home, name), { recursive: true, force: true })
  }
}
