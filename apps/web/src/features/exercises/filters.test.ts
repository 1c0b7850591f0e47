import { expect, test } from 'vitest'
import { countFilters, readFilters, searchOf, withFilter } from './filters.ts'

const read = (text: string) => readFilters(new URLSearchParams(text))

test('reads every filter an address may carry', () => {
  const all =
    'subject=fisica&topic=fis-calor&difficulty=hard&area=CN&skill=21&source=enem&year=2019&only=erradas'
  expect(read(all)).toEqual({
    subject: 'fisica',
    topic: 'fis-calor',
    difficulty: 'hard',
    area: 'CN',
    skill: 21,
    source: 'enem',
    year: 2019,
    only: 'erradas',
  })
  expect(readFilters(new URLSearchParams(searchOf(read(all))))).toEqual(read(all))
})

test.each([
  'subject=alquimia',
  'difficulty=impossivel',
  'skill=31',
  'skill=2.5',
  'year=20',
  'only=todas',
  'source=x',
  'area=XX',
])('leaves %s out', text => expect(read(text)).toEqual({}))

test('"todos" and an empty value are no filter', () => {
  expect(read('subject=todos&difficulty=todos&topic=&year=')).toEqual({})
})

test('knows a subject by the name a person would write', () => {
  expect(read('subject=F%C3%ADsica')).toEqual({ subject: 'fisica' })
})

test('another subject lets go of topic and skill', () => {
  const filters = read('subject=fisica&topic=fis-calor&skill=21&difficulty=hard')
  expect(withFilter(filters, 'subject', 'quimica')).toEqual({ subject: 'quimica', difficulty: 'hard' })
})

test('a filter set to nothing is gone, also from the address', () => {
  const without = withFilter(read('subject=fisica&only=erradas'), 'only', undefined)
  expect(searchOf(without)).toBe('?subject=fisica')
  expect(countFilters(without)).toBe(1)
  expect(searchOf({})).toBe('')
})

test('keeps what else an address carries', () => {
  expect(searchOf({ subject: 'fisica' }, { ordem: 'adaptada', apos: undefined })).toBe(
    '?subject=fisica&ordem=adaptada',
  )
})
