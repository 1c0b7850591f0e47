import { populate } from './populate.ts'
import { startPostgres } from './postgres.ts'
import { end } from './processes.ts'
import { serve } from './serve.ts'

/** A populated installation in production, for as long as `measure` takes. */
export async function withSite<T>(measure: (origin: string) => Promise<T>) {
  const postgres = await startPostgres()
  try {
    await populate(postgres.url)
    const { child, origin } = await serve({ env: { DATABASE_URL: postgres.url } })
    try {
      return await measure(origin)
    } finally {
      await end(child)
    }
  } finally {
    await postgres.stop()
  }
}
