import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languagesOf, sheetItems, type YearTable } from '../packages/domain/src/item-response/index.ts'

const FOLDER = join(import.meta.dirname, '../data/item-parameters')
const tables = readdirSync(FOLDER)
  .filter(name => name.endsWith('.json'))
  .map(name => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as YearTable)

/** 2010 and 2012 lost the most. */
const FEWEST_COUNTING = 38

test('there is a table for every year from 2009 to 2025', () => {
  expect(tables.map(({ year }) => year).sort()).toEqual(Array.from({ length: 17 }, (_, k) => 2009 + k))
})

test.each(tables.map(table => ({ year: table.year, table })))(
  '$year: every sheet has 45 places with keys and sound parameters, few of them annulled',
  ({ year, table }) => {
    for (const stored of table.booklets.filter(({ order }) => order !== null)) {
      const languages = languagesOf(table, stored)
      expect(languages.length > 0).toBe(stored.area === 'LC' && year > 2009)
      for (const language of languages.length > 0 ? languages : [null]) {
        const items = sheetItems(table, stored, language)
        expect([stored.booklet, items.length]).toEqual([stored.booklet, 45])
        const counting = items.flatMap(({ item }) => item ?? [])
        expect(counting.length).toBeGreaterThanOrEqual(FEWEST_COUNTING)
        for (const { discrimination, guess } of counting) {
          expect(discrimination > 0 && guess >= 0 && guess < 1).toBe(true)
        }
      }
    }
  },
)
