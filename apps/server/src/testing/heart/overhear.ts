import type pg from 'pg'

export type Statement = { name?: string; text: string; values: unknown[] }

/** Listens to every statement a pool sends. Call it before the pool is used. */
export function overhear(pool: pg.Pool) {
  const heard: Statement[] = []
  pool.on('connect', client => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const listening = (...args: unknown[]) => {
      const [asked, values] = args as [string | Statement, unknown]
      const {
        name,
        text,
        values: own,
      } = typeof asked === 'string' ? ({ name: undefined, text: asked } as Statement) : asked
      heard.push({ name, text, values: own ?? (Array.isArray(values) ? values : []) })
      return query(...args)
    }
    client.query = listening as typeof client.query
  })
  /** What was said since the last time somebody asked. */
  return () => heard.splice(0)
}
