import type { Db } from '../platform/db.ts'

class Undo<Result> extends Error {
  result: Result
  constructor(result: Result) {
    super('a rehearsal is taken back')
    this.result = result
  }
}

/** Does the work as it would be done, and takes all of it back: what it answers is exact and nothing has changed. */
export async function rehearse<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction(async tx => {
      throw new Undo(await work(tx as Db))
    })
  } catch (error) {
    if (error instanceof Undo) return error.result as Result
    throw error
  }
}
