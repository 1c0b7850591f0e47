import { expect, test } from 'vitest'
import { fingerprint, pseudonym, systemRandom } from './secrets.ts'

test('a token is 256 bits of chance, safe in a URL', () => {
  const tokens = Array.from({ length: 200 }, systemRandom.token)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('a fingerprint is the SHA-256 of the token, so that stored ones stay valid', () => {
  expect(fingerprint('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

test('a pseudonym is stable, differs by person and by secret, and does not hold the text', () => {
  const name = pseudonym('segredo', 'ana@exemplo.br')
  expect(pseudonym('segredo', 'ana@exemplo.br')).toBe(name)
  expect(pseudonym('segredo', 'bia@exemplo.br')).not.toBe(name)
  expect(pseudonym('outro', 'ana@exemplo.br')).not.toBe(name)
  expect(name).toMatch(/^[\w-]{22}$/)
})
