// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  aUser,
  data,
  fakeServer,
  forgetEverything,
  offline,
  refused,
  signIn,
} from '../app/testing.tsx'
import { client } from './client.ts'
import { AuthProvider, type Session, useAuth } from './session.tsx'
import { storedToken, storedUser, storeSession } from './stored-session.ts'

afterEach(forgetEverything)

let session: Session
function Watch() {
  session = useAuth()
  return <p>{session.isLoading ? 'carregando' : (session.user?.firstName ?? 'ninguém')}</p>
}
const start = (answers: Answers) => {
  const calls = fakeServer(answers)
  render(
    <AuthProvider>
      <Watch />
    </AuthProvider>,
  )
  return calls
}
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 20)))
const validate = 'GET /api/auth/validate'

const fresh = aUser({ firstName: 'Beatriz', totalPoints: 90 })
test.each([
  ['answers the user', data({ user: fresh }), 'Beatriz', true],
  ['answers 401', refused(401, 'nao_autenticado', 'Sua sessão terminou.'), 'ninguém', false],
  ['answers success: false', { body: { success: false } }, 'ninguém', false],
  ['answers 500', refused(500, 'erro_interno', 'Erro interno.'), 'Bia', true],
  ['answers 503', refused(503, 'sobrecarga', 'Muita gente.'), 'Bia', true],
  ['answers 429', refused(429, 'muitas_tentativas', 'Espere.'), 'Bia', true],
  ['cannot be reached', offline, 'Bia', true],
])('when validate %s, the session is kept or ended as it should', async (_, answer, shown, kept) => {
  signIn()
  start({ [validate]: answer })
  await settle()
  expect(screen.getByText(shown)).toBeTruthy()
  expect(storedToken() !== null).toBe(kept)
  expect(storedUser() !== null).toBe(kept)
})

test('shows the stored user while the server is asked, and stores the newer one', async () => {
  signIn()
  start({ [validate]: data({ user: fresh }) })
  expect(screen.getByText('Bia')).toBeTruthy()
  await settle()
  expect(storedUser()?.totalPoints).toBe(90)
})

test('waits for the server when there is a token and no user to show', async () => {
  localStorage.setItem('authToken', 'uma-ficha')
  localStorage.setItem('user', '{broken')
  start({ [validate]: data({ user: fresh }) })
  expect(screen.getByText('carregando')).toBeTruthy()
  await settle()
  expect(screen.getByText('Beatriz')).toBeTruthy()
})

test('asks nothing for a visitor', async () => {
  const calls = start({})
  await settle()
  expect(screen.getByText('ninguém')).toBeTruthy()
  expect(calls).toEqual([])
})

test('a later 401 of any call ends the session', async () => {
  signIn()
  start({
    [validate]: data({ user: fresh }),
    'GET /api/account': refused(401, 'nao_autenticado', 'Terminou.'),
  })
  await settle()
  await act(() => client.account.get().catch(() => {}))
  expect(screen.getByText('ninguém')).toBeTruthy()
  expect(storedToken()).toBeNull()
})

test('a late 401 about an older token does not end the newer session', async () => {
  signIn(aUser(), 'ficha-antiga')
  let answer = (_: unknown) => {}
  start({
    [validate]: () =>
      new Promise(resolve => {
        answer = () => resolve(refused(401, 'nao_autenticado', 'Terminou.'))
      }),
  })
  await settle()
  act(() => session.login('ficha-nova', aUser({ firstName: 'Caio' })))
  answer(undefined)
  await settle()
  expect(screen.getByText('Caio')).toBeTruthy()
  expect(storedToken()).toBe('ficha-nova')
})

test('a wrong password at the door does not end the session that is open', async () => {
  signIn()
  start({
    [validate]: data({ user: fresh }),
    'POST /api/auth/login': refused(401, 'credenciais_invalidas', 'Credenciais inválidas.'),
  })
  await settle()
  await act(() => client.auth.login({ email: 'a@b.co', password: 'x' }).catch(() => {}))
  expect(storedToken()).not.toBeNull()
})

test('login, updateUser and logout keep the storage in step', async () => {
  const calls = start({ 'POST /api/auth/logout': { body: { success: true, message: 'Até logo.' } } })
  act(() => session.login('ficha', aUser()))
  expect([storedToken(), session.isAuthenticated]).toEqual(['ficha', true])
  act(() => session.updateUser({ level: 4 }))
  expect([storedUser()?.level, session.user?.level]).toEqual([4, 4])
  let heard: boolean | undefined
  await act(async () => {
    heard = await session.logout()
  })
  expect([heard, storedToken(), storedUser(), session.user]).toEqual([true, null, null, null])
  expect(calls.at(-1)).toMatchObject({ at: 'POST /api/auth/logout', authorization: 'Bearer ficha' })
})

test('leaving works without a network, and says the server did not hear', async () => {
  start({ 'POST /api/auth/logout': offline })
  act(() => session.login('ficha', aUser()))
  let heard: boolean | undefined
  await act(async () => {
    heard = await session.logout()
  })
  expect([heard, storedToken()]).toEqual([false, null])
})

test('follows what another tab does', async () => {
  start({})
  storeSession('ficha', aUser())
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'authToken' })))
  expect(screen.getByText('Bia')).toBeTruthy()
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(screen.getByText('ninguém')).toBeTruthy()
})

test('refuses to be used outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Watch />)).toThrow('useAuth must be used within an AuthProvider')
})
