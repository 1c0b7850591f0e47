// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Platform } from './platform.tsx'
import { Providers } from './providers.tsx'
import {
  aUser,
  done,
  fakeServer,
  forgetEverything,
  offline,
  openAt,
  refused,
  signIn,
  valid,
} from './testing.tsx'

afterEach(forgetEverything)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 3000 })
const menu = () => screen.getByRole('navigation', { name: 'Seções' })

test('a visitor meets the gate, which remembers where they were going', async () => {
  fakeServer({})
  openAt('/platform/conta?aba=dados')
  await heading('Login Necessário')
  expect(screen.getByText('ACESSO RESTRITO')).toBeTruthy()
  expect(screen.getByText('IA Socrática: 5 perguntas por dia')).toBeTruthy()
  const login = screen.getByRole('link', { name: 'FAZER LOGIN' })
  expect(login.getAttribute('href')).toBe('/login?voltar=%2Fplatform%2Fconta%3Faba%3Ddados')
  expect(screen.getByRole('link', { name: 'CRIAR CONTA GRÁTIS' }).getAttribute('href')).toMatch(
    /^\/register\?/,
  )
})

test('shows who is here, with role, points and level', async () => {
  const user = aUser({ totalPoints: 1250, level: 5, role: 'aluno' })
  signIn(user)
  fakeServer(valid(user))
  openAt('/platform')
  await heading('Olá, Bia')
  const card = screen.getByRole('link', { name: /Bia Souza/ })
  expect(card.textContent).toContain('Aluno')
  expect(card.textContent).toContain('1.250 pontos · Nível 5')
})

test('marks the current section and takes the focus to its title', async () => {
  signIn()
  fakeServer(valid())
  openAt('/platform')
  await heading('Olá, Bia')
  await userEvent.click(within(menu()).getByRole('link', { name: 'Simulados' }))
  const title = await heading('Simulados')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(document.title).toBe('Simulados · Norteia')
  const current = within(menu()).getByRole('link', { current: 'page' })
  expect(current.textContent).toBe('Simulados')
})

test('a visit begins with the focus where the browser put it, and going back moves it', async () => {
  signIn()
  fakeServer(valid())
  const router = openAt('/platform')
  const start = await heading('Olá, Bia')
  expect(document.activeElement).not.toBe(start)
  await act(() => router.navigate('/platform/cursos'))
  await heading('Cursos')
  await act(() => router.navigate(-1))
  const title = await heading('Olá, Bia')
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('leaving a section before it has arrived still takes the focus to the next', async () => {
  signIn()
  fakeServer(valid())
  const router = openAt('/platform/conta')
  await waitFor(() => expect(screen.queryByRole('main')).toBeTruthy(), { timeout: 3000 })
  await act(() => router.navigate('/platform/cursos'))
  const title = await heading('Cursos')
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test.each([
  ['/platform/mentores', 'Mentores'],
  ['/platform/isto-nao-existe', 'Seção não encontrada'],
])('%s says honestly that it is being built', async (address, title) => {
  signIn()
  fakeServer(valid())
  openAt(address)
  await heading(title)
  expect(screen.getByRole('heading', { name: 'Seção em desenvolvimento' })).toBeTruthy()
})

test('an English name opens its Portuguese section', async () => {
  signIn()
  fakeServer(valid())
  const router = openAt('/platform/courses')
  await heading('Cursos')
  expect(router.state.location.pathname).toBe('/platform/cursos')
})

test('the administration is not offered to a student and refuses them', async () => {
  signIn()
  fakeServer(valid())
  openAt('/platform/admin/plans')
  await screen.findByRole('heading', { name: 'Esta área é só para administradores' }, { timeout: 3000 })
  expect(screen.queryByRole('link', { name: 'Administração' })).toBeNull()
})

test('the administration is offered to an administrator', async () => {
  const user = aUser({ role: 'admin' })
  signIn(user)
  fakeServer(valid(user))
  openAt('/platform/admin')
  await heading('Administração')
  expect(within(menu()).getByRole('link', { name: 'Administração' })).toBeTruthy()
  expect(screen.queryByText('Esta área é só para administradores')).toBeNull()
})

test('a session that ended elsewhere leads to the gate', async () => {
  signIn()
  fakeServer({ 'GET /api/auth/validate': refused(401, 'nao_autenticado', 'Sua sessão terminou.') })
  openAt('/platform')
  await heading('Login Necessário')
})

test('without a network the student stays in, and is told', async () => {
  signIn()
  fakeServer({ 'GET /api/auth/validate': offline })
  openAt('/platform')
  await heading('Olá, Bia')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void fireEvent.offline(window))
  expect(screen.getByText(/Sem conexão. Você continua na sua conta/)).toBeTruthy()
  vi.restoreAllMocks()
  act(() => void fireEvent.online(window))
  expect(screen.queryByText(/Sem conexão/)).toBeNull()
})

test('leaving tells the server, says so and goes to the public page', async () => {
  signIn()
  const calls = fakeServer({ ...valid(), 'POST /api/auth/logout': done })
  const goTo = vi.fn()
  const router = createMemoryRouter([{ path: '/platform/*', element: <Platform goTo={goTo} /> }], {
    initialEntries: ['/platform'],
  })
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  await heading('Olá, Bia')
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
  expect(await screen.findByText('Logout realizado')).toBeTruthy()
  expect(screen.getByText('Você foi desconectado com sucesso')).toBeTruthy()
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(calls.map(({ at }) => at)).toContain('POST /api/auth/logout')
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'), { timeout: 2000 })
})

test('an unknown address is a 404 with a way back', async () => {
  fakeServer({})
  openAt('/nada/aqui')
  await heading('404 Page Not Found')
  expect(screen.getByText('/nada/aqui')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ir para a plataforma' })).toBeTruthy()
})
