import { describe, expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const ID = '0198a1b2-0000-7000-8000-000000000001'
const AT = '2026-11-21 15:00:00.123456+00'
const refused = expect.objectContaining({
  code: 'validacao',
  data: { fields: { cursor: 'Cursor inválido.' } },
})

describe('cursor', () => {
  test('comes back as it was written, microseconds included', () => {
    expect(readCursor(writeCursor([AT, ID]), ['timestamp', 'uuid'])).toEqual([AT, ID])
    expect(readCursor(writeCursor(['-12', ID]), ['integer', 'uuid'])).toEqual(['-12', ID])
  })

  test('is safe in a URL', () => {
    expect(writeCursor(['ÿÿÿ>>>???', ID])).toMatch(/^[\w-]+$/)
  })

  test.each([undefined, ''])('%o is the first page', cursor => {
    expect(readCursor(cursor, ['uuid'])).toEqual([])
  })

  test.each([
    ['no cursor at all', 'olá'],
    ['JSON that is no list', Buffer.from('{"0":1}').toString('base64url')],
    ['too few parts', writeCursor([AT])],
    ['too many parts', writeCursor([AT, ID, ID])],
    ['the parts swapped', writeCursor([ID, AT])],
    ['a part that is no text', Buffer.from(JSON.stringify([AT, 5])).toString('base64url')],
    ['SQL', writeCursor([`${AT}'; drop table users; --`, ID])],
    ['a second line', writeCursor([`${AT}\n`, ID])],
    ['an offset that does not exist', writeCursor([AT.replace('+00', '+99'), ID])],
  ])('%s is refused', (_, cursor) => {
    expect(() => readCursor(cursor, ['timestamp', 'uuid'])).toThrow(refused)
  })

  test.each(['999999999999', '1.5', '', 'x'])('%j is not an integer a column takes', text => {
    expect(() => readCursor(writeCursor([text]), ['integer'])).toThrow(refused)
  })
})
