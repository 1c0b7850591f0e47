// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import {
  type Answers,
  aUser,
  data,
  fakeServer,
  forgetEverything,
  offline,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'

afterEach(forgetEverything)

const at = 'POST /api/auth/login'
const welcome = (changes = {}) => ({
  body: { success: true, message: 'Olá', data: { token: 'ficha', user: aUser(changes) } },
})

async function enter(answers: Answers, address = '/login', password = 'segredo') {
  const calls = fakeServer({ ...valid(), ...answers })
  const router = openAt(address)
  await userEvent.type(await screen.findByLabelText('E-mail', {}, { timeout: 3000 }), 'bia@exemplo.com')
  if (password) await userEvent.type(screen.getByLabelText('Senha'), password)
  await userEvent.keyboard('{Enter}')
  return { calls, router }
}

test('enters by the keyboard, greets by name and goes to the platform after a second', async () => {
  const { calls, router } = await enter({ [at]: welcome() })
  expect(await screen.findByText('Login Realizado!')).toBeTruthy()
  expect(screen.getByText('Bem-vindo de volta, Bia')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/login')
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform'), { timeout: 3000 })
  expect(calls.find(call => call.at === at)?.body).toEqual({ email: 'bia@exemplo.com', password: 'segredo' })
  expect(localStorage.getItem('authToken')).toBe('ficha')
})

test('greets by username who gave no name, and returns to the address asked for', async () => {
  const { router } = await enter({ [at]: welcome({ firstName: '' }) }, '/login?voltar=/platform/cursos')
  expect(await screen.findByText('Bem-vindo de volta, bia')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform/cursos'), { timeout: 3000 })
})

test('says what the server said, near the form too, and keeps what was typed', async () => {
  await enter({ [at]: refused(401, 'credenciais_invalidas', 'Credenciais inválidas. Tente novamente.') })
  await waitFor(() => expect(screen.getAllByText('Erro no Login')).toHaveLength(2))
  expect(screen.getByRole('alert').textContent).toContain('Credenciais inválidas. Tente novamente.')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('bia@exemplo.com')
  expect(document.activeElement).toBe(screen.getByLabelText('Senha'))
})

test('without a network says so', async () => {
  await enter({ [at]: offline })
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão')
})

test('while it is sending, the fields are closed and a second Enter sends nothing', async () => {
  let answer = () => {}
  const { calls } = await enter({
    [at]: () =>
      new Promise(resolve => {
        answer = () => resolve(welcome())
      }),
  })
  expect(await screen.findByRole('button', { name: 'Entrando...' })).toBeTruthy()
  expect(screen.getByLabelText('E-mail')).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Entrando...' }))
  answer()
  await screen.findByText('Login Realizado!')
  expect(calls.filter(call => call.at === at)).toHaveLength(1)
})

test('two presses in the same instant send once', async () => {
  const calls = fakeServer({ ...valid(), [at]: welcome() })
  openAt('/login')
  await userEvent.type(await screen.findByLabelText('E-mail'), 'bia@exemplo.com')
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo')
  const form = screen.getByLabelText('Senha').closest('form')!
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  fireEvent.submit(form)
  await screen.findByText('Login Realizado!')
  expect(calls.filter(call => call.at === at)).toHaveLength(1)
})

test('an empty password is asked for before anything is sent', async () => {
  const { calls } = await enter({}, '/login', '')
  expect(await screen.findByText('Preencha este campo.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Senha'))
  expect(calls).toEqual([])
})

test('who is already in goes straight on', async () => {
  signIn()
  fakeServer(valid())
  const router = openAt('/login?voltar=/platform/ranking')
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform/ranking'), { timeout: 3000 })
})

test('a forgotten password keeps the e-mail already typed', async () => {
  fakeServer({})
  openAt('/login')
  await userEvent.type(await screen.findByLabelText('E-mail'), 'bia@exemplo.com')
  await userEvent.click(screen.getByRole('link', { name: 'Esqueceu a senha?' }))
  await screen.findByRole('button', { name: 'Enviar link' })
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('bia@exemplo.com')
})

test('offers the other doors', async () => {
  fakeServer({ 'GET /api/auth/validate': data({}) })
  openAt('/login')
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link('Esqueceu a senha?')).toBe('/forgot-password')
  expect(await link('Criar conta gratuita')).toBe('/register')
  expect(await link('Voltar ao site')).toBe('/')
})
