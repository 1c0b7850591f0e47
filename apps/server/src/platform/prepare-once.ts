/**
 * A query prepared once for each database handle: drizzle writes its SQL and PostgreSQL plans it the first
 * time only. For hot queries whose best plan does not depend on their values.
 */
export function prepareOnce<D extends object, Q>(prepare: (db: D) => Q) {
  const prepared = new WeakMap<D, Q>()
  return (db: D) => {
    const known = prepared.get(db)
    if (known) return known
    const query = prepare(db)
    prepared.set(db, query)
    return query
  }
}
