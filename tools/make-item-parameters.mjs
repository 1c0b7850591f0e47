// Makes data/item-parameters/<year>.json from the corrected table of INEP's items (see the README there):
// node tools/make-item-parameters.mjs <items.csv or items.csv.gz>
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readItemTable } from '../packages/domain/src/item-response/index.ts'

const FOLDER = join(import.meta.dirname, '../data/item-parameters')
const SOURCE = process.argv[2] ?? join(import.meta.dirname, '../../shared/data/tri/items.csv.gz')

const bytes = readFileSync(SOURCE)
const csv = (SOURCE.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
const read = readItemTable(csv)
if (!read.ok) {
  console.error(`${SOURCE}: ${JSON.stringify(read)}`)
  process.exit(1)
}

/** One record a line: small, and a change of one item reads as one line of difference. */
const lines = records => records.map(record => JSON.stringify(record)).join(',\n')

for (const { year, families, orders, booklets } of read.years) {
  const groups = families.map(({ area, items }) => `{"area":"${area}","items":[\n${lines(items)}\n]}`)
  const text = `{"year":${year},
"families":[${groups.join(',\n')}],
"orders":[
${lines(orders)}
],
"booklets":[
${lines(booklets)}
]}
`
  writeFileSync(join(FOLDER, `${year}.json`), text)
  console.log(`${year}: ${booklets.length} booklets, ${(text.length / 1024).toFixed(0)} kB`)
}
