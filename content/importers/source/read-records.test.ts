import { describe, expect, test } from 'vitest'
import { readRecords } from './read-records.ts'

const three = ['{"index":1,"t":"a } \\" b"}', '{"index":2,"x":{"y":[1]}}', '{"index":3}']
const whole = `{"metadata":{"limit":3,"hasMore":false},"questions":[${three.join(',')}]}`
const outcome = (text: string) =>
  readRecords(text, 'x.json').map(record =>
    'value' in record ? (record.value as { index: number }).index : record.broken,
  )

test.each([
  ['the service’s list', whole],
  ['a bare list', `[${three}]`],
])('reads %s', (_, text) => {
  expect(outcome(text)).toEqual([1, 2, 3])
})

test('reads one question by itself', () => {
  expect(outcome('{"index":7,"alternatives":[]}')).toEqual([7])
})

describe('of a file cut short', () => {
  test('gives every whole record, and says where it is cut', () => {
    const cut = whole.slice(0, whole.indexOf('"index":3') + 4)
    expect(outcome(cut)).toEqual([1, 2, expect.stringMatching(/cortado/)])
  })

  test('says it is cut even between two records', () => {
    expect(outcome(`[${three[0]},`)).toEqual([1, expect.stringMatching(/cortado/)])
  })

  test('survives a cut at any place', () => {
    // All but the last brace: then every record is there.
    for (let end = 1; end < whole.length - 1; end++) {
      const found = (() => {
        try {
          return outcome(whole.slice(0, end))
        } catch (error) {
          return [(error as Error).message]
        }
      })()
      expect([end, found.at(-1)]).toEqual([end, expect.stringMatching(/cortado|não é JSON/)])
    }
  })
})

test('one broken record loses no other', () => {
  expect(outcome(`[${three[0]},{"index":2,,},${three[2]}]`)).toEqual([1, 'o registro não é JSON', 3])
})

test.each([
  ['a page of HTML', '<html>', /HTML/],
  ['words', 'olá', /não é JSON/],
  ['an object without questions', '{"a":1}', /lista de questões/],
  ['a number', '3', /lista de questões/],
  ['an empty list', '{"questions":[]}', /nenhuma questão/],
  ['the service’s own error', '{"error":{"code":"not_found","message":"No exam found"}}', /No exam found/],
])('refuses %s', (_, text, why) => {
  expect(() => readRecords(text, 'x.json')).toThrow(why)
})
