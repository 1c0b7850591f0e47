import { ORPCError } from '@orpc/client'
import { afterEach, expect, test, vi } from 'vitest'
import { deliver, newKey } from './send-once.ts'

afterEach(() => vi.unstubAllGlobals())

const parcel = { key: 'k', input: {} }
const refused = (status: number) => () => Promise.reject(new ORPCError('x', { status, message: 'Não.' }))

test.each([400, 404, 409, 413])('a %i is final: nothing was stored', async status => {
  expect(await deliver(parcel, refused(status))).toMatchObject({ is: 'refused', refusal: { status } })
})

test.each([401, 429, 500, 503])('after a %i the same parcel may go out again', async status => {
  expect((await deliver(parcel, refused(status))).is).toBe('unsure')
})

test('a dead network leaves it open whether it arrived', async () => {
  const lost = await deliver(parcel, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(lost).toMatchObject({ is: 'unsure', refusal: { code: 'sem_conexao' } })
})

test('hands over what the server answered', async () => {
  expect(await deliver(parcel, async ({ key }) => key)).toEqual({ is: 'delivered', answer: 'k' })
})

test('makes a key without the help of a secure page', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(newKey()).not.toBe(newKey())
})
