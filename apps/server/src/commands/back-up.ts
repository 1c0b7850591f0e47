import { resolve } from 'node:path'
import { readConfig } from '../platform/config.ts'
import { migrateDatabase } from '../platform/db.ts'
import { copyCluster, restoreCluster } from '../platform/postgres/cold-copy.ts'
import { dumpDatabase, restoreDump } from '../platform/postgres/dump.ts'

const say = (sentence: string) => console.error(sentence)

/** A file by pg_dump where DATABASE_URL says, at any time; a folder of the embedded database, which must be at rest. */
export async function backUp(args: string[]) {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const target = targetOf(args)
  if (databaseUrl) await dumpDatabase(databaseUrl, target)
  else await copyCluster(target, { dataDir, say })
  console.log(
    `Cópia de segurança em ${target}. Ela contém dados pessoais: guarde-a cifrada e longe desta máquina.`,
  )
}

export async function restore(args: string[]) {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const source = targetOf(args)
  if (databaseUrl) {
    await restoreDump(databaseUrl, source)
    // A copy may be older than the code that reads it.
    await migrateDatabase(databaseUrl)
  } else {
    const aside = await restoreCluster(source, { dataDir, say })
    if (aside) console.log(`O banco que estava em uso ficou em ${aside}. Apague-o quando não precisar mais.`)
  }
  console.log('Banco restaurado.')
}

function targetOf(args: string[]) {
  const [path, ...rest] = args
  if (!path || rest.length > 0) throw new Error('Informe um caminho: o da cópia de segurança.')
  // npm changes into the project's folder; the path was written where the person is.
  return resolve(process.env.INIT_CWD ?? '.', path)
}
