import { expect, test } from 'vitest'
import { usernameFrom } from './username.ts'

test.each([
  ['maria@exemplo.br', 0, 'maria'],
  ['Maria.Souza+enem@exemplo.br', 0, 'maria.souzaenem'],
  ['maria@exemplo.br', 1, 'maria2'],
  ['joão@exemplo.br', 0, 'joao'],
  ['漢字@exemplo.br', 0, 'estudante'],
  ['"a@b"@exemplo.br', 0, 'ab'],
])('%s with %i taken becomes %s', (email, taken, username) => {
  expect(usernameFrom(email, taken)).toBe(username)
})

test('a long name leaves room for its number', () => {
  expect(usernameFrom(`${'a'.repeat(60)}@exemplo.br`, 11)).toBe(`${'a'.repeat(22)}12`)
})
