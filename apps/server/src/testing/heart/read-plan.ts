import pg from 'pg'
import type { Statement } from './overhear.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** How many rows each of the tables has whose whole nobody should read. */
export type Sizes = ReadonlyMap<string, number>

/** A statement kept prepared settles on its plan at the sixth time: one for any values, if that looks as cheap. */
const UNTIL_SETTLED = 6
/** Read through an index or not: a query that reads this share of a table grows with it. */
const SHARE = 0.2
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i
const WRITES = /\b(insert into|update|delete from)\b/i

/**
 * What a statement does that grows with a big table: reading it row by row, or most of it some other way. Asks with its
 * values, as it is planned the first time and once it is settled. One that only reads is run to see how much.
 */
export async function findWholeReads(client: pg.ClientBase, statement: Statement, sizes: Sizes) {
  if (!PLANNED.test(statement.text)) return []
  const plans = statement.name ? await explainPrepared(client, statement) : [await explain(client, statement)]
  return [...new Set(plans.flatMap(plan => readNode(plan, sizes)))]
}

async function explain(client: pg.ClientBase, { text, values }: Statement, run = !WRITES.test(text)) {
  const { rows } = await client.query(
    `explain (${run ? 'analyze, timing off, ' : ''}format json) ${text}`,
    values,
  )
  return rows[0]['QUERY PLAN'][0].Plan as Node
}

async function explainPrepared(client: pg.ClientBase, { text, values }: Statement) {
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
  const settled = { text: `execute settled${given}`, values: [] }
  const run = !WRITES.test(text)
  await client.query(`prepare settled as ${text}`)
  try {
    const first = await explain(client, settled, run)
    for (let i = 2; i < UNTIL_SETTLED; i++) await explain(client, settled, false)
    return [first, await explain(client, settled, run)]
  } finally {
    await client.query('deallocate settled')
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`)
  return pg.escapeLiteral(String(value))
}

function readNode(node: Node, sizes: Sizes): string[] {
  const below = (node.Plans ?? []).flatMap(child => readNode(child, sizes))
  const relation = node['Relation Name'] ?? ''
  const size = sizes.get(relation)
  if (size === undefined || node['Actual Loops'] === 0) return below
  if (node['Node Type'] === 'Seq Scan') return [`reads all of ${relation}, row by row`, ...below]
  const { 'Actual Rows': rows = 0, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops = 1 } = node
  const read = (rows + removed) * loops
  return read > size * SHARE ? [`reads ${read} of ${size} ${relation} by index`, ...below] : below
}
