// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import {
  type Answers,
  aProfile,
  aUser,
  data,
  fakeServer,
  forgetEverything,
  openAt,
  refused,
  valid,
} from '../../app/testing.tsx'

afterEach(forgetEverything)

const at = 'POST /api/auth/register'
const created = {
  status: 201,
  body: { success: true, message: 'Oi', data: { token: 'ficha', user: aUser({ socialDoor: 'birth-date' }) } },
}

type Typed = { password?: string; confirmation?: string }

async function signUp(answers: Answers, { password = 'segredo', confirmation = password }: Typed = {}) {
  const calls = fakeServer({ ...valid(), ...answers })
  const router = openAt('/register')
  await userEvent.type(await screen.findByLabelText('Nome', {}, { timeout: 3000 }), 'Bia')
  await userEvent.type(screen.getByLabelText('Sobrenome'), 'Souza')
  await userEvent.type(screen.getByLabelText('E-mail'), 'bia@exemplo.com')
  await userEvent.type(screen.getByLabelText('Senha'), password)
  await userEvent.type(screen.getByLabelText('Repita a senha'), confirmation)
  await userEvent.click(screen.getByRole('button', { name: 'CRIAR CONTA GRÁTIS' }))
  return { calls, router }
}

test('sends what the specification asks for and then asks the birth date', async () => {
  const { calls } = await signUp({ [at]: created })
  expect(await screen.findByRole('heading', { name: 'Quando você nasceu?' })).toBeTruthy()
  expect(calls.find(call => call.at === at)?.body).toEqual({
    username: 'bia',
    firstName: 'Bia',
    lastName: 'Souza',
    email: 'bia@exemplo.com',
    password: 'segredo',
    role: 'freemium',
  })
  expect(localStorage.getItem('authToken')).toBe('ficha')
})

test('the birth date may wait', async () => {
  const { calls, router } = await signUp({ [at]: created })
  await userEvent.click(await screen.findByRole('button', { name: 'Agora não' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform'), { timeout: 4000 })
  expect(calls.map(call => call.at)).not.toContain('PUT /api/account/birth-date')
})

test('under 16 it asks for a guardian, and only then', async () => {
  const saved = aProfile({
    birthDate: '2014-03-02',
    guardianEmail: 'mae@exemplo.com',
    socialDoor: 'guardian',
  })
  const { calls, router } = await signUp({ [at]: created, 'PUT /api/account/birth-date': data(saved) })
  const date = await screen.findByLabelText('Data de nascimento')
  await userEvent.type(date, '2001-03-02')
  expect(screen.queryByLabelText('E-mail do responsável')).toBeNull()
  await userEvent.clear(date)
  await userEvent.type(date, '2014-03-02')
  await userEvent.type(screen.getByLabelText('E-mail do responsável'), 'mae@exemplo.com')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform'), { timeout: 4000 })
  const sent = calls.find(call => call.at === 'PUT /api/account/birth-date')
  expect(sent?.body).toEqual({ birthDate: '2014-03-02', guardianEmail: 'mae@exemplo.com' })
})

test.each([
  [{ password: '12345' }, 'A senha deve ter pelo menos 6 caracteres', 'Senha'],
  [{ password: 'segredo', confirmation: 'segredos' }, 'As senhas não coincidem', 'Repita a senha'],
])('refuses %j before sending', async (typed, sentence, field) => {
  const { calls } = await signUp({}, typed)
  expect(await screen.findByText('Erro de Validação')).toBeTruthy()
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(screen.getByLabelText(field))
  expect(calls).toEqual([])
})

test('a refusal of the server is said at its field, which takes the focus', async () => {
  const taken = 'Já existe uma conta com este e-mail. Que tal entrar?'
  await signUp({ [at]: refused(409, 'email_em_uso', taken, { email: taken }) })
  await waitFor(() => expect(screen.getAllByText('Erro no Cadastro')).toHaveLength(2))
  const email = screen.getByLabelText('E-mail')
  expect(email).toHaveAccessibleDescription(taken)
  expect(document.activeElement).toBe(email)
})

test('a broken server is not quoted', async () => {
  await signUp({ [at]: { status: 502, body: 'Bad Gateway' } })
  expect((await screen.findByRole('alert')).textContent).toContain('Erro interno. Tente novamente.')
})

test('says what is free before asking for anything', async () => {
  fakeServer({})
  openAt('/register')
  expect(await screen.findByText('5 perguntas por dia à IA Socrática')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Já tenho conta: entrar' }).getAttribute('href')).toContain(
    '/login',
  )
})
