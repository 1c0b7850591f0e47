// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import {
  aUser,
  data,
  done,
  fakeServer,
  forgetEverything,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'

afterEach(forgetEverything)

const spent = refused(400, 'token_invalido', 'Este link já foi usado ou passou da validade. Peça um novo.')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 3000 })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('forgot password answers the same words whoever asks', async () => {
  const calls = fakeServer({ 'POST /api/auth/forgot-password': done })
  openAt('/forgot-password')
  await heading('Esqueceu a senha?')
  await userEvent.type(screen.getByLabelText('E-mail'), 'ninguem@exemplo.com{Enter}')
  expect(await screen.findByText(/Se houver uma conta com ninguem@exemplo.com/)).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ email: 'ninguem@exemplo.com' })
})

test('forgot password tells who asks too often to wait', async () => {
  fakeServer({ 'POST /api/auth/forgot-password': refused(429, 'muitas_tentativas', 'Espere um pouco.') })
  openAt('/forgot-password')
  await heading('Esqueceu a senha?')
  await userEvent.type(screen.getByLabelText('E-mail'), 'bia@exemplo.com{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Espere um pouco.')
})

test('reset password checks the repetition, then changes it', async () => {
  const calls = fakeServer({ 'POST /api/auth/reset-password': done })
  openAt('/reset-password?token=segredo-do-email-123')
  await heading('Escolha uma nova senha')
  await userEvent.type(screen.getByLabelText('Nova senha'), 'novinha')
  await userEvent.type(screen.getByLabelText('Repita a senha'), 'outra')
  await press('Trocar senha')
  expect(await screen.findByText('As senhas não coincidem')).toBeTruthy()
  expect(calls).toEqual([])
  await userEvent.clear(screen.getByLabelText('Repita a senha'))
  await userEvent.type(screen.getByLabelText('Repita a senha'), 'novinha{Enter}')
  await heading('Senha trocada')
  expect(calls[0]?.body).toEqual({ token: 'segredo-do-email-123', password: 'novinha' })
})

test('a spent reset link leads to another', async () => {
  fakeServer({ 'POST /api/auth/reset-password': spent })
  openAt('/reset-password?token=segredo-do-email-123')
  await heading('Escolha uma nova senha')
  await userEvent.type(screen.getByLabelText('Nova senha'), 'novinha')
  await userEvent.type(screen.getByLabelText('Repita a senha'), 'novinha{Enter}')
  await heading('Este link não vale mais')
  expect(screen.getByRole('link', { name: 'Pedir outro link' }).getAttribute('href')).toBe('/forgot-password')
})

test.each(['/reset-password', '/verificar-email', '/responsavel'])(
  '%s without its token says so',
  async address => {
    const calls = fakeServer({})
    openAt(address)
    await heading('Este link não vale mais')
    expect(calls).toEqual([])
  },
)

test('verifying the e-mail is sent once and the open session learns of it', async () => {
  const user = aUser({ emailVerified: false })
  signIn(user)
  const calls = fakeServer({ ...valid(user), 'POST /api/auth/verify-email': done })
  openAt('/verificar-email?token=segredo-do-email-123')
  await heading('E-mail confirmado')
  expect(calls.filter(({ at }) => at === 'POST /api/auth/verify-email')).toHaveLength(1)
  await waitFor(() => expect(localStorage.getItem('user')).toContain('"emailVerified":true'))
})

test('a spent verification link says how to get another', async () => {
  fakeServer({ 'POST /api/auth/verify-email': spent })
  openAt('/verificar-email?token=segredo-do-email-123')
  await heading('Este link não vale mais')
  expect(screen.getByText(/peça outro link em Minha conta/)).toBeTruthy()
})

test('a guardian confirms by a button, never by opening the link', async () => {
  const calls = fakeServer({ 'POST /api/auth/guardian': data({ studentFirstName: 'Bia' }) })
  openAt('/responsavel?token=segredo-do-email-123')
  await heading('Confirmação do responsável')
  expect(calls).toEqual([])
  await press('Sou responsável e confirmo')
  await heading('Confirmado, obrigado')
  expect(screen.getByText('Bia já pode participar das áreas sociais.')).toBeTruthy()
})
