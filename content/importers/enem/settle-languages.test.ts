import { expect, test } from 'vitest'
import { openQuestion } from '../testing/open-set.ts'
import { type OpenRecord, readOpenRecord } from './open-record.ts'
import { settleLanguages } from './settle-languages.ts'

const PLACES = new Map([91, 92, 93].map(index => [index, { en: 'A', es: 'B' } as const]))
const ENGLISH = 'The people of the city say that it was the end of the war and they have not seen it.'
const SPANISH = 'El turismo en los países del sur, pero también las ciudades y los pueblos, en el verano.'

const record = (index: number, language: string | null, change: object = {}): OpenRecord => {
  const value = {
    ...openQuestion(2011, { index, language: null, area: 'LC', key: 'C' }),
    language,
    ...change,
  }
  const read = readOpenRecord(value, `${index} ${language}`)
  if (!read.ok) throw new Error(read.reason)
  return read.record
}
const settle = (...records: OpenRecord[]) => settleLanguages(records, PLACES)
const languages = (...records: OpenRecord[]) => settle(...records).records.map(({ language }) => language)

test('reads the language from the words where the mark is missing', () => {
  expect(languages(record(91, null, { context: ENGLISH }), record(92, null, { context: SPANISH }))).toEqual([
    'en',
    'es',
  ])
})

test('believes the words rather than the mark, and tells', () => {
  const { records, conflicts } = settle(record(91, 'ingles', { context: SPANISH }))
  expect(records[0]!.language).toBe('es')
  expect(conflicts).toMatchObject([{ field: 'idioma', source: 'inglês', official: 'espanhol' }])
})

test('an unmarked variant is the language the other one is not', () => {
  expect(languages(record(91, 'espanhol'), record(91, null, { context: 'Charge.' }))).toEqual(['es', 'en'])
})

test('failing that it goes by the key, then by what the unmarked ones mostly are', () => {
  expect(languages(record(91, null, { correctAlternative: 'B' }))).toEqual(['es'])
  expect(languages(record(91, null, { context: ENGLISH }), record(92, null, { context: 'Charge.' }))).toEqual(
    ['en', 'en'],
  )
})

test('refuses what could be either', () => {
  const { records, refused } = settle(record(91, null))
  expect(records).toEqual([])
  expect(refused).toMatchObject([{ reason: expect.stringMatching(/inglês ou espanhol/) }])
})

test('takes a language away where the exam had none', () => {
  expect(languages(record(100, 'ingles'))).toEqual([null])
})

test('counts the same record once, and refuses another one in its place', () => {
  const { records, refused, repeated } = settle(
    record(100, null),
    record(100, null),
    record(100, null, { context: 'Outro texto.' }),
  )
  expect([records.length, repeated]).toEqual([1, 1])
  expect(refused).toMatchObject([{ reason: expect.stringMatching(/outra questão 100.*ficou a primeira/) }])
})
