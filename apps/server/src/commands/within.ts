import { resolve } from 'node:path'
import { readConfig } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { openMigratedDatabase } from '../world.ts'

/** Runs a command on the configured database, starting the embedded one if it is not running. */
export async function withDatabase<T>(work: (db: Db, production: boolean) => Promise<T>) {
  const config = readConfig(process.env)
  const world = await openMigratedDatabase(config, createLog('warn'), { owner: false, say: console.error })
  try {
    return await work(world.database.db, config.production)
  } finally {
    await world.close()
  }
}

/** A path as the person wrote it: npm has changed into the project's folder meanwhile. */
export const pathFrom = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)

export function yearFrom(text: string | undefined) {
  if (text === undefined) return undefined
  if (!/^(19|20)\d\d$/.test(text)) throw new Error('--year deve ser um ano, como 2017.')
  return Number(text)
}
