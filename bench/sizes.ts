import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './serve.ts'
import { figure, type Row } from './table.ts'

/** What the server needs of the repository, beside the installed packages. */
const APPLICATION = [
  'apps/server/src',
  'apps/server/migrations',
  'apps/web/dist',
  'packages',
  'content',
  'data',
]
const LARGEST_SHOWN = 4

const megabytes = (bytes: number) => `${figure(bytes / 1e6, 1)} MB`

/** Weighs what is on the disk. The production install is told from the lock file, without installing again. */
export async function benchSizes(): Promise<Row[]> {
  const everything = await sizeOf(join(ROOT, 'node_modules'))
  const packages = await productionPackages()
  const production = packages.reduce((sum, { size }) => sum + size, 0)
  const largest = packages.toSorted((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN)
  const sizes = await Promise.all(APPLICATION.map(path => sizeOf(join(ROOT, path))))
  const application = sizes.reduce((sum, size) => sum + size, 0)
  return [
    { what: 'node_modules para desenvolver', measured: megabytes(everything) },
    {
      what: 'node_modules de produção (camada da imagem, estimada)',
      measured: `${megabytes(production)} em ${packages.length} pacotes`,
    },
    {
      what: '… os maiores',
      measured: largest.map(({ name, size }) => `${name} ${megabytes(size)}`).join(', '),
    },
    { what: 'Aplicação e site (camada da imagem, estimada)', measured: megabytes(application) },
  ]
}

type LockedPackage = { dev?: boolean; devOptional?: boolean; link?: boolean }

/** What `npm ci --omit=dev` would leave here: optional packages for other machines are not on the disk. */
async function productionPackages() {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    await readFile(join(ROOT, 'package-lock.json'), 'utf8'),
  )
  const wanted = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  )
  const found = await Promise.all(
    wanted.map(async ([path]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      // Packages below a package have a line of their own in the lock file.
      size: await sizeOf(join(ROOT, path), 'node_modules'),
    })),
  )
  return found.filter(({ size }) => size > 0)
}

/** Bytes of all files below a path, one stored under several names counted once; nothing where there is nothing. */
async function sizeOf(path: string, except?: string): Promise<number> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isDirectory()) return found ? found.size / found.nlink : 0
  const names = (await readdir(path)).filter(name => name !== except)
  const sizes = await Promise.all(names.map(name => sizeOf(join(path, name), except)))
  return sizes.reduce((sum, size) => sum + size, 0)
}
