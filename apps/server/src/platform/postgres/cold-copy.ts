import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openCluster } from './cluster.ts'
import { PASSWORD_FILE, UNFINISHED } from './initialise.ts'
import { findNative } from './native.ts'
import { findPlace, type Place } from './place.ts'
import { dataOf } from './server.ts'

const run = promisify(execFile)

type Options = { dataDir: string; say: (sentence: string) => void }

/** Copies the stopped cluster into `folder`: nothing moves meanwhile, so the copy is whole. */
export async function copyCluster(folder: string, options: Options) {
  const place = await placeOf(options)
  if (!(await exists(join(dataOf(place), 'PG_VERSION')))) {
    throw new Error(`Não há banco em ${place.home} para copiar.`)
  }
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new Error(`A pasta ${folder} não está vazia. Escolha outra.`)
  }
  await rest(options)
  const before = await stateOf(dataOf(place))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await cp(dataOf(place), folder, { recursive: true, verbatimSymlinks: true })
  await chmod(folder, 0o700)
  if (!before.equals(await stateOf(dataOf(place)))) {
    await rm(folder, { recursive: true })
    throw new Error('A Norteia foi iniciada durante a cópia, que foi desfeita. Pare-a e tente de novo.')
  }
}

/** Puts a copy in the cluster's place; what was there is set aside, not deleted. Says where, if anything was. */
export async function restoreCluster(folder: string, options: Options) {
  const place = await placeOf(options)
  await checkCopy(folder, place)
  const current = dataOf(place)
  const hadOne = await exists(join(current, 'PG_VERSION'))
  if (hadOne) await rest(options)

  // Beside first, as a new cluster is: a restore killed half-way changes nothing.
  const mark = randomBytes(4).toString('hex')
  const fresh = join(place.home, `${UNFINISHED}${mark}`)
  await mkdir(place.home, { recursive: true })
  await cp(folder, fresh, { recursive: true, verbatimSymlinks: true })
  await chmod(fresh, 0o700)
  if ('uid' in place.as) await run('chown', ['-R', `${place.as.uid}:${place.as.gid}`, fresh])

  const aside = `${current}.antes-${mark}`
  if (hadOne) await rename(current, aside)
  await rename(fresh, current)
  return hadOne ? aside : undefined
}

const placeOf = ({ dataDir, say }: Options) => findPlace({ dataDir, native: findNative(), say })

/** Opened as a server does it, which refuses when one is serving, and left cleanly stopped. */
async function rest({ dataDir }: Options) {
  const cluster = await openCluster({ dataDir, owner: true })
  await cluster.stop()
}

async function checkCopy(folder: string, place: Place) {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (!version || !(await exists(join(folder, PASSWORD_FILE)))) {
    throw new Error(`${folder} não é uma cópia feita por "db backup".`)
  }
  const { stdout } = await run(join(place.native, 'bin', 'postgres'), ['--version'])
  if (!stdout.includes(` ${version}.`)) {
    throw new Error(`A cópia é do PostgreSQL ${version}, e este é: ${stdout.trim()}.`)
  }
}

/** The control file changes whenever a server starts, stops or makes a checkpoint. */
const stateOf = (cluster: string) => readFile(join(cluster, 'global/pg_control'))

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
